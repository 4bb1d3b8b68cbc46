import LayoutSnapshots
import UIKit

/// A device's screen with one window, for a test to show view controllers in.
///
/// ```swift
/// let stage = Stage(.iPhone15)
/// stage.show(home)
/// home.presentAsCard(detail)
/// stage.settle()
/// expectLayout(of: stage, named: "Card/default")
/// ```
///
/// On Linux the stage has a virtual clock: nothing moves until ``settle()`` or ``advance(by:)``, and both return at
/// once, however much time passes on the clock. On a Simulator time is real. There, size classes, layout direction,
/// text size and contrast are those of the stage from iOS 17 on; in older versions they are those of the Simulator.
///
/// Fingers, the keyboard, keys, trackpads, filmstrips, recordings, the app in the background and the settings that are
/// type properties exist on Linux only. Put tests that need them between `#if os(Linux)` and `#endif`.
///
/// Keep the stage while you look at it: when it is released, everything that it shows is released as well, and what is
/// in motion ends without callbacks. On Linux every stage has a clock of its own: what one lets pass moves nothing on
/// another one.
@MainActor
public final class Stage {
    /// The device that the screen belongs to.
    public var device: Device { environment.device }
    /// The orientation of the device. It changes with ``rotate(to:)``.
    public var orientation: UIInterfaceOrientation { environment.orientation }
    /// The window, which fills the screen or the app's part of it. It has the device's size, safe area and traits.
    public let window: UIWindow

    private(set) var environment: StageEnvironment {
        didSet { environment.changes(since: oldValue).forEach { eventRecorder?.note($0) } }
    }

    /// Listens while a filmstrip is recorded.
    var eventRecorder: EventRecorder?

    let host: StageHost

    /// Creates a stage with an empty window.
    ///
    /// ```swift
    /// let stage = Stage(
    ///     .iPad11, orientation: .landscapeLeft, width: 592, appearance: .dark)
    /// ```
    ///
    /// - Parameters:
    ///   - device: The device that the screen belongs to.
    ///   - orientation: The orientation of the device at first. Defaults to portrait.
    ///   - width: The app's part of a tablet's width, in points. Defaults to `nil`: all of it. A width on a phone, and
    ///     one that is not between 0 and the width of the screen, traps. See ``resize(width:)``.
    ///   - appearance: Light or dark. Defaults to light.
    ///   - layoutDirection: The direction of the user's language. Defaults to left to right.
    ///   - contentSizeCategory: The user's text size. Defaults to `.large`, as on a new device.
    ///   - accessibilityContrast: `.high` if the user wants more contrast. Defaults to `.normal`.
    public init(
        _ device: Device,
        orientation: UIInterfaceOrientation = .portrait,
        width: CGFloat? = nil,
        appearance: UIUserInterfaceStyle = .light,
        layoutDirection: UITraitEnvironmentLayoutDirection = .leftToRight,
        contentSizeCategory: UIContentSizeCategory = .large,
        accessibilityContrast: UIAccessibilityContrast = .normal
    ) {
        environment = StageEnvironment(
            device: device, orientation: orientation, width: nil, appearance: appearance,
            layoutDirection: layoutDirection, contentSizeCategory: contentSizeCategory,
            accessibilityContrast: accessibilityContrast)
        environment.width = Self.checked(width, in: environment)
        host = StageHost(environment)
        window = host.window
    }

    /// Shows a view controller as the root of the window, and makes the window key and visible.
    ///
    /// When the call returns, the view controller has appeared and its view is laid out. A second call replaces the
    /// first view controller.
    public func show(_ root: UIViewController) {
        host.run {
            window.rootViewController = root
            window.makeKeyAndVisible()
        }
        host.turn()
    }

    /// Lets time pass until nothing moves any more and all layout is done.
    ///
    /// Animations that repeat for ever do not keep it from returning, and neither do timers that repeat and the time
    /// after which a presentation with `dismissesAfter` goes: a notice is still there. Let that time pass with
    /// ``advance(by:)``.
    ///
    /// On Linux it also runs the main queue until it is empty: blocks, also delayed ones, timers that fire once, and
    /// tasks of the main actor that can go on or that sleep. Timers that repeat fire meanwhile. It does not wait for
    /// other queues, other actors and detached tasks. If the code under test starts new animations again and again, it
    /// traps after two minutes of the virtual clock.
    ///
    /// On a Simulator it runs the run loop until no layer of the window has an animation, for ten seconds at most.
    public func settle() {
        host.settle()
    }

