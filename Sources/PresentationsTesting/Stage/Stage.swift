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
@MainActor
public final class Stage {
    /// The device whose screen this is.
    public let device: Device
    /// How the device is held. Changes with ``rotate(to:)``.
    public private(set) var orientation: UIInterfaceOrientation
    /// The window that fills the screen. It has the device's size, safe area and traits.
    public let window: UIWindow

    let host: StageHost

    /// Sets up an empty screen.
    ///
    /// - Parameters:
    ///   - device: What the screen belongs to.
    ///   - orientation: How the device is held at first, portrait unless told.
    ///   - appearance: Light unless told.
    ///   - layoutDirection: Left to right unless told.
    ///   - contentSizeCategory: The user's text size, `.large` unless told, as on a new device.
    public init(
        _ device: Device,
        orientation: UIInterfaceOrientation = .portrait,
        appearance: UIUserInterfaceStyle = .light,
        layoutDirection: UITraitEnvironmentLayoutDirection = .leftToRight,
        contentSizeCategory: UIContentSizeCategory = .large
    ) {
        self.device = device
        self.orientation = orientation
        let environment = StageEnvironment(
            device: device, appearance: appearance, layoutDirection: layoutDirection,
            contentSizeCategory: contentSizeCategory)
        host = StageHost(environment, orientation: orientation)
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
    /// An animation that repeats for ever is not waited for. On Linux, when something keeps starting new animations,
    /// this traps after two simulated minutes instead of never returning.
    public func settle() {
        host.settle()
    }

    /// Lets `seconds` pass. On Linux the moment is exact, so that a transition can be looked at half-way; on a
    /// Simulator the run loop runs for about as long.
    public func advance(by seconds: TimeInterval) {
        precondition(seconds >= 0, "Time cannot go back.")
        host.advance(by: seconds)
    }

    /// Turns the device. The window gets the size, the safe area and the size classes of the orientation, through
    /// `viewWillTransition(to:with:)`; call ``settle()`` to see the end of the turn.
    public func rotate(to orientation: UIInterfaceOrientation) {
        self.orientation = orientation
        host.rotate(to: orientation)
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

    func scene() throws -> Scene {
        try SceneCapture.scene(of: window, on: device, orientation: orientation)
    }
}
