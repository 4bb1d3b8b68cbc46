import Testing

@testable import Gallery

@Suite struct HTMLTests {
    @Test func interpolatedTextIsEscapedAndMarkupIsNot() {
        let text = "Fern & Field <b>\"it's\"</b>"
        let page: HTML = "<p title=\"\(text)\">\(text)</p>"
        let escaped = "Fern &amp; Field &lt;b&gt;&quot;it&#39;s&quot;&lt;/b&gt;"
        #expect(page.text == "<p title=\"\(escaped)\">\(escaped)</p>")
    }

    @Test func aPieceInAPieceIsEscapedOnce() {
        let inner: HTML = "<b>\("a & b")</b>"
        let outer: HTML = "<p>\(inner), \(3)</p>"
        #expect(outer.text == "<p><b>a &amp; b</b>, 3</p>")
    }

    @Test func trustedMarkupStaysAsItIs() {
        let page: HTML = "<style>\(trusted: "a > b { content: \"&\"; }")</style>"
        #expect(page.text == "<style>a > b { content: \"&\"; }</style>")
    }

    @Test(arguments: [
        ("A card.", "A card."),
        ("`Card`, `Popup`", "<code>Card</code>, <code>Popup</code>"),
        ("A & `B<C>`", "A &amp; <code>B&lt;C&gt;</code>"),
        ("One ` alone", "One ` alone"),
        ("`One` and ` alone", "<code>One</code> and ` alone"),
        ("", ""),
    ])
    func backticksOfMarkdownMarkCode(markdown: String, html: String) {
        #expect(HTML(markdown: markdown).text == html)
    }
}
