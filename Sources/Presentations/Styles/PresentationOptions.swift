@preconcurrency import UIKit

/// The options that every style has. The kit applies them, whatever the frame of the presented view is.
///
/// Each option is also a property of each style:
///
/// ```swift
/// presentAsCard(
///     message,
///     style: Card {
///         $0.allowsBackgroundInteraction = true
///         $0.dismissesAfter = 3
///     })
/// ```
///
/// A style of your own stores them, as in the example of ``PresentationStyle``.
public struct PresentationOptions: Equatable, Sendable {
    // MARK: Look

    /// The shadow around the presented view. Defaults to `Shadow()`; `nil` draws none.
    public var shadow: Shadow? = Shadow()
    /// The border of the presented view. Defaults to `nil`: none. With Increase Contrast there is one in any case.
    public var border: Border?
    /// The colour and the size of the grabber, for a style that shows one. Defaults to those of UIKit's sheets.
    public var grabber = Grabber()
    /// The dimming of the presenting view. Defaults to `.dimmed()`, black at 0.4.
    public var dimming: Dimming = .dimmed()
    /// The effect on the presenting view. Defaults to `.unchanged`.
    public var presenter: PresenterAppearance = .unchanged
    /// The colour behind the content. Defaults to `nil`: nothing behind the content, and the background colour of the
    /// content's view beyond it. With a material it is shown only where ``PresentationLayout/materialLevel`` is below 1.
    public var backgroundColor: UIColor?
    /// A blur or glass behind the content. Defaults to `nil`: none.
    public var material: PresentationMaterial?
    /// The view controller that controls the status bar. Defaults to `.automatic`: the presented one while its view
    /// covers the bar.
    public var statusBar: StatusBarPolicy = .automatic

    // MARK: Motion

    /// The animation of the presentation and the dismissal. Defaults to `nil`: a slide from the style's
    /// ``PresentationStyle/entryEdge``, which it follows. A ``Popup`` has `.scale`.
    public var animation: TransitionAnimation?
    /// The timing of changes, and of the presented view when it is released. Defaults to springs.
    public var motion = PresentationMotion()

    // MARK: Leaving

    /// The gestures that dismiss. Defaults to `[.tapOutside, .swipe]`. A ``Popup`` has `[.tapOutside]`.
    public var dismissal: DismissalGestures = [.tapOutside, .swipe]
    /// The distance or velocity at which a release dismisses. Defaults to `.light`: 0.382 of the view's length, or 920
    /// points per second. A ``HalfSheet`` has `.sheet`.
    public var swipeThreshold: SwipeThreshold = .light
    /// The direction of a swipe that dismisses. Defaults to `.automatic`: toward the style's
    /// ``PresentationStyle/entryEdge``. A view with detents is dismissed toward that edge with each value.
    public var swipeDirection: SwipeDirection = .automatic
    /// Whether a light haptic tick plays when a drag passes the distance of `swipeThreshold`, and again on the way
    /// back, and when the user selects another detent. Defaults to `false`. No tick is played if the content or the
    /// delegate refuses the dismissal, for a dismissal by velocity, if code selects the detent, or on devices without
    /// haptics.
    public var playsHaptics = false
    /// The time, in seconds, after which the view is dismissed automatically, counted from the end of the presentation.
    /// Defaults to `nil`: it stays. NaN and infinite values count as `nil`, negative ones as 0.
    ///
    /// The time is paused while a finger is on the view, while VoiceOver's cursor is in it, in its transitions, and
    /// while it presents another view controller. As with a dismissal in code, the delegate is not called, and
    /// `isModalInPresentation` does not prevent it.
    ///
    /// In a test, `Stage.settle()` does not wait for it; `Stage.advance(by:)` lets the time pass.
    public var dismissesAfter: TimeInterval?

    // MARK: Detents

    /// Whether dragging up content that is scrolled to its top expands the view before the content scrolls. Defaults to
    /// `true`. With `false` the user expands the view by the grabber and by parts that do not scroll.
    ///
    /// It applies to a view with detents that is dismissed toward the bottom edge, and to no other.
    public var prefersScrollingExpandsWhenScrolledToEdge = true
    /// Whether the content is resized to the visible height in each step of a drag between two detents, as in UIKit's
    /// own sheets. Views at its bottom stay in sight. Defaults to `true`. It applies to a view with detents.
    ///
    /// With `false` the content is laid out for the largest detent when a drag begins to expand the view, and again at
    /// rest. During the drag its lower end is off the screen. Turn it off for content whose layout takes longer than a
    /// frame. A detached half-sheet is always resized, because its width changes as well.
    public var resizesContentWhileDragging = true

    // MARK: The views beside it

    /// Whether touches and VoiceOver reach the views beside the presented one. Defaults to `false`.
    ///
    /// With `true` nothing is dimmed, and a tap beside the view does not dismiss it. When the view appears, VoiceOver
    /// reads it aloud without moving its cursor. A content that is `isModalInPresentation` prevents all that. A
    /// half-sheet has ``HalfSheet/largestUndimmedDetentIdentifier`` for some of its detents; this option is for all.
    ///
    /// A view without detents is then a notice. The presenting view controller can present further view controllers
    /// while it is shown, with the kit's methods. Each one comes to the front, and the notices behind it move back
    /// until it has gone. UIKit's own `present(_:animated:completion:)` fails, as it does during every presentation.
    /// Dismissing a notice also dismisses those in front of it.
    public var allowsBackgroundInteraction = false
    /// Whether a notice keeps clear of the bars of the presenting view controller, which stay in use. It stands above a
    /// tab bar, a toolbar and a search bar at the bottom, and below those at the top, at the distance of its margins,
    /// and follows the bars as they come and go. Defaults to `true`.
    ///
    /// A navigation bar without a search bar is covered, as by the system's notifications. A bar with the anchor of a
    /// popup in it is not avoided. The option has no effect on a modal view, which covers the bars, on a half-sheet, and
    /// on a ``Drawer``, which fills its edge. In a style of your own, ``LayoutEnvironment/room(margins:)`` leaves the bars
    /// out.
    public var avoidsBars = true
    /// The strings that VoiceOver speaks for the grabber and for the element that dismisses. By default they are in the
    /// language of the app.
    public var accessibilityStrings = AccessibilityStrings()

