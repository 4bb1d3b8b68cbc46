import Foundation
import PlaygroundBrowser
import Testing

/// The drags of a reader, in a real browser; what is on the page is compared with what the kit says.
extension InBrowser.FingerTests {
    /// A page that looks inside.
    private func page(_ link: String) throws -> PlaygroundPage {
        let page = try PlaygroundPage(link)
        try page.click("#inspect")
        try page.wait("document.querySelector('#overlay rect')")
        return page
    }

    /// Compares what is drawn with what the kit says of a view, and returns where it is.
    private func frame(of view: String, on page: PlaygroundPage, sourceLocation: SourceLocation = #_sourceLocation)
        throws -> CGRect
    {
        let (drawn, told) = (try page.drawn(view), try page.told(view))
        for (first, second) in [(drawn.minX, told.minX), (drawn.minY, told.minY), (drawn.width, told.width)] {
            #expect(abs(first - second) < 0.1, "\(view): drawn \(drawn), told \(told)", sourceLocation: sourceLocation)
        }
        return told
    }

    @Test("a half-sheet is dragged to its large detent, and thrown away")
    func drag() throws {
        let page = try page("style=halfSheet")
        #expect(try frame(of: "place-list", on: page).minY == 392)
        try page.drag(from: CGPoint(x: 196, y: 410), to: CGPoint(x: 196, y: 100))
        try page.settle()
        #expect(try frame(of: "place-list", on: page).minY == 69)
        try page.drag(from: CGPoint(x: 196, y: 85), to: CGPoint(x: 196, y: 700), steps: 8, isThrown: true)
        try page.wait("document.querySelector('#present').textContent === 'Present'")
        try page.settle()
        #expect(try page.drawn("place-list").isNull)
        #expect(try page.text("document.querySelector('#calls').textContent").contains("onDismiss(.swipe)"))
    }

    @Test("a card that leaves is caught in flight, and goes back")
    func catching() throws {
        let page = try page("style=card&speed=0.1")
        let rest = try frame(of: "now-playing", on: page)
        try page.click("#present")
        try page.wait("document.querySelector('#present').textContent === 'Dismiss'")
        Thread.sleep(forTimeInterval: 0.35)
        let middle = CGPoint(x: rest.midX, y: rest.maxY - 20)
        try page.press(middle)
        for step in 1...4 { try page.move(to: CGPoint(x: middle.x, y: middle.y - CGFloat(5 * step))) }
        Thread.sleep(forTimeInterval: 0.4)
        let caught = try page.drawn("now-playing")
        #expect(caught.minY > rest.minY + 4 && caught.minY < 850)
        Thread.sleep(forTimeInterval: 0.6)
        #expect(abs(try page.drawn("now-playing").minY - caught.minY) < 0.01)
        try page.move(to: CGPoint(x: middle.x, y: middle.y - 40))
        Thread.sleep(forTimeInterval: 0.3)
        #expect(try page.drawn("now-playing").minY < caught.minY - 15)
        try page.release(CGPoint(x: middle.x, y: middle.y - 40))
        try page.settle()
        #expect(try frame(of: "now-playing", on: page) == rest)
    }

    @Test("in a large sheet the same finger scrolls the list, and the sheet stays")
    func handOff() throws {
        let page = try page("style=halfSheet&selectedDetentIdentifier=.large")
        let list = try page.told("places")
        let row = "UILabel “North Quay Books”"
        let before = try page.told(row).minY
        try page.drag(from: CGPoint(x: 196, y: 600), to: CGPoint(x: 196, y: 450))
        try page.settle()
        #expect(try page.told("places") == list)
        #expect(try (120...150).contains(before - page.told(row).minY))
        #expect(try frame(of: "place-list", on: page).minY == 69)
    }

    @Test("from the edge of the screen a drawer comes with the finger, and goes with it")
    func edge() throws {
        let page = try page("style=edgeDrawer")
        #expect(try page.drawn("library-menu").isNull)
        try page.drag(from: CGPoint(x: 2, y: 500), to: CGPoint(x: 300, y: 500))
        try page.settle()
        #expect(try frame(of: "library-menu", on: page).minX == 0)
        try page.screenshot("drawer")
        try page.drag(from: CGPoint(x: 250, y: 500), to: CGPoint(x: 10, y: 500))
        try page.settle()
        #expect(try page.drawn("library-menu").isNull)
    }

    @Test("in a stack a row is tapped, and a finger anywhere goes back")
    func stack() throws {
        let page = try page("style=stack")
        try page.tap(CGPoint(x: 196, y: 300))
        try page.settle()
        #expect(try frame(of: "album", on: page).minX == 0)
        try page.press(CGPoint(x: 60, y: 500))
        for step in 1...10 {
            Thread.sleep(forTimeInterval: 0.016)
            try page.move(to: CGPoint(x: 60 + 10 * step, y: 500))
        }
        Thread.sleep(forTimeInterval: 0.3)
        #expect(try frame(of: "album", on: page).minX > 60)
        try page.move(to: CGPoint(x: 330, y: 500))
        try page.release(CGPoint(x: 330, y: 500))
        try page.settle()
        #expect(try page.drawn("album").isNull)
        #expect(try frame(of: "albums", on: page).minX == 0)
    }

    @Test("the bar of a mini player is dragged up into its screen, and the screen down again")
    func miniPlayer() throws {
        let page = try page("style=miniPlayer")
        #expect(try page.drawn("player").isNull)
        try page.drag(from: CGPoint(x: 196, y: 785), to: CGPoint(x: 196, y: 300))
        try page.settle()
        #expect(try frame(of: "player", on: page).minX == 12)
        try page.drag(from: CGPoint(x: 196, y: 300), to: CGPoint(x: 196, y: 750), steps: 10, isThrown: true)
        try page.settle()
        #expect(try page.drawn("player").isNull)
        #expect(try page.text("document.querySelector('#calls').textContent").contains("onDismiss(.swipe)"))
    }

    @Test("across the screen a finger changes the tab")
    func tabs() throws {
        let page = try page("style=tabs")
        let first = try page.text("document.querySelector('#picture').textContent")
        #expect(first.contains("Slow Tides"))
        try page.drag(from: CGPoint(x: 320, y: 450), to: CGPoint(x: 60, y: 450))
        try page.settle()
        #expect(try !page.text("document.querySelector('#picture').textContent").contains("Slow Tides"))
        try page.drag(from: CGPoint(x: 60, y: 450), to: CGPoint(x: 320, y: 450))
        try page.settle()
        #expect(try page.text("document.querySelector('#picture').textContent") == first)
    }

    @Test("a tap outside dismisses")
    func tapOutside() throws {
        let page = try page("style=popup")
        let popup = try frame(of: "permission", on: page)
        #expect(abs(popup.minX - 36.67) < 0.01)
        #expect(popup.width == 320)
        try page.tap(CGPoint(x: 196, y: 90))
        try page.settle()
        #expect(try page.drawn("permission").isNull)
    }

    @Test("what is typed comes into the field, over the keyboard; the delete key deletes, and Escape dismisses")
    func typing() throws {
        let page = try page("style=halfSheet&selectedDetentIdentifier=.large")
        try page.tap(CGPoint(x: 196, y: 115))
        try page.settle()
        try page.type("Bakery ä")
        try page.pressKey("Backspace")
        try page.settle()
        #expect(
            try page.text("[...document.querySelectorAll('#picture text')].map((t) => t.textContent).join('|')")
                .contains("|Bakery|"))
        #expect(try page.text("document.querySelector('#picture [data-derived=keyboard]') !== null") == "true")
        try page.screenshot("typing")
        try page.pressKey("Escape")
        try page.settle()
        #expect(try page.drawn("place-list").isNull)
    }

    @Test("the wheel scrolls what is under it")
    func wheel() throws {
        let page = try page("style=halfSheet&selectedDetentIdentifier=.large")
        let query = "Number(document.querySelectorAll('#overlay rect[data-name=\"place-3\"]')[0].getAttribute('y'))"
        let before = try page.number(query)
        let point = try page.number(
            "document.querySelector('#device').getBoundingClientRect().left + document.querySelector('#device').clientWidth / 2"
        )
        try page.browser.call(
            "Input.dispatchMouseEvent", ["type": "mouseWheel", "x": point, "y": 500, "deltaX": 0, "deltaY": 80])
        try page.settle()
        #expect(try page.number(query) == before - 80)
    }
}
