import Testing

@testable import LayoutSnapshots

/// Decorative drawing, which carries no data.
@Suite struct DerivedDrawingTests {
    @Test(arguments: [
        (Color.white, Color(0, 0, 0, 102), false), (.white, Color(0, 0, 0, 204), true), (.black, nil, true),
        (Color(rgb: 0x5856D6), nil, true), (Color(rgb: 0xFFD60A), nil, false),
    ])
    func indicatorsAreWhiteWhereTheSceneIsDark(background: Color, dimming: Color?, isDark: Bool) {
        var scene = Scene(.phone)
        scene.background = background
        scene.nodes = [Node("dimming", .view, Frame(0, 0, 393, 852)).with { $0.background = dimming }]
        #expect(BackgroundLuminance(scene).isDark(x: 100, y: 30) == isDark)
    }

    @Test func whatIsLookedAtIsThePlaceWhereTheIndicatorIs() {
        var scene = Scene(.phone)
        scene.background = .white
        var box = Node("box", .view, Frame(100, 100, 100, 100))
        box.background = .black
        box.transform = Transform(a: 0.5, d: 0.5, tx: 50)
        scene.nodes = [box]
        #expect(BackgroundLuminance(scene).isDark(x: 200, y: 150))
        #expect(!BackgroundLuminance(scene).isDark(x: 150, y: 150))
        #expect(!BackgroundLuminance(scene).isDark(x: 200, y: 120))
    }

    @Test func contentThatIsCutOffDoesNotCount() {
        var scene = Scene(.phone)
        scene.background = .white
        var clip = Node("clip", .view, Frame(0, 0, 10, 10))
        clip.clips = true
        clip.children = [Node("clip/wide", .view, Frame(0, 0, 393, 852)).with { $0.background = .black }]
        scene.nodes = [clip]
        #expect(BackgroundLuminance(scene).isDark(x: 5, y: 5))
        #expect(!BackgroundLuminance(scene).isDark(x: 50, y: 5))
    }

    @Test func aBlurOverTheWholeScreenPutsWhatIsBehindOutOfFocus() throws {
        var dimming = Node("dimming", .view, Frame(0, 0, 100, 80))
        dimming.children = [
            Node("dimming/blur", .blur, Frame(0, 0, 100, 80)).with {
                $0.material = Material(style: "dark", intensity: 0.5)
            }
        ]
        let scene = Scene(.bare, nodes: [Node("home", .view, Frame(0, 0, 100, 80)), dimming])
        let svg = try SceneWriter.svg(scene)
        #expect(
            svg.contains(
                """
                    <filter id="blur:dimming/blur" filterUnits="userSpaceOnUse" x="0" y="0" width="100" height="80" \
                color-interpolation-filters="sRGB">
                      <feGaussianBlur stdDeviation="10"/>
                      <feComponentTransfer>
                        <feFuncA type="linear" slope="0" intercept="1"/>
                      </feComponentTransfer>
                    </filter>
                    <g filter="url(#blur:dimming/blur)">
                      <rect width="100" height="80" rx="10" fill="#000000"/>
                      <rect data-node="home" width="100" height="80" fill="none"/>
                    </g>
                    <g data-node="dimming" data-frame="0 0 100 80">

                """))
        #expect(try SceneReader.read(svg) == scene)
    }

    @Test func aBlurThatCoversOnlyAPartIsATint() throws {
        let bar = Node("bar", .blur, Frame(0, 0, 100, 79.99)).with { $0.material = Material(style: "dark") }
        #expect(try !SceneWriter.svg(Scene(.bare, nodes: [bar])).contains("feGaussianBlur"))
    }

    @Test func aShadowHasTheCornersOfTheViewThatRoundsTheContent() throws {
        var chrome = Node("chrome", .view, Frame(0, 0, 90, 60))
        chrome.shadow = LayerShadow(color: .black, opacity: 0.2, dx: 0, dy: 8, radius: 0, hasPath: true)
        chrome.children = [
            Node("chrome/clip", .view, Frame(0, 0, 90, 60)).with { $0.corners = Corners(radius: 24) }
        ]
        let svg = try SceneWriter.svg(Scene(.bare, nodes: [chrome]))
        #expect(svg.contains(##"<rect y="8" width="90" height="60" rx="24" fill="#000000" fill-opacity="0.2"/>"##))
    }

    @Test func aPartOfAStrokeIsADashOfThatLength() {
        var shape = Shape(path: [.move(PathPoint(0, 0)), .line(PathPoint(100, 0))])
        shape.strokeStart = 0.25
        shape.strokeEnd = 0.75
        let dash = PathLength.dash(of: shape)
        #expect(dash.array == "50 100")
        #expect(dash.offset == -25)
    }

    @Test func thePictureHasRoomForTheDevice() {
        func picture(_ change: (inout Scene) -> Void) -> Frame {
            var scene = Scene(.phone)
            change(&scene)
            return DeviceFrameDrawing(scene).picture
        }
        #expect(picture { _ in } == Frame(-16, -16, 425, 884))
        #expect(
            picture {
                $0.orientation = .landscapeLeft
                $0.screen.width = 852
                $0.screen.height = 393
            } == Frame(-16, -16, 884, 425))
        #expect(picture { $0.screen.cornerRadius = 0 } == Frame(-22, -94, 437, 1040))
        #expect(picture { $0.screen.idiom = .pad } == Frame(-28, -28, 449, 908))
    }
}
