/// What a window shows, as numbers: the thing that a reference stores and a test compares.
package struct Scene: Hashable, Sendable {
    /// Grows when the meaning of the data changes, not when the drawing of it does.
    package static let schema = 1

    /// The device that shows the scene, as it is held: width and height are those of the turned screen.
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

    /// How a status bar looks that is not as its appearance has it.
    package enum StatusBar: String, CaseIterable, Sendable {
        case light, dark, hidden
    }

    package var screen: Screen
    package var orientation = Orientation.portrait
    package var appearance = Appearance.light
    package var contrast = Contrast.normal
    package var direction = Direction.leftToRight
    /// The preferred text size: `large` is the usual one.
    package var textSize = "large"
    /// How much of the screen's width the app has, from the left; nil for all of it.
    package var appWidth: Points?
    /// Where the software keyboard is, while there is one to be seen.
    package var keyboard: Frame?
    /// What the view controller that decides about the status bar has asked for. Nil for the default: dark text in a light
    /// appearance, light text in a dark one.
    package var statusBar: StatusBar?
    /// The window's own colour. Nil shows as black, as on a device.
    package var background: Color?
    /// Whether the scene is a moment of a movement. Then a reference is compared with a tolerance: one unit a number.
    /// Only what is recorded says so; the picture of a moment is that of the same layout at rest.
    package var isInMotion = false
    /// Back to front.
    package var nodes: [Node] = []

    package init(_ screen: Screen, nodes: [Node] = []) {
        self.screen = screen
        self.nodes = nodes
    }
}
