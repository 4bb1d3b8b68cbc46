/// The device around the screen. Drawn from the header; it carries no data.
struct EnclosureDrawing {
    private let scene: Scene
    /// The screen as the device stands upright.
    private let upright: Frame

    init(_ scene: Scene) {
        self.scene = scene
        let screen = scene.screen
        upright =
            scene.orientation.isLandscape
            ? Frame(0, 0, screen.height, screen.width) : Frame(0, 0, screen.width, screen.height)
    }

    /// What the picture shows: the device with a little room around it. The origin is the screen's corner.
    var picture: Frame {
        turned(uprightBody).insetBy(-6, -6)
    }

    /// The case and its keys.
    var body: Element {
        var group = derived("enclosure")
        group.children = keys.map { key in
            var element = Outline(turned(key), Corners(radius: 1)).element
            element.set("fill", "#3a3a3c")
            return element
        }
        var element = Outline(turned(uprightBody), Corners(radius: bodyRadius)).element
        element.set("fill", "#1c1c1e")
        element.set("stroke", "#48484a")
        group.children.append(element)
        var edge = screenOutline
        edge.frame = edge.frame.insetBy(-1, -1)
        edge.radius = hasHomeButton ? 0 : edge.radius + 1
        var ring = edge.element
        ring.set("fill", "#000000")
        group.children.append(ring)
        if hasHomeButton {
            group.children += homeButton
        }
        return group
    }

    var screenClip: Element {
        screenOutline.clip(named: ReferenceID.make(.clip, ""))
    }

    var screenFill: Element {
        var element = screenOutline.element
        element.set("fill", (scene.background ?? .black).hex)
        return element
    }

    /// The app beside this one, a plain area that covers what would reach into it.
    var neighbor: Element? {
        guard let width = scene.appWidth else { return nil }
        let screen = scene.screen
        let gap: Points = 10
        func area(_ x: Points, _ width: Points, _ color: String) -> Element {
            var element = Outline(Frame(x, 0, width, screen.height), Corners(radius: 0)).element
            element.set("fill", color)
            return element
        }
        var group = derived("neighbor")
        group.children = [
            area(width, gap, "#000000"),
            area(width + gap, screen.width - width - gap, scene.appearance == .dark ? "#2c2c2e" : "#d1d1d6"),
        ]
        return group
    }

    /// What the system draws above every app.
    var overlays: [Element] {
        [cutout, StatusBarDrawing(scene)?.element, homeIndicator].compactMap { $0 }
    }

    private var screenOutline: Outline {
        let screen = scene.screen
        return Outline(Frame(0, 0, screen.width, screen.height), Corners(radius: screen.cornerRadius))
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
        let body = uprightBody
        let left = body.x - 2
        let right = body.maxX - 1
        let top = upright.y
        return [
            Frame(left, top + 104, 3, 24), Frame(left, top + 156, 3, 48), Frame(left, top + 218, 3, 48),
            Frame(right, top + 178, 3, 78),
        ]
    }

    private var homeButton: [Element] {
        let body = uprightBody
        let middle = upright.midX
        var button = Outline(turned(Frame(middle - 28, body.maxY - 74, 56, 56)), Corners(radius: 28)).element
        button.set("fill", "none")
        button.set("stroke", "#48484a")
        button.set("stroke-width", Points(2))
        var speaker = Outline(turned(Frame(middle - 30, body.y + 40, 60, 6)), Corners(radius: 3)).element
        speaker.set("fill", "#3a3a3c")
        return [button, speaker]
    }

    private var cutout: Element? {
        let frame: Frame
        let corners: Corners
        switch scene.screen.cutout {
        case .none:
            return nil
        case .island:
            frame = Frame(upright.midX - 63, topInset - 48, 126, 37)
            corners = Corners(radius: 18.5)
        case .notch:
            frame = Frame(upright.midX - 81, -1, 162, 34)
            corners = Corners(radius: 20, rounded: turned([.bottomLeft, .bottomRight]))
        }
        var element = Outline(turned(frame), corners).element
        element.set("fill", scene.screen.cutout == .notch ? "#1c1c1e" : "#000000")
        var group = derived("cutout")
        group.children = [element]
        return group
    }

    private var homeIndicator: Element? {
        let screen = scene.screen
        guard !hasHomeButton else { return nil }
        let width = scene.orientation.isLandscape || !isPhone ? screen.width.scaled(by: 27, over: 100) : 139
        let frame = Frame((screen.width - width).half, screen.height - 13, width, 5)
        var element = Outline(frame, Corners(radius: 2.5)).element
        let isDark =
            KeyboardDrawing.isDark(scene, x: frame.midX, y: frame.midY)
            ?? Backdrop(scene).isDark(x: frame.midX, y: frame.midY)
        element.set("fill", isDark ? "#ffffff" : "#000000")
        var group = derived("home-indicator")
        group.children = [element]
        return group
    }

    /// The inset on the side of the cutout, whichever side that is now.
    private var topInset: Points {
        max(scene.screen.safeArea.top, scene.screen.safeArea.left)
    }

    private func derived(_ name: String) -> Element {
        var group = Element("g")
        group.set("data-derived", name)
        return group
    }

    /// A part of the upright device, where it is now.
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

    private func turned(_ corners: Corners.Mask) -> Corners.Mask {
        guard corners == [.bottomLeft, .bottomRight] else { return corners }
        return switch scene.orientation {
        case .portrait: [.bottomLeft, .bottomRight]
        case .portraitUpsideDown: [.topLeft, .topRight]
        case .landscapeLeft: [.topLeft, .bottomLeft]
        case .landscapeRight: [.topRight, .bottomRight]
        }
    }
}
