@testable import LayoutSnapshots

extension Scene.Screen {
    static let phone = Scene.Screen(
        device: "iPhone15", idiom: .phone, width: 393, height: 852, scale: 3, safeArea: Insets(59, 0, 34, 0),
        cornerRadius: 55, cutout: .island, statusBarHeight: 54)

    /// A screen without any surroundings, for short literals.
    static let bare = Scene.Screen(
        device: "bare", idiom: .pad, width: 100, height: 80, scale: 2, safeArea: Insets(0, 0, 0, 0),
        cornerRadius: 10, cutout: .none, statusBarHeight: 0)

    /// A screen with room for captions.
    static let square = Scene.Screen(
        device: "square", idiom: .pad, width: 300, height: 300, scale: 2, safeArea: Insets(0, 0, 0, 0),
        cornerRadius: 20, cutout: .none, statusBarHeight: 0)
}

extension Scene {
    /// A scene with a value for every property.
    static var full: Scene {
        var scene = Scene(.bare)
        scene.screen.statusBarHeight = 5
        scene.appWidth = 60
        scene.keyboard = Frame(0, 50, 60, 30)
        scene.statusBar = .dark
        scene.background = Color(10, 20, 30, 40)
        return scene
    }
}

extension Filmstrip {
    /// A filmstrip with a value for every property.
    static var full: Filmstrip {
        let finger = Finger(landing: PathPoint(20, 30), point: PathPoint(20, 50.5))
        let scene = Scene(.bare, nodes: [.full])
        var film = Filmstrip(frames: [
            Moment(time: 0, fingers: [finger], scene: scene), Moment(time: 0.1, fingers: [finger], scene: scene),
        ])
        film.log = EventLog([EventLog.Event(0.05, .down(PathPoint(20, 30), interrupts: false))])
        film.curve = Curve(
            name: "top of card", unit: .points, isDownward: true,
            samples: film.instants.map { Points(units: 1_000 + 250 * $0) })
        return film
    }
}

extension Node {
    /// A node with an unusual value for every property except the perspective.
    static var full: Node {
        var node = Node("card", .view, Frame(12, 478.5, 369, 340.33))
        node.transform = Transform(a: 0.92, b: 0.1, c: -0.1, d: 0.92, tx: 3, ty: -4.5)
        node.corners = Corners(radius: 24, rounded: [.topLeft, .bottomRight], isContinuous: true)
        node.alpha = 0.9
        node.background = Color(250, 240, 230, 128)
        node.material = Material(style: "systemThinMaterialDark", intensity: 0.5)
        node.gradient = .sunset
        node.image = Image(
            width: 20, height: 10, placement: .aspectFit, file: "image/png;base64,AAAA", symbol: "star",
            tint: Color(9, 8, 7, 6))
        node.shape = .arrow
        node.border = Border(width: 0.5, color: Color(1, 2, 3, 4))
        node.shadow = LayerShadow(
            color: Color(0, 0, 64), opacity: 0.2, dx: 1, dy: 8, radius: 12.5, hasPath: true)
        node.clips = true
        node.label = Label(
            "Now playing for you", lines: ["Now playing", "for you"], fontSize: 17, fontWeight: 600,
            color: Color(10, 132, 255, 200), alignment: .center)
        node.accessibilityLabel = "Player <1>"
        node.isModal = true
        node.children = [Node("card/title", .label, Frame(0, 0, 10, 10))]
        return node
    }

    func with(_ change: (inout Node) -> Void) -> Node {
        var node = self
        change(&node)
        return node
    }
}

extension Gradient {
    static let sunset = Gradient(
        kind: .axial, start: UnitPoint(x: 0, y: 0.25), end: UnitPoint(x: 1, y: 1),
        stops: [
            Stop(color: Color(rgb: 0xFF9F0A), location: 0), Stop(color: Color(rgb: 0xFF375F, alpha: 51), location: 1),
        ])
}

extension Shape {
    static var arrow: Shape {
        Shape(
            path: [
                .move(PathPoint(0, 0)), .line(PathPoint(10, 5.5)),
                .quadratic(control: PathPoint(4, 4), to: PathPoint(0, 10)),
                .cubic(control1: PathPoint(1, 8), control2: PathPoint(-1, 2), to: PathPoint(0, 0)), .close,
            ],
            fill: Color(rgb: 0x30D158, alpha: 102), usesEvenOddRule: true, stroke: Color(rgb: 0x0A84FF, alpha: 204),
            lineWidth: 2, lineCap: .round, lineJoin: .bevel, dashes: [4, 2.5], strokeStart: 0.1, strokeEnd: 0.7)
    }
}
