import Testing

@testable import LayoutSnapshots

@Suite("Pieces of a page") struct HTMLTests {
    @Test("Whatever a string brings in is escaped; markup of the page itself is not")
    func escaping() {
        let name = "<script>alert(\"1\" & '2')</script>"
        let piece: HTML = "<b title=\"\(name)\">\(3)\(name)</b>"
        let escaped = "&lt;script&gt;alert(&quot;1&quot; &amp; &apos;2&apos;)&lt;/script&gt;"
        #expect(piece.text == "<b title=\"\(escaped)\">3\(escaped)</b>")
        let outer: HTML = "<p>\(piece)</p>\([piece, piece])"
        #expect(outer.text == "<p>\(piece.text)</p>\(piece.text)\(piece.text)")
    }

    @Test("Lines stay lines, and what a page cannot hold is replaced")
    func lines() {
        let piece: HTML = "\("a\n  b\u{0}<")"
        #expect(piece.text == "a\n  b\u{FFFD}&lt;")
    }

    @Test("A file's name stays one in an address")
    func addresses() {
        func address(_ path: String) -> String { ("\(file: path)" as HTML).text }
        #expect(
            address("../Snapshots/Card/now-playing@iPhone15.dark.svg")
                == "../Snapshots/Card/now-playing@iPhone15.dark.svg")
        #expect(address("javascript:alert(1)") == "javascript%3Aalert%281%29")
        #expect(address("a b?c#d%é\"") == "a%20b%3Fc%23d%25%C3%A9%22")
        #expect(address("//host/x") == ".//host/x")
    }
}
