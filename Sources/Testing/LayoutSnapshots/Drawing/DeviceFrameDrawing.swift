/// The device around the screen. It is drawn from the header and carries no data.
package struct DeviceFrameDrawing {
    private let scene: Scene
    /// The screen in portrait.
    private let upright: Frame

    package init(_ scene: Scene) {
        self.scene = scene
        let screen = scene.screen
        upright =
            scene.orientation.isLandscape
            ? Frame(0, 0, screen.height, screen.width) : Frame(0, 0, screen.width, screen.height)
    }

    /// The area of the picture: the device with a small margin. The origin is the screen's corner.
    package var picture: Frame {
        turned(uprightBody).insetBy(-6, -6)
    }

    /// The case and its keys.
    var body: SVGElement {
        var metal = Outline(turned(uprightBody), radius: bodyRadius).filled(Self.metal)
        metal.paint("stroke", Self.rim)
        var edge = screenOutline
        edge.frame = edge.frame.insetBy(-1, -1)
        edge.radius = hasHomeButton ? 0 : edge.radius + 1
        return .derived(
            "enclosure",
            keys.map { Outline(turned($0), radius: 1).filled(Self.key) } + [metal, edge.filled(.black)]
                + (hasHomeButton ? homeButton : []))
    }

    private static let metal = Color(rgb: 0x1C1C1E)
    private static let rim = Color(rgb: 0x48484A)
    private static let key = Color(rgb: 0x3A3A3C)

    var screenClip: SVGElement {
        screenOutline.clip(named: ReferenceID.make(.clip, ""))
    }

    var screenFill: SVGElement {
        screenOutline.filled((scene.background ?? .black).withAlpha(255))
    }

    /// The app beside this one, a plain area that covers everything reaching into it.
    var neighbor: SVGElement? {
        guard let width = scene.appWidth else { return nil }
        let screen = scene.screen
        let gap: Points = 10
        let app = Frame(width + gap, 0, screen.width - width - gap, screen.height)
        let color = Color(rgb: scene.appearance == .dark ? 0x2C2C2E : 0xD1D1D6)
        return .derived(
            "neighbor",
            [Outline(Frame(width, 0, gap, screen.height)).filled(.black), Outline(app).filled(color)])
    }

    /// The system's drawing above every app.
    var overlays: [SVGElement] {
        [cutout, StatusBarDrawing(scene)?.element, homeIndicator].compactMap { $0 }
    }

    private var screenOutline: Outline {
        Outline(scene.screen.area, radius: scene.screen.cornerRadius)
    }

    private var hasHomeButton: Bool {
        scene.screen.cornerRadius == 0
    }

    private var isPhone: Bool {
        scene.screen.idiom == .phone
    }

    private var uprightBody: Frame {
        if hasHomeButton {
            isPhone ? upright.insetBy(-16, -88) : upright.insetBy(-32, -72)
        } else {
            isPhone ? upright.insetBy(-10, -10) : upright.insetBy(-22, -22)
        }
    }

    private var bodyRadius: Points {
        hasHomeButton ? 52 : scene.screen.cornerRadius - uprightBody.x
    }

    private var keys: [Frame] {
        guard isPhone else { return [] }
        let (body, top) = (uprightBody, upright.y)
        let left: [(y: Points, height: Points)] = [(104, 24), (156, 48), (218, 48)]
        return left.map { Frame(body.x - 2, top + $0.y, 3, $0.height) } + [Frame(body.maxX - 1, top + 178, 3, 78)]
    }

    private var homeButton: [SVGElement] {
        let body = uprightBody
        let middle = upright.midX
        var button = Outline(turned(Frame(middle - 28, body.maxY - 74, 56, 56)), radius: 28).element
        button.set("fill", "none")
        button.paint("stroke", Self.rim)
        button.set("stroke-width", "2")
        return [button, Outline(turned(Frame(middle - 30, body.y + 40, 60, 6)), radius: 3).filled(Self.key)]
    }

    private var cutout: SVGElement? {
        switch scene.screen.cutout {
        case .none:
            return nil
        case .island:
            let frame = turned(Frame(upright.midX - 63, topInset - 48, 126, 37))
            return .derived("cutout", [Outline(frame, radius: 18.5).filled(.black)])
        case .notch:
            let frame = turned(Frame(upright.midX - 81, -1, 162, 34))
            let corners = Corners(radius: 20, rounded: notchCorners)
            return .derived("cutout", [Outline(frame, corners).filled(Self.metal)])
        }
    }

    private var homeIndicator: SVGElement? {
        let screen = scene.screen
        guard !hasHomeButton else { return nil }
        let width = scene.orientation.isLandscape || !isPhone ? screen.width.scaled(by: 27, over: 100) : 139
        let frame = Frame((screen.width - width).half, screen.height - 13, width, 5)
        let isDark =
            KeyboardDrawing.isDark(scene, x: frame.midX, y: frame.midY)
            ?? BackgroundLuminance(scene).isDark(x: frame.midX, y: frame.midY)
        return .derived("home-indicator", [Outline(frame, radius: 2.5).filled(isDark ? .white : .black)])
    }

    /// The inset on the side of the cutout in the current orientation.
    private var topInset: Points {
        max(scene.screen.safeArea.top, scene.screen.safeArea.left)
    }

    /// Returns a rectangle of the upright device in the current orientation.
    private func turned(_ frame: Frame) -> Frame {
        switch scene.orientation {
        case .portrait:
            frame
        case .portraitUpsideDown:
            Frame(upright.width - frame.maxX, upright.height - frame.maxY, frame.width, frame.height)
        case .landscapeLeft:
            Frame(upright.height - frame.maxY, frame.x, frame.height, frame.width)
        case .landscapeRight:
            Frame(frame.y, upright.width - frame.maxX, frame.height, frame.width)
        }
    }

    /// The corners of a notch that are away from the edge of the screen.
    private var notchCorners: Corners.Mask {
        switch scene.orientation {
        case .portrait: [.bottomLeft, .bottomRight]
        case .portraitUpsideDown: [.topLeft, .topRight]
        case .landscapeLeft: [.topLeft, .bottomLeft]
        case .landscapeRight: [.topRight, .bottomRight]
        }
    }
}
