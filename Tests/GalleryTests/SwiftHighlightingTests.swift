import Testing

@testable import Gallery

@Suite struct SwiftHighlightingTests {
    @Test(arguments: [
        ("let card = Card()", ["keyword let", " card = ", "type Card", "()"]),
        ("x: 0.5, y: 12)", ["x: ", "number 0.5", ", y: ", "number 12", ")"]),
        ("[0...12]", ["[", "number 0", "...", "number 12", "]"]),
        ("tap(\"in \\\"Card\\\" 2\") // let it", ["tap(", #"string "in \"Card\" 2""#, ") ", "comment // let it"]),
        (".in(.let) as Card", [".in(.let) ", "keyword as", " ", "type Card"]),
        ("\"open", ["string \"open"]),
        ("item1 = nil", ["item1 = ", "keyword nil"]),
    ])
    func tokens(line: String, tokens: [String]) {
        let found = SwiftHighlighting.tokens(of: line[...]).map { token in
            (token.kind.map { $0.rawValue + " " } ?? "") + token.text
        }
        #expect(found == tokens)
    }

    @Test func eachLineIsAnElementThatKnowsItsIndentation() {
        let html = SwiftHighlighting.html("present(\n    card)")
        #expect(
            html.text == """
                <span class="line i0">present(<wbr>
                </span><span class="line i4">    card)
                </span>
                """)
    }

    @Test func aLongNameBreaksBetweenItsWordsOnly() {
        let html = SwiftHighlighting.html("prefersEdgeAttachedInCompactHeight: true, presentAsCard(a)")
        #expect(
            html.text == """
                <span class="line i0"><i>prefers<wbr>Edge<wbr>Attached<wbr>In<wbr>Compact<wbr>Height:</i> \
                <b class="keyword">true</b>, presentAsCard(<wbr>a)
                </span>
                """)
    }

    @MainActor @Test func theMarkupOfEveryPictureHasItsCodeAsText() {
        let codes = Catalogue.scenarios.map(\.code) + Catalogue.films.map(\.code) + Catalogue.transitions.map(\.code)
        for code in codes {
            #expect(text(of: SwiftHighlighting.html(code)) == code + "\n")
        }
    }

    /// The text of a piece of markup, as a browser copies it.
    private func text(of html: HTML) -> String {
        var text = ""
        var isTag = false
        for character in html.text {
            if character == "<" { isTag = true }
            if !isTag { text.append(character) }
            if character == ">" { isTag = false }
        }
        for (entity, character) in [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&amp;", "&")] {
            text = text.split(separator: entity, omittingEmptySubsequences: false).joined(separator: character)
        }
        return text
    }
}
