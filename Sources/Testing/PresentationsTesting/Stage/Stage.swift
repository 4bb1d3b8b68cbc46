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
/// once however much time passes. On a Simulator time is real.
///
/// Keep the stage for as long as you look at what is on it: when it is released, what is presented on it is, too.
@MainActor
public final class Stage {
    /// The device whose screen this is.
    public var device: Device { environment.device }
    /// How the device is held. Changes with ``rotate(to:)``.
    public var orientation: UIInterfaceOrientation { environment.orientation }
    /// The window that fills the screen, or the app's part of it. It has the device's size, safe area and traits.
    public let window: UIWindow

    private(set) var environment: StageEnvironment {
        didSet { environment.changes(since: oldValue).forEach { eventRecorder?.note($0) } }
    }

    /// Listens while a filmstrip is recorded.
    var eventRecorder: EventRecorder?

    let host: StageHost

    /// Sets up an empty screen.
    ///
    /// - Parameters:
    ///   - device: What the screen belongs to.
    ///   - orientation: How the device is held at first. Defaults to portrait.
    ///   - width: The part of a tablet's width that the app has, in points. Defaults to all of it. See ``resize(width:)``.
    ///   - appearance: Light or dark. Defaults to light.
    ///   - layoutDirection: Defaults to left to right.
    ///   - contentSizeCategory: The user's text size. Defaults to `.large`, as on a new device.
    ///   - accessibilityContrast: `.high` where the user wants more contrast. Defaults to `.normal`.
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

    /// Makes `root` the window's root view controller and the window key and visible. When this returns, `root` has
    /// appeared and is laid out.
    public func show(_ root: UIViewController) {
        window.rootViewController = root
        window.makeKeyAndVisible()
        host.turn()
    }

    /// Lets time pass until nothing moves any more and all layout is done.
    ///
    /// An animation that repeats for ever is not waited for. On Linux the main queue is: blocks, also delayed ones, timers
    /// that fire once, and tasks of the main actor that can go on or sleep. Timers that repeat fire meanwhile. Other
    /// queues, other actors and detached tasks are not waited for. When something keeps starting new animations, this traps
    /// after two simulated minutes instead of never returning.
    public func settle() {
        host.settle()
    }

    /// Lets `seconds` pass. On Linux the moment is exact, so that a transition can be looked at half-way; on a
    /// Simulator the run loop runs for about as long.
    ///
    /// At one and the same moment the order is: ends of animations and timers; what comes after this call, such as a
    /// touch; pictures of a filmstrip.
    public func advance(by seconds: TimeInterval) {
        precondition(seconds >= 0, "Time cannot go back.")
        host.advance(by: seconds)
    }

    /// Turns the device. The window gets the size, the safe area and the size classes of the orientation, through
    /// `viewWillTransition(to:with:)`; call ``settle()`` to see the end of the turn.
    ///
    /// An app that has a part of the width keeps about that share of it.
    public func rotate(to orientation: UIInterfaceOrientation) {
        environment = environment.turned(to: orientation)
        host.resize(environment)
    }

    /// What the window shows now, as canonical SVG: a picture, and the text that a reference consists of. Equal
    /// scenes give equal text, whatever the clock says.
    ///
    /// A view with a coordinate that is not a number traps here with the name of the view; `expectLayout` reports it.
    public var svg: String {
        do {
            return try SceneWriter.svg(scene())
        } catch {
            preconditionFailure("\(error)")
        }
    }

    func scene(following layers: LayerIdentities? = nil) throws -> Scene {
        try SceneCapture.scene(of: window, in: environment, following: layers)
    }

    /// What a reference stores: the scene, and whether it is a moment of a movement.
    func recordedScene() throws -> Scene {
        var scene = try scene()
        scene.isInMotion = isInMotion
        return scene
    }

    /// Whether an animation is under way, a scroll view runs out, the keyboard is coming or going, or a finger is down.
    ///
    /// An animation that repeats for ever counts, though ``settle()`` does not wait for it.
    public var isInMotion: Bool {
        host.isTouched || window.layer.isInMotion || PlatformDetails.isKeyboardMoving(over: window)
    }

    // MARK: What changes while the app runs

    /// Gives the app a part of a tablet's width, as Split View does, or all of it again.
    ///
    /// The app is at the left-hand side and as high as the screen. It is told through `viewWillTransition(to:with:)`;
    /// call ``settle()`` to see the end. Up to 639 points wide the horizontal size class is compact, as on a device;
    /// for instance 375 for a third, 592 for half of an 11-inch tablet that lies, and 678 (regular) for half of a 13-inch
    /// one.
    ///
    /// - Parameter width: Points, no more than the screen has; `nil` for all of it.
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

    /// Light or dark. A change reaches the views at once, without animation.
    public var appearance: UIUserInterfaceStyle {
        get { environment.appearance }
        set { change { $0.appearance = newValue } }
    }

    /// The direction of the user's language. A change reaches the views at once; a device would start the app anew.
    public var layoutDirection: UITraitEnvironmentLayoutDirection {
        get { environment.layoutDirection }
        set { change { $0.layoutDirection = newValue } }
    }

    /// The user's text size. A change reaches the views at once; on Linux
    /// `UIContentSizeCategory.didChangeNotification` is posted, too.
    public var contentSizeCategory: UIContentSizeCategory {
        get { environment.contentSizeCategory }
        set { change { $0.contentSizeCategory = newValue } }
    }

    /// Whether the user wants more contrast. A change reaches the views at once, as a trait. What is not the stage's is
    /// `UIAccessibility.isDarkerSystemColorsEnabled`, which belongs to the whole process.
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