    /// Lets a number of seconds pass.
    ///
    /// ```swift
    /// home.presentAsCard(detail)
    /// stage.advance(by: 0.1)
    /// #expect(stage.isInMotion)
    /// ```
    ///
    /// On Linux the time is exact, so a test can look at the middle of a transition. Animations and timers that end at
    /// the very moment at which the call returns have ended. On a Simulator the run loop runs for about as long.
    ///
    /// - Parameter seconds: 0 or more; a negative number traps.
    public func advance(by seconds: TimeInterval) {
        precondition(seconds >= 0, "Time cannot go back.")
        host.advance(by: seconds)
    }

    /// Turns the device.
    ///
    /// The window gets the size, the safe area and the size classes of the orientation, and the view controllers hear
    /// about it through `viewWillTransition(to:with:)`. Call ``settle()`` to see the end of the turn. An app that has a
    /// part of a tablet's width keeps about that share of it.
    public func rotate(to orientation: UIInterfaceOrientation) {
        environment = environment.turned(to: orientation)
        host.resize(environment)
    }

    /// The layout of the window at this moment, as an SVG: a picture, and the text of a reference.
    ///
    /// Equal layouts give equal text, whatever the clock shows. A view with a coordinate that is not a number traps,
    /// with the name of the view; ``expectLayout(of:named:in:fileID:filePath:line:column:function:)`` fails the test
    /// instead.
    public var svg: String {
        do {
            return try SceneWriter.svg(scene())
        } catch {
            preconditionFailure("\(error)")
        }
    }

    func scene(following layers: LayerIdentities? = nil) throws -> Scene {
        try host.run { try SceneCapture.scene(of: window, in: environment, following: layers) }
    }

    /// Returns the content of a reference: the scene, and whether it is a moment of a movement.
    func recordedScene() throws -> Scene {
        var scene = try scene()
        scene.isInMotion = isInMotion
        return scene
    }

    /// A Boolean value that says whether something moves: an animation, a scroll view that glides on, the keyboard, or
    /// a finger that is down.
    ///
    /// An animation that repeats for ever counts, though ``settle()`` does not wait for it.
    public var isInMotion: Bool {
        host.isTouched || PlatformDetails.isKeyboardMoving(over: window)
            || PlatformDetails.windows(around: window).contains(where: \.layer.isInMotion)
    }

    // MARK: What changes while the app runs

    /// Gives the app a part of a tablet's width, as Split View does, or all of it again.
    ///
    /// The app is at the left of the screen and as high as the screen. Its view controllers hear about the change
    /// through `viewWillTransition(to:with:)`. Call ``settle()`` to see the end.
    ///
    /// Up to 639 points the horizontal size class is compact. In landscape, 375 points are a third of a tablet, 592
    /// half of an 11-inch one, and 678 half of a 13-inch one, which is regular.
    ///
    /// - Parameter width: In points; `nil` for all of the screen. A width on a phone traps, and so does one that is not
    ///   between 0 and the width of the screen.
    public func resize(width: CGFloat?) {
        environment.width = Self.checked(width, in: environment)
        host.resize(environment)
    }

    private static func checked(_ width: CGFloat?, in environment: StageEnvironment) -> CGFloat? {
        guard let width else { return nil }
        precondition(environment.device.idiom == .pad, "Only a tablet shows two apps side by side.")
        precondition(width > 0 && width <= environment.screen.width, "The app's width is a part of the screen's.")
        return width == environment.screen.width ? nil : width
    }

    /// The appearance, light or dark. A change reaches the views at once, without an animation.
    public var appearance: UIUserInterfaceStyle {
        get { environment.appearance }
        set { change { $0.appearance = newValue } }
    }

    /// The direction of the user's language. A change reaches the views at once; a device would restart the app.
    public var layoutDirection: UITraitEnvironmentLayoutDirection {
        get { environment.layoutDirection }
        set { change { $0.layoutDirection = newValue } }
    }

    /// The user's text size. A change reaches the views at once. On Linux it also posts
    /// `UIContentSizeCategory.didChangeNotification`.
    public var contentSizeCategory: UIContentSizeCategory {
        get { environment.contentSizeCategory }
        set { change { $0.contentSizeCategory = newValue } }
    }

    /// The contrast that the user wants. A change reaches the views at once, as a trait.
    ///
    /// `UIAccessibility.isDarkerSystemColorsEnabled` does not change with it: see ``isDarkerSystemColorsEnabled``.
    public var accessibilityContrast: UIAccessibilityContrast {
        get { environment.accessibilityContrast }
        set { change { $0.accessibilityContrast = newValue } }
    }

    private func change(_ change: (inout StageEnvironment) -> Void) {
        let old = environment
        change(&environment)
        if environment != old { host.change(environment) }
    }
}
