import Foundation
import PlaygroundBrowser
import Testing

/// What is beside the device: everything that it claims to be live is.
extension InBrowser.PanelTests {
    @Test("the page begins with a half-sheet, its code, and its link in the address")
    func beginning() throws {
        let page = try PlaygroundPage()
        #expect(try page.text("document.title") == "Presentations – Playground")
        #expect(
            try page.text("document.querySelector('#code').textContent").hasSuffix("map.presentAsHalfSheet(places)"))
        #expect(try page.text("location.search") == "?style=halfSheet&over=map&screen=places")
        #expect(try page.text("document.querySelectorAll('#options .row').length") == "31")
        try page.screenshot("half-sheet")
    }

    @Test("an option that is turned is on the device, in the code and in the address; its default is one click away")
    func option() throws {
        let page = try PlaygroundPage("style=card")
        let before = try page.drawn("presentation.chrome")
        try page.choose(".top", in: "edge")
        #expect(try page.drawn("presentation.chrome").minY < before.minY - 200)
        #expect(try page.text("document.querySelector('#code').textContent").contains("style: Card(edge: .top)"))
        #expect(try page.text("location.search").hasSuffix("&edge=.top"))
        try page.choose("40", in: "cornerRadius")
        let code = "document.querySelector('#code').textContent"
        #expect(try page.text(code).contains("edge: .top,\n        cornerRadius: 40"))
        try page.browser.call("Page.reload")
        try page.wait("document.querySelector('#picture svg') && !document.querySelector('#present').disabled")
        try page.settle()
        #expect(try page.text(code).contains("edge: .top,\n        cornerRadius: 40"))
        #expect(try page.text("document.querySelector('#option-cornerRadius').value") == "40")
        try page.click("button.default[aria-label^=\"edge:\"]")
        try page.settle()
        #expect(try page.text("location.search").hasSuffix("&cornerRadius=40"))
        #expect(try page.drawn("presentation.chrome").minY == before.minY)
    }

    @Test(
        "every style is there, and shows its own options",
        arguments: [
            ("card", 22), ("popup", 23), ("drawer", 21), ("stayingHalfSheet", 31), ("edgeDrawer", 23),
            ("miniPlayer", 22), ("stack", 4), ("tabs", 3),
        ])
    func style(name: String, count: Int) throws {
        let page = try PlaygroundPage()
        try page.click("input[name=\"option-style\"][value=\"\(name)\"]")
        try page.settle()
        #expect(try page.text("document.querySelectorAll('#options .row').length") == "\(count)")
        #expect(try page.text("document.querySelector('[name=\"option-style\"]:checked').value") == name)
    }

    @Test("the device is turned, darkened, mirrored and magnified")
    func settings() throws {
        let page = try PlaygroundPage("style=card")
        try page.click("#rotate")
        try page.settle()
        #expect(
            try page.text("document.querySelector('#picture svg').getAttribute('viewBox').split(' ')[2] > 800")
                == "true")
        try page.click("#rotate")
        try page.choose("dark", in: "appearance")
        try page.choose("rightToLeft", in: "direction")
        try page.choose("accessibilityLarge", in: "textSize")
        try page.choose("high", in: "contrast")
        #expect(try page.text("document.querySelector('#picture').textContent").contains("المكتبة"))
        try page.screenshot("arabic-dark")
        try page.choose("iPad11", in: "device")
        try page.choose("375", in: "width")
        #expect(try page.text("document.querySelector('#picture [data-derived=neighbor]') !== null") == "true")
        #expect(try page.text("location.search").contains("width=375"))
    }

    @Test("with Reduce Motion a card fades, in the place where it stays")
    func reduceMotion() throws {
        let page = try PlaygroundPage("style=card&reduceMotion=true&speed=0.1")
        let rest = try page.drawn("now-playing")
        try page.click("#present")
        Thread.sleep(forTimeInterval: 0.5)
        let fading = try page.drawn("now-playing")
        #expect(fading.minY == rest.minY)
    }

    @Test("in a pause nothing moves, and a step is a sixtieth of a second")
    func pause() throws {
        let page = try PlaygroundPage("style=card")
        try page.click("#pause")
        try page.wait("!document.querySelector('#step').disabled")
        try page.click("#present")
        try page.settle()
        let before = try page.drawn("now-playing")
        try page.click("#step")
        try page.click("#step")
        try page.settle()
        let after = try page.drawn("now-playing")
        #expect(after.minY > before.minY && after.minY < before.minY + 60)
        try page.click("#pause")
        try page.settle()
        #expect(try page.drawn("now-playing").isNull)
    }

    @Test("a reference, a filmstrip and a moving picture can be saved")
    func files() throws {
        let page = try PlaygroundPage("style=popup")
        _ = try page.browser.evaluate(
            """
            window.saved = [];
            URL.createObjectURL = (blob) => { blob.text().then((text) => saved.push(text)); return 'data:,'; };
            """)
        try page.click("#record")
        try page.wait("document.querySelector('#record').textContent === 'Stop'")
        try page.click("#present")
        try page.settle()
        for (count, kind) in ["reference", "filmstrip", "animation"].enumerated() {
            try page.click("#save-\(kind)")
            try page.wait("saved.length === \(count + 1)")
        }
        #expect(try page.text("saved[0].includes('data-scene=')") == "true")
        #expect(try page.text("saved[1].includes('data-filmstrip=')") == "true")
        #expect(try page.text("saved[2].includes('@keyframes')") == "true")
    }

    @Test("every control has a name, and the keyboard reaches it")
    func accessibility() throws {
        let page = try PlaygroundPage()
        try page.click("#inspect")
        try page.settle()
        let nameless = try page.text(
            """
            [...document.querySelectorAll('button, input, select, textarea')].filter((node) => !node.closest('[hidden]') && !(
              node.getAttribute('aria-label') || node.labels?.[0]?.textContent.trim() || node.textContent.trim()
            )).map((node) => node.outerHTML).join()
            """)
        #expect(nameless == "")
        var reached: Set<String> = []
        for _ in 0..<75 {
            try page.pressKey("Tab")
            reached.insert(try page.text("document.activeElement.id || document.activeElement.name || ''"))
        }
        for id in [
            "option-style", "option-over", "option-detents", "keys", "present", "pause", "speed", "copy-code",
            "inspect", "calls", "option-device",
        ] {
            #expect(reached.contains(id), "\(id)")
        }
    }

    @Test(
        "in a window as wide as a phone the device comes first, and nothing is cut off",
        arguments: [
            (390, 844), (320, 568), (820, 1180),
        ])
    func narrow(width: Int, height: Int) throws {
        let page = try PlaygroundPage("style=halfSheet", width: width, height: height)
        #expect(try page.number("document.documentElement.scrollWidth") <= Double(width))
        #expect(try page.number("document.querySelector('#picture svg').getBoundingClientRect().top") < 120)
        #expect(try page.number("document.querySelector('#present').getBoundingClientRect().bottom") <= Double(height))
        try page.screenshot("window-\(width)")
    }

    @Test("the page is dark where its reader wants it so")
    func dark() throws {
        let page = try PlaygroundPage("style=card&appearance=dark")
        try page.browser.call(
            "Emulation.setEmulatedMedia", ["features": [["name": "prefers-color-scheme", "value": "dark"]]])
        #expect(try page.text("getComputedStyle(document.body.parentElement).backgroundColor") == "rgb(0, 0, 0)")
        try page.click("#inspect")
        try page.settle()
        try page.screenshot("dark")
    }
}
