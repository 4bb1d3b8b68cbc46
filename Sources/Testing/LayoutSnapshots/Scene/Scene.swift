/// The content of a window as numbers: a reference stores it, and a test compares it.
package struct Scene: Hashable, Sendable {
    /// Grows when the meaning of the data changes, not when the drawing changes.
    package static let schema = 1

    /// The device in its orientation: width and height are those of the turned screen.
    package struct Screen: Hashable, Sendable {
        package enum Idiom: String, CaseIterable, Sendable {
            case phone, pad
        }

        package enum Cutout: String, CaseIterable, Sendable {
            case none, notch, island
        }

        package var device: String
        package var idiom: Idiom
        package var width: Points
        package var height: Points
        package var scale: Fraction
        package var safeArea: Insets
        package var cornerRadius: Points
        package var cutout: Cutout
        package var statusBarHeight: Points

        package init(
            device: String, idiom: Idiom, width: Points, height: Points, scale: Fraction, safeArea: Insets,
            cornerRadius: Points, cutout: Cutout, statusBarHeight: Points
        ) {
            self.device = device
            self.idiom = idiom
            self.width = width
            self.height = height
            self.scale = scale
            self.safeArea = safeArea
            self.cornerRadius = cornerRadius
            self.cutout = cutout
            self.statusBarHeight = statusBarHeight
        }

        var area: Frame { Frame(0, 0, width, height) }
    }

    package enum Orientation: String, CaseIterable, Sendable {
        case portrait, portraitUpsideDown, landscapeLeft, landscapeRight

        package var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    }

    package enum Appearance: String, CaseIterable, Sendable {
        case light, dark
    }

    package enum Contrast: String, CaseIterable, Sendable {
        case normal, high
    }

    package enum Direction: String, CaseIterable, Sendable {
        case leftToRight, rightToLeft
    }

    /// The style of a status bar that differs from its appearance.
    package enum StatusBar: String, CaseIterable, Sendable {
        case light, dark, hidden
    }

    package var screen: Screen
    package var orientation = Orientation.portrait
    package var appearance = Appearance.light
    package var contrast = Contrast.normal
    package var direction = Direction.leftToRight
    /// The preferred text size: `large` is the default.
    package var textSize = "large"
    /// The width of the app's part of the screen, from the left; nil for all of it.
    package var appWidth: Points?
    /// The frame of the software keyboard, while it is visible.
    package var keyboard: Frame?
    /// The preference of the view controller that decides about the status bar. Nil for the default: dark text in a
    /// light appearance, light text in a dark one.
    package var statusBar: StatusBar?
    /// The window's own colour. Nil is shown as black, as on a device.
    package var background: Color?
    /// True if the scene is a moment of a movement. As a reference it is then compared with a tolerance of one unit for
    /// each number. Only recorded moments say so; the picture of a moment is that of the same layout at rest.
    package var isInMotion = false
    /// Back to front.
    package var nodes: [Node] = []

    package init(_ screen: Screen, nodes: [Node] = []) {
        self.screen = screen
        self.nodes = nodes
    }
}