    /// Creates options with the defaults, and sets any of them.
    public init(_ configure: (inout PresentationOptions) -> Void = { _ in }) { configure(&self) }
}

/// The effect on the presenting view while a view is presented in front of it.
///
/// The presenting view stays live and follows an interactive dismissal. After the dismissal it is exactly as before.
///
/// ```swift
/// presentAsCard(nowPlaying, style: Card(presenter: .pushedBack(scale: 0.9)))
/// ```
public enum PresenterAppearance: Equatable, Sendable {
    /// No effect.
    case unchanged
    /// Scaled down, with rounded corners. The scale defaults to `0.92`, as in other kits that imitate UIKit's card
    /// stack, and is limited to 0.01…1. Zero, negative, NaN and infinite values count as the default. With Reduce
    /// Motion it has no effect.
    case pushedBack(scale: CGFloat = 0.92)
    /// Faded to a fraction, 0…1, of its own opacity. Defaults to `0.5`, also for NaN. The view behind it shows through.
    /// That is usually the window, which is black unless it has a background colour.
    case faded(alpha: CGFloat = 0.5)
    /// Moved aside, so that the presented view lies beneath it and is uncovered, as a menu beneath the screen.
    ///
    /// ```swift
    /// presentAsDrawer(menu, style: Drawer(dimming: .none, presenter: .movedAside(scale: 0.85)))
    /// ```
    ///
    /// It is moved by the width of the presented view and scaled, by default to 1, and then has rounded corners. The scale
    /// has the limits of `.pushedBack`. What the smaller view leaves has the colour of the presented view's background.
    /// `parallax` is the fraction of that way, 0…1, that the content of the presented view moves along: with `0` it stays
    /// in place, with `1` it comes in beside the presenting view. Defaults to `0.3`, also for NaN.
    ///
    /// The presented view has no shadow and no round corners then, and only the moved view is dimmed. It is for a view
    /// that is attached to an edge and has no detents, such as a ``Drawer``. Otherwise it has no effect, and with Reduce
    /// Motion neither.
    case movedAside(scale: CGFloat = 1, parallax: CGFloat = 0.3)

    /// Returns the effect with a scale in 0.01…1, which can be inverted, and fractions in 0…1. A fade is not a movement,
    /// so it stays with Reduce Motion.
    func drawable(reduceMotion: Bool) -> PresenterAppearance {
        switch self {
        case .unchanged: .unchanged
        case .pushedBack where reduceMotion, .movedAside where reduceMotion: .unchanged
        case .pushedBack(let scale):
            scale.usableLength.map { .pushedBack(scale: min(1, max(0.01, $0))) } ?? .pushedBack()
        case .movedAside(let scale, let parallax):
            .movedAside(
                scale: scale.usableLength.map { min(1, max(0.01, $0)) } ?? 1,
                parallax: parallax.isNaN ? 0.3 : min(1, max(0, parallax)))
        case .faded(let alpha):
            alpha.isNaN ? .faded() : .faded(alpha: min(1, max(0, alpha)))
        }
    }

    /// The corner radius of `.pushedBack`, before scaling, in points.
    static let pushedBackCornerRadius: CGFloat = 12
}

/// The view controller that controls the status bar during a presentation.
///
/// ```swift
/// presentAsHalfSheet(player, style: HalfSheet { $0.statusBar = .presented })
/// ```
///
/// UIKit asks the presenting view controller, unless the presented one has set
/// `modalPresentationCapturesStatusBarAppearance`. The kit sets that property where the policy needs it, before the
/// presentation if it can, and resets it afterwards. If the app has set it, it stays set.
public enum StatusBarPolicy: Equatable, Sendable {
    /// The presented view controller while its view at rest covers the middle of the status bar, and otherwise the
    /// presenting one. This is updated when the view changes its frame, and in a rotation.
    case automatic
    /// The presented view controller, wherever its view is.
    case presented
    /// UIKit's own decision: the presenting view controller, unless the app has set the property.
    case unchanged
}

/// A blur or glass behind the content of a presented view, drawn by UIKit's visual effects.
///
/// ```swift
/// presentAsCard(
///     controls, style: Card { $0.material = .glass(fallback: .systemThinMaterial) })
/// ```
///
/// The material shows where the content is transparent, so give the content's view no background colour. A shadow
/// darkens it. It is rendered in every frame in which something moves behind it. With Reduce Transparency it is solid.
public enum PresentationMaterial: Equatable, Sendable {
    /// A blur of everything behind the view.
    case blurred(UIBlurEffect.Style)
    /// The system's glass from iOS 26 on, with an optional tint, and a blur on earlier versions. Defaults to no tint
    /// and `.systemMaterial`.
    case glass(tint: UIColor? = nil, fallback: UIBlurEffect.Style = .systemMaterial)

    /// The system's glass without a tint.
    public static var glass: PresentationMaterial { .glass(tint: nil) }

    /// The blur where there is no glass.
    var blur: UIBlurEffect.Style {
        switch self {
        case .blurred(let style), .glass(_, let style): style
        }
    }
}
