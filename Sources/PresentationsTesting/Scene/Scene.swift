/// What a window shows, as numbers: the thing that a reference stores and a test compares.
struct Scene: Hashable, Sendable {
    /// Grows when the meaning of the data changes, not when the drawing of it does.
    static let schema = 1

    /// The device that shows the scene, as it is held: width and height are those of the turned screen.
    struct Screen: Hashable, Sendable {
        enum Idiom: String, CaseIterable, Sendable {
            case phone, pad
        }

        enum Cutout: String, CaseIterable, Sendable {
            case none, notch, island
        }

        var device: String
        var idiom: Idiom
        var width: Points
        var height: Points
        var scale: Fraction
        var safeArea: Insets
        var cornerRadius: Points
        var cutout: Cutout
        var statusBarHeight: Points
    }

    enum Orientation: String, CaseIterable, Sendable {
        case portrait, portraitUpsideDown, landscapeLeft, landscapeRight

        var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    }

    enum Appearance: String, CaseIterable, Sendable {
        case light, dark
    }

    enum Contrast: String, CaseIterable, Sendable {
        case normal, high
    }

    enum Direction: String, CaseIterable, Sendable {
        case leftToRight, rightToLeft
    }

    var screen: Screen
    var orientation = Orientation.portrait
    var appearance = Appearance.light
    var contrast = Contrast.normal
    var direction = Direction.leftToRight
    /// The preferred text size: `large` is the usual one.
    var textSize = "large"
    /// How much of the screen's width the app has, from the left; nil for all of it.
    var appWidth: Points?
    /// Where the software keyboard is, while there is one to be seen.
    var keyboard: Frame?
    /// The window's own colour. Nil shows as black, as on a device.
    var background: Color?
    /// Back to front.
    var nodes: [Node] = []

    init(_ screen: Screen, nodes: [Node] = []) {
        self.screen = screen
        self.nodes = nodes
    }
}
