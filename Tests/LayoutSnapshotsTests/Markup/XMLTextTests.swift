import Testing

@testable import LayoutSnapshots

@Suite struct XMLTextTests {
    @Test(arguments: [
        ("Ono & Pell", "Ono &amp; Pell"), ("<b>", "&lt;b&gt;"), ("\"a\" 'b'", "&quot;a&quot; &apos;b&apos;"),
        ("a\nb\tc\rd", "a&#10;b&#9;c&#13;d"), ("&amp;", "&amp;amp;"), ("日本語 🎵", "日本語 🎵"),
    ])
    func markupIsEscapedAndComesBack(plain: String, escaped: String) {
        #expect(XMLText.escape(plain) == escaped)
        #expect(XMLText.unescape(Array(escaped.utf8)[...]) == plain)
    }

    @Test func decomposedCharactersAreWrittenComposed() {
        #expect(Array(XMLText.escape("Cafe\u{301}").utf8) == Array("Café".utf8))
    }

    @Test func charactersThatXMLCannotHoldAreReplaced() {
        #expect(XMLText.escape("a\u{0}b\u{1B}c\u{FFFE}") == "a\u{FFFD}b\u{FFFD}c\u{FFFD}")
    }

    @Test(arguments: ["a & b", "&nbsp;", "&#x41;", "&amp", "<", ">", "\"", "'"])
    func whatTheWriterDoesNotWriteIsNotRead(text: String) {
        #expect(XMLText.unescape(Array(text.utf8)[...]) == nil)
    }

    @Test func aCombiningMarkAtTheStartOfATextStaysInTheText() throws {
        var element = SVGElement("text", text: "\u{301}x")
        element.set("data-label", "\u{301}")
        #expect(try ElementReader.read(element.document) == element)
    }
}
