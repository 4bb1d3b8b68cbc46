import Foundation
import PlaygroundBrowser
import Testing

/// Several visitors, and those who mean no good.
extension InBrowser.VisitorTests {
    /// Opens sockets in the page, beside its own, and keeps what they say.
    private static let sockets = """
        window.open1 = (address = 'stage') => new Promise((done) => {
          const url = new URL(address, location.href);
          url.protocol = 'ws:';
          url.search = '';
          const socket = new WebSocket(url);
          socket.said = [];
          socket.onmessage = (event) => { socket.said.push(event.data); done(socket); };
          socket.onclose = (event) => { socket.code = event.code; socket.wasClean = event.wasClean; done(socket); };
        });
        window.others = [];
        """

    @Test("eight have a stage, the ninth gets a message, and one that leaves makes room")
    func seats() throws {
        let page = try PlaygroundPage()
        _ = try page.browser.evaluate(Self.sockets)
        _ = try page.browser.evaluate("(async () => { for (let i = 0; i < 7; i += 1) others.push(await open1()); })()")
        #expect(try page.program.stageCount() == 8)
        #expect(try page.text("others.every((socket) => socket.said[0].includes('frame'))") == "true")
        _ = try page.browser.evaluate("open1().then((socket) => { window.ninth = socket; })")
        #expect(try page.text("ninth.said[0]") == #"{"full":8}"#)
        try page.wait("ninth.code !== undefined")
        #expect(try page.text("[ninth.code, ninth.wasClean]") == "1013,true")
        #expect(try page.program.stageCount() == 8)
        _ = try page.browser.evaluate("others.pop().close()")
        for _ in 0..<100 where try page.program.stageCount() != 7 { Thread.sleep(forTimeInterval: 0.02) }
        #expect(try page.program.stageCount() == 7)
        #expect(try page.text("open1().then((socket) => socket.said[0].includes('frame'))") == "true")
    }

    @Test("a hundred connections leave no process, and the server as large as before")
    func connections() throws {
        let page = try PlaygroundPage()
        _ = try page.browser.evaluate(Self.sockets)
        let visit =
            "(async () => { for (let i = 0; i < %d; i += 1) { const socket = await open1(); socket.close(); while (socket.readyState !== 3) await new Promise((r) => setTimeout(r, 5)); } })()"
        _ = try page.browser.evaluate(visit.replacing("%d", with: "20"))
        let before = try page.program.memory()
        _ = try page.browser.evaluate(visit.replacing("%d", with: "100"))
        for _ in 0..<200 where try page.program.stageCount() != 1 { Thread.sleep(forTimeInterval: 0.02) }
        #expect(try page.program.stageCount() == 1)
        let growth = try page.program.memory() - before
        print("Memory of the server after a hundred connections: \(growth / 1024) KB more")
        #expect(growth < 4 * 1024 * 1024)
    }

    @Test("the page of a ninth says so, and starts when there is room")
    func ninth() throws {
        let page = try PlaygroundPage()
        _ = try page.browser.evaluate(Self.sockets)
        _ = try page.browser.evaluate("(async () => { for (let i = 0; i < 7; i += 1) others.push(await open1()); })()")
        let other = try Chromium()
        try other.call("Page.navigate", ["url": page.program.address])
        for _ in 0..<200
        where try other.evaluate("document.querySelector('#notice')?.hidden !== false") as? Bool != false {
            Thread.sleep(forTimeInterval: 0.02)
        }
        let words = "All 8 stages are taken. Close another window and start again."
        #expect(try other.evaluate("document.querySelector('#notice-text').textContent") as? String == words)
        _ = try page.browser.evaluate("others.pop().close()")
        for _ in 0..<100 where try page.program.stageCount() != 7 { Thread.sleep(forTimeInterval: 0.02) }
        _ = try other.evaluate("document.querySelector('#again').click()")
        for _ in 0..<200 where try other.evaluate("document.querySelector('#picture svg') !== null") as? Bool != true {
            Thread.sleep(forTimeInterval: 0.02)
        }
        #expect(try other.evaluate("document.querySelector('#notice').hidden") as? Bool == true)
    }

    @Test("two visitors have stages of their own")
    func separate() throws {
        let page = try PlaygroundPage("style=card")
        let other = try Chromium()
        try other.call("Page.navigate", ["url": page.program.address + "?style=popup"])
        Thread.sleep(forTimeInterval: 2)
        try page.click("#present")
        try page.settle()
        #expect(try page.text("document.querySelector('#present').textContent") == "Present")
        #expect(try other.evaluate("document.querySelector('#present').textContent") as? String == "Dismiss")
    }

    @Test("a message that is none is refused with a reason, and the stage goes on; after a hundred it ends")
    func nonsense() throws {
        let page = try PlaygroundPage()
        _ = try page.browser.evaluate(Self.sockets)
        let first = try page.text(
            """
            open1().then(async (socket) => {
              window.socket = socket;
              socket.said = [];
              for (const text of ['', '{}', 'x'.repeat(9000), '{"do":"erase"}', '{"do":"touchDown","x":null,"y":1}']) socket.send(text);
              while (socket.said.filter((text) => text.includes('refused')).length < 5) await new Promise((r) => setTimeout(r, 20));
              return socket.said.filter((text) => text.includes('refused')).length;
            })
            """)
        #expect(first == "5")
        #expect(try page.text("socket.readyState") == "1")
        _ = try page.browser.evaluate("for (let i = 0; i < 95; i += 1) socket.send('{}')")
        try page.wait("socket.readyState === 3")
        #expect(try page.program.stageCount() == 1)
    }

    @Test(
        "a message that is too long, or no text, ends the connection",
        arguments: [
            "'x'.repeat(16385)", "new Uint8Array(3)", "'{}\\n{}'",
        ])
    func tooLong(message: String) throws {
        let page = try PlaygroundPage()
        _ = try page.browser.evaluate(Self.sockets)
        _ = try page.browser.evaluate("open1().then((socket) => { window.socket = socket; socket.send(\(message)); })")
        try page.wait("socket.code !== undefined")
        #expect(try page.text("[socket.code, socket.wasClean]") == "1008,true")
        for _ in 0..<100 where try page.program.stageCount() != 1 { Thread.sleep(forTimeInterval: 0.02) }
        #expect(try page.program.stageCount() == 1)
    }

    @Test("a page from elsewhere has no stage, and no other file is served")
    func elsewhere() throws {
        let page = try PlaygroundPage()
        let address = page.program.address
        let stranger = try Chromium()
        try stranger.call("Page.navigate", ["url": "data:text/html,<p>elsewhere"])
        _ = try stranger.evaluate(
            "window.code = 0; new WebSocket('\(address.replacing("http", with: "ws"))stage').onclose = (event) => { code = event.code; }"
        )
        for _ in 0..<200 where try stranger.evaluate("code") as? Int == 0 { Thread.sleep(forTimeInterval: 0.02) }
        #expect(try stranger.evaluate("code") as? Int == 1006)
        #expect(try page.program.stageCount() == 1)
        for path in [
            "Package.swift", "../Package.swift", "..%2fPackage.swift", "%2e%2e/%2e%2e/etc/passwd", "/etc/passwd",
            "Page/index.html",
        ] {
            #expect(try page.text("fetch('\(path)').then((answer) => answer.status)") == "404", "\(path)")
        }
    }
}
