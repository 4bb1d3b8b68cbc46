import Testing

@testable import LayoutSnapshots

@Suite struct SVGElementTests {
    @Test func oneElementALineWithTwoSpacesALevel() throws {
        var line = SVGElement("rect")
        line.set("width", Points(0.5))
        line.set("fill", "\"none\"")
        let root = SVGElement("svg", children: [SVGElement("g", children: [line, SVGElement("text", text: "a < b")])])
        let document = """
            <svg>
              <g>
                <rect width="0.5" fill="&quot;none&quot;"/>
                <text>a &lt; b</text>
              </g>
            </svg>

            """
        #expect(root.document == document)
        #expect(try ElementReader.read(document) == root)
    }

    @Test(arguments: [
        ("<svg/>", "The file does not end with a line feed."),
        ("<svg/>\n\n", "Line 2: Something follows the last element."),
        (" <svg/>\n", "Line 1: Wrong indentation."),
        ("svg\n", "Line 1: An element should begin here."),
        ("<svg a=1/>\n", "Line 1: An attribute cannot be read."),
        ("<svg a='1'/>\n", "Line 1: An attribute cannot be read."),
        ("<svg a=\"1\" a=\"2\"/>\n", "Line 1: a is set twice."),
        ("<svg>\n", "Line 2: The file ends early."),
        ("<svg>\n</svg>\n", "Line 2: svg is empty."),
        ("<svg>\n  <g/>\n </svg>\n", "Line 3: Wrong indentation."),
        ("<svg>\n\t<g/>\n</svg>\n", "Line 2: Wrong indentation."),
        ("<svg><g/></svg>\n", "Line 1: The text cannot be read."),
        ("<svg\n", "Line 1: The tag does not end."),
        ("<svg/> \n", "Line 1: Something follows the element."),
        ("<!-- x -->\n", "Line 1: An element should begin here."),
        ("<svg/>\r\n", "Line 1: Something follows the element."),
    ])
    func whatIsNotCanonicalIsAnErrorWithItsLine(document: String, message: String) {
        #expect {
            try ElementReader.read(document)
        } throws: { error in
            "\(error)" == message
        }
    }

    @Test(arguments: [
        ("card", "clip:card"), ("a/b-c.d", "clip:a/b-c.d"), ("now playing", "clip:now_20_playing"),
        ("now_playing", "clip:now__playing"), ("a#b)", "clip:a_23_b_29_"), ("é", "clip:_e9_"),
    ])
    func referencesFitIntoAURLAndStayDifferent(node: String, id: String) {
        #expect(ReferenceID.make(.clip, node) == id)
    }

    @Test func pathsComeBack() {
        let text = "M 0 0 L 10 5.5 Q 4 4 0 10 C 1 8 -1 2 0 0 Z"
        #expect(Shape.arrow.path.text == text)
        #expect([PathElement](text: text) == Shape.arrow.path)
        #expect([PathElement](text: "") == [])
    }

    @Test(arguments: ["M 0", "M 0 0 L", "X 1 2", "M 0 0  Z", "M0 0", "M 0 0 1 1", "M 0 0.50"])
    func otherPathsAreNotRead(text: String) {
        #expect([PathElement](text: text) == nil)
    }
}
