import Testing

@testable import UIKit

/// The numbers of iOS 26 (MN3).
@MainActor
@Suite struct MenuLayoutTests {
    private let room = CGRect(x: 0, y: 59, width: 393, height: 759)

    private func layout(_ sections: [[MenuLayout.Line]], hasTitle: Bool = false) -> MenuLayout {
        MenuLayout(hasTitle: hasTitle, sections: sections, pixel: 0.5)
    }

    @Test("Lines are 42 high, those of two lines 64, those with a subtitle 58, with 10 above and below (MN3)")
    func lines() {
        let layout = layout([[.single, .double, .withSubtitle]])
        #expect(layout.lines.joined().map(\.minY) == [10, 52, 116])
        #expect(layout.size == CGSize(width: 250, height: 184))
        #expect(layout.separators == [])
    }

    @Test("Sections are 21 apart, with a hairline in the middle (MN3)")
    func sections() {
        let layout = layout([[.single], [.single]])
        #expect(layout.lines.joined().map(\.minY) == [10, 73])
        #expect(layout.size.height == 125)
        #expect(layout.separators == [CGRect(x: 16, y: 62.25, width: 218, height: 0.5)])
    }

    @Test("A title takes 40.33 points (MN3)")
    func title() {
        let layout = layout([[.single]], hasTitle: true)
        #expect(layout.header == CGRect(x: 0, y: 0, width: 250, height: 40.33))
        #expect(layout.lines == [[CGRect(x: 0, y: 40.33, width: 250, height: 42)]])
    }

    @Test("The menu of a control begins at the control's top left corner, as far as there is room (MN3)")
    func overAControl() {
        let layout = layout([[.single, .single]])
        func origin(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
            layout.frame(over: CGRect(x: x, y: y, width: 60, height: 40), in: room, isRightToLeft: false).origin
        }
        #expect(origin(40, 200) == CGPoint(x: 40, y: 200))
        #expect(origin(320, 200) == CGPoint(x: 135, y: 200))
        #expect(origin(40, 790) == CGPoint(x: 40, y: 706))
        let mirrored = layout.frame(
            over: CGRect(x: 320, y: 200, width: 60, height: 40), in: room, isRightToLeft: true)
        #expect(mirrored.minX == 130)
    }

    @Test("The menu of a view that was pressed is below the view, or above it where there is no room below")
    func besideAView() {
        let layout = layout([[.single, .single]])
        func minY(_ y: CGFloat) -> CGFloat {
            layout.frame(beside: CGRect(x: 20, y: y, width: 300, height: 60), in: room, isRightToLeft: false).minY
        }
        #expect(minY(200) == 268)
        #expect(minY(700) == 588)
    }

    @Test("A menu that is higher than the room is as high as the room")
    func tooHigh() {
        let layout = layout([Array(repeating: .single, count: 30)])
        let frame = layout.frame(
            over: CGRect(x: 40, y: 200, width: 60, height: 40), in: room, isRightToLeft: false)
        #expect(frame == CGRect(x: 40, y: 67, width: 250, height: 743))
    }

    @Test("Titles begin at 28, at 40 beside marks and at 60 beside images (MN3)", arguments: [28, 40, 60])
    func indents(indent: CGFloat) {
        let screen = MenuScreen()
        let action = screen.action("Fast", state: indent == 40 ? .on : .off)
        if indent == 60 { action.image = UIImage(systemName: "hare") }
        screen.button.menu = UIMenu(children: [action, screen.action("Slow")])
        screen.button.showsMenuAsPrimaryAction = true
        screen.fingers.tap(at: CGPoint(x: 100, y: 220))
        MainLoop.current.settle()
        let titles = screen.lines.map { line in
            line.subviews.compactMap { $0 as? UILabel }.first { $0.text == line.item.title }?.frame.minX
        }
        #expect(titles == [indent, indent])
        #expect(screen.frame?.origin == CGPoint(x: 40, y: 200))
    }

    @Test("A title that does not fit takes two lines, and a subtitle makes its line higher (MN3)")
    func lineKinds() {
        let screen = MenuScreen()
        let long = screen.action("Everything that has ever been said about this")
        let described = screen.action("Fast")
        described.subtitle = "Twice as fast"
        screen.button.menu = UIMenu(children: [long, described, screen.action("Slow")])
        screen.button.showsMenuAsPrimaryAction = true
        screen.fingers.tap(at: CGPoint(x: 100, y: 220))
        MainLoop.current.settle()
        #expect(screen.lines.map(\.frame.height) == [64, 58, 42])
    }
}
