import Testing

@testable import LayoutSnapshots

@Suite struct SceneWriterTests {
    @Test func aWholeFile() throws {
        var scene = Scene(.bare)
        scene.background = .white
        var dimming = Node("dimming", .view, Frame(0, 0, 100, 80))
        dimming.background = Color(0, 0, 0, 102)
        scene.nodes = [dimming]
        #expect(
            try SceneWriter.svg(scene) == """
                <svg xmlns="http://www.w3.org/2000/svg" viewBox="-28 -28 156 136" width="156" height="136" \
                font-family="Inter, -apple-system, Helvetica, sans-serif" data-scene="1" data-device="bare" \
                data-idiom="pad" data-size="100 80" data-scale="2" data-safe-area="0 0 0 0" data-corner-radius="10" \
                data-background="#ffffff">
                  <g data-derived="enclosure">
                    <rect x="-22" y="-22" width="144" height="124" rx="32" fill="#1c1c1e" stroke="#48484a"/>
                    <rect x="-1" y="-1" width="102" height="82" rx="11" fill="#000000"/>
                  </g>
                  <clipPath id="clip:">
                    <rect width="100" height="80" rx="10"/>
                  </clipPath>
                  <g clip-path="url(#clip:)">
                    <rect width="100" height="80" rx="10" fill="#ffffff"/>
                    <rect data-node="dimming" width="100" height="80" fill="#000000" fill-opacity="0.4"/>
                  </g>
                  <g data-derived="home-indicator">
                    <rect x="36.5" y="67" width="27" height="5" rx="2.5" fill="#000000"/>
                  </g>
                </svg>

                """)
    }

    @Test func aFilledRectangleIsOneLine() {
        var node = Node("row/line", .view, Frame(96, 231.5, 297, 0.5))
        node.background = Color(rgb: 0xC6C6C8)
        #expect(
            lines(node) == [
                ##"<rect data-node="row/line" x="96" y="231.5" width="297" height="0.5" fill="#c6c6c8"/>"##
            ])
    }

    @Test func aLineOfTextIsOneLine() {
        var node = Node("title", .label, Frame(20, 98, 353, 41))
        node.label = Label("Ono & Pell", lines: ["Ono & Pell"], fontSize: 34, fontWeight: 700)
        #expect(
            lines(node) == [
                ##"<text data-node="title" data-frame="20 98 353 41" x="20" y="130.58" font-size="34" "##
                    + ##"font-weight="700">Ono &amp; Pell</text>"##
            ])
    }

    @Test func centredTextIsAnchoredInTheMiddleOfItsFrame() {
        var node = Node("title", .label, Frame(10, 0, 100, 20))
        node.label = Label("A", lines: ["A"], fontSize: 17, color: Color(255, 0, 0, 51), alignment: .center)
        #expect(
            lines(node) == [
                ##"<text data-node="title" data-frame="10 0 100 20" x="60" y="16.05" font-size="17" "##
                    + ##"fill="#ff0000" fill-opacity="0.2" text-anchor="middle">A</text>"##
            ])
    }

    @Test func textFromRightToLeftStartsAtItsRightHandEnd() {
        var node = Node("title", .label, Frame(10, 0, 100, 20))
        node.label = Label("كتاب.", lines: ["كتاب."], fontSize: 17, alignment: .right)
        let frame = ##"<text data-node="title" data-frame="10 0 100 20""##
        #expect(lines(node) == [frame + ##" x="110" y="16.05" font-size="17" direction="rtl">كتاب.</text>"##])
        node.label?.alignment = .left
        #expect(
            lines(node) == [
                frame + ##" x="10" y="16.05" font-size="17" text-anchor="end" direction="rtl">كتاب.</text>"##
            ])
    }

    @Test func severalLinesOfTextAreAGroupWithALineEach() {
        var node = Node("body", .label, Frame(0, 10, 100, 61))
        node.label = Label("One two", lines: ["One", "two"], fontSize: 17, alignment: .right)
        #expect(
            lines(node) == [
                ##"<g data-node="body" data-kind="label" data-frame="0 10 100 61" transform="translate(0 10)">"##,
                ##"  <text data-part="line" x="100" y="26.4" font-size="17" text-anchor="end">One</text>"##,
                ##"  <text data-part="line" x="100" y="46.69" font-size="17" text-anchor="end">two</text>"##,
                "</g>",
            ])
    }

    @Test func aShortenedTextKeepsItsWords() {
        var node = Node("body", .label, Frame(0, 0, 50, 20))
        node.label = Label("A long title", lines: ["A lo…"], fontSize: 17)
        #expect(
            lines(node) == [
                ##"<text data-node="body" data-frame="0 0 50 20" data-text="A long title" y="16.05" "##
                    + ##"font-size="17">A lo…</text>"##
            ])
    }

    @Test func aShapeIsOnePath() {
        var node = Node("play", .shape, Frame(10, 20, 32, 40))
        node.shape = Shape(
            path: [.move(PathPoint(0, 0)), .line(PathPoint(32, 20)), .line(PathPoint(0, 40)), .close],
            fill: Color(rgb: 0x1C1C1E))
        #expect(
            lines(node) == [
                ##"<path data-node="play" data-frame="10 20 32 40" transform="translate(10 20)" "##
                    + ##"d="M 0 0 L 32 20 L 0 40 Z" fill="#1c1c1e"/>"##
            ])
    }

    @Test func aShadowIsItsOutlineBlurredBehindTheCard() {
        var node = Node("card", .view, Frame(12, 478, 369, 340))
        node.background = .white
        node.corners = Corners(radius: 24, isContinuous: true)
        node.shadow = LayerShadow(color: .black, opacity: 0.2, dx: 0, dy: 8, radius: 12, hasPath: true)
        #expect(
            lines(node) == [
                ##"<g data-node="card" data-frame="12 478 369 340" transform="translate(12 478)" data-radius="24" "##
                    + ##"data-curve="continuous" data-fill="#ffffff" data-shadow="#000000 0.2 0 8 12 path">"##,
                ##"  <filter id="shadow:card" filterUnits="userSpaceOnUse" x="-36" y="-28" width="441" height="412" "##
                    + ##"color-interpolation-filters="sRGB">"##,
                ##"    <feGaussianBlur stdDeviation="12"/>"##,
                "  </filter>",
                ##"  <rect y="8" width="369" height="340" rx="24" fill="#000000" fill-opacity="0.2" "##
                    + ##"filter="url(#shadow:card)"/>"##,
                ##"  <rect width="369" height="340" rx="24" fill="#ffffff"/>"##,
                "</g>",
            ])
    }

    @Test func theShadowOfAClearViewIsThatOfItsContent() {
        var node = Node("ghost", .view, Frame(0, 0, 10, 10))
        node.shadow = LayerShadow(color: Color(255, 0, 0, 51), opacity: 0.5, dx: 1, dy: 2, radius: 4, hasPath: false)
        node.children = [Node("ghost/child", .view, Frame(0, 0, 5, 5))]
        #expect(
            lines(node) == [
                ##"<g data-node="ghost" data-frame="0 0 10 10" data-shadow="#ff000033 0.5 1 2 4">"##,
                ##"  <filter id="shadow:ghost" filterUnits="userSpaceOnUse" x="-14" y="-14" width="38" height="38" "##
                    + ##"color-interpolation-filters="sRGB">"##,
                ##"    <feGaussianBlur in="SourceAlpha" stdDeviation="4"/>"##,
                ##"    <feOffset dx="1" dy="2"/>"##,
                ##"    <feComponentTransfer result="shadow">"##,
                ##"      <feFuncR type="linear" slope="0" intercept="1"/>"##,
                ##"      <feFuncG type="linear" slope="0"/>"##,
                ##"      <feFuncB type="linear" slope="0"/>"##,
                ##"      <feFuncA type="linear" slope="0.1"/>"##,
                "    </feComponentTransfer>",
                "    <feMerge>",
                ##"      <feMergeNode in="shadow"/>"##,
                ##"      <feMergeNode in="SourceGraphic"/>"##,
                "    </feMerge>",
                "  </filter>",
                ##"  <g filter="url(#shadow:ghost)">"##,
                ##"    <rect data-node="ghost/child" width="5" height="5" fill="none"/>"##,
                "  </g>",
                "</g>",
            ])
    }

    @Test func aClippingViewCutsItsContentAndItsShadowOff() {
        var node = Node("clip", .view, Frame(0, 0, 10, 10))
        node.clips = true
        node.corners = Corners(radius: 3)
        node.shadow = LayerShadow(color: .black, opacity: 0.5, dx: 0, dy: 0, radius: 4, hasPath: true)
        node.children = [Node("clip/child", .view, Frame(0, 0, 50, 5))]
        #expect(
            lines(node) == [
                ##"<g data-node="clip" data-frame="0 0 10 10" data-radius="3" "##
                    + ##"data-shadow="#000000 0.5 0 0 4 path" clip-path="url(#clip:clip)">"##,
                ##"  <clipPath id="clip:clip">"##,
                ##"    <rect width="10" height="10" rx="3"/>"##,
                "  </clipPath>",
                ##"  <rect data-node="clip/child" width="50" height="5" fill="none"/>"##,
                "</g>",
            ])
    }

    @Test func roundedTopCornersAreAPathAndTheBorderLiesInside() {
        var node = Node("sheet", .view, Frame(0, 0, 100, 80))
        node.background = .white
        node.corners = Corners(radius: 12, rounded: [.topLeft, .topRight])
        node.border = Border(width: 2, color: Color(0, 0, 0, 51))
        #expect(
            lines(node) == [
                ##"<g data-node="sheet" data-frame="0 0 100 80" data-radius="12" "##
                    + ##"data-corners="top-left top-right" data-fill="#ffffff" data-border="2 #00000033">"##,
                ##"  <path d="M 12 0 L 88 0 A 12 12 0 0 1 100 12 L 100 80 L 0 80 L 0 12 A 12 12 0 0 1 12 0 Z" "##
                    + ##"fill="#ffffff"/>"##,
                ##"  <path d="M 12 1 L 88 1 A 11 11 0 0 1 99 12 L 99 79 L 1 79 L 1 12 A 11 11 0 0 1 12 1 Z" "##
                    + ##"fill="none" stroke="#000000" stroke-opacity="0.2" stroke-width="2"/>"##,
                "</g>",
            ])
    }

    @Test func aTransformActsAboutTheCentre() {
        var node = Node("home", .view, Frame(10, 20, 100, 80))
        node.background = .white
        node.transform = Transform(a: 0.92, d: 0.92)
        #expect(
            lines(node) == [
                ##"<g data-node="home" data-frame="10 20 100 80" data-transform="0.92 0 0 0.92 0 0" "##
                    + ##"transform="translate(60 60) matrix(0.92 0 0 0.92 0 0) translate(-50 -40)" "##
                    + ##"data-fill="#ffffff">"##,
                ##"  <rect width="100" height="80" fill="#ffffff"/>"##,
                "</g>",
            ])
    }

    @Test func aGradientStandsBeforeTheRectangleThatItFills() {
        var node = Node("art", .gradient, Frame(0, 0, 60, 60))
        node.gradient = .sunset
        node.corners = Corners(radius: 10)
        #expect(
            lines(node) == [
                ##"<linearGradient id="fill:art" x1="0" y1="0.25" x2="1" y2="1">"##,
                ##"  <stop offset="0" stop-color="#ff9f0a"/>"##,
                ##"  <stop offset="1" stop-color="#ff375f" stop-opacity="0.2"/>"##,
                "</linearGradient>",
                ##"<rect data-node="art" data-kind="gradient" width="60" height="60" rx="10" fill="url(#fill:art)" "##
                    + ##"data-gradient="axial 0 0.25 1 1 #ff9f0a 0 #ff375f33 1"/>"##,
            ])
    }

    @Test func aBlurIsATintThatCarriesItsStyle() {
        var node = Node("dimming", .blur, Frame(0, 0, 100, 80))
        node.material = Material(style: "systemThinMaterialDark")
        #expect(
            lines(node) == [
                ##"<rect data-node="dimming" data-kind="blur" width="100" height="80" fill="#252525" "##
                    + ##"fill-opacity="0.6" data-material="systemThinMaterialDark"/>"##
            ])
    }

    @Test func aRadiusTooLargeForItsRectangleIsDrawnAsLargeAsItGets() {
        var node = Node("pill", .view, Frame(0, 0, 36, 5))
        node.background = .black
        node.corners = Corners(radius: 20)
        #expect(
            lines(node) == [
                ##"<g data-node="pill" data-frame="0 0 36 5" data-radius="20" data-fill="#000000">"##,
                ##"  <rect width="36" height="5" rx="2.5" fill="#000000"/>"##,
                "</g>",
            ])
    }

    @Test func twoNodesOfOneNameAreAnError() {
        let node = Node("card", .view, Frame(0, 0, 1, 1))
        #expect(throws: SceneError.duplicate(node: "card")) {
            try SceneWriter.svg(Scene(.phone, nodes: [node, node]))
        }
    }

    private func lines(_ node: Node) -> [String] {
        NodeWriter(appearance: .light).elements(node).flatMap { element in
            element.document.split(separator: "\n").map(String.init)
        }
    }

    @Test("a view that is seen from its edge is not drawn, and reads back", arguments: [0.0001, 0, -0.0005])
    func edgeOn(scale: Factor) throws {
        let scene = Scene(.bare, nodes: [Node.full.with { $0.transform = Transform(a: scale) }])
        let svg = try SceneWriter.svg(scene)
        #expect(svg.contains("display=\"none\""))
        #expect(try SceneReader.read(svg).nodes[0].transform == Transform(a: scale))
        for transform in [Transform(a: 0.02, d: 0.02), Transform(a: 0.002), Transform(a: 0, b: 1, c: -1, d: 0)] {
            let scene = Scene(.bare, nodes: [Node.full.with { $0.transform = transform }])
            #expect(try !SceneWriter.svg(scene).contains("display"))
        }
    }

}
