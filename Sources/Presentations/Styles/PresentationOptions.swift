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
    /// The colour behind the content. Defaults to `nil`: nothing, and beyond the content the colour of the content's
    /// view. With a material it is shown only where ``PresentationLayout/materialLevel`` is below 1.
    public var backgroundColor: UIColor?
    /// A blur or glass behind the content. Defaults to `nil`: none.
    public var material: PresentationMaterial?
    /// The view controller that controls the status bar. Defaults to `.automatic`: the presented one if under the bar.
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
    /// The distance or velocity at which a release dismisses. Defaults to `.light`; a ``HalfSheet`` has `.sheet`.
    public var swipeThreshold: SwipeThreshold = .light
    /// The direction of a swipe that dismisses. Defaults to `.automatic`: toward the style's
    /// ``PresentationStyle/entryEdge``. A view with detents is dismissed toward that edge with each value.
    public var swipeDirection: SwipeDirection = .automatic
    /// Whether a light haptic tick plays when a drag passes the distance of `swipeThreshold`, on the way back, and when
    /// the user selects another detent. Defaults to `false`. No tick plays while dismissals are refused. See
    /// <doc:Gestures#Add-haptics>.
    public var playsHaptics = false
    /// The time, in seconds, after which the view is dismissed automatically, counted from the end of the presentation.
    /// Defaults to `nil`: it stays. NaN and infinite values count as `nil`, negative ones as 0. As with a dismissal in
    /// code, the delegate is not called, and `isModalInPresentation` does not prevent it. The time is paused while the
    /// view is in use: see <doc:EndingsAndQueues#Show-a-notice>.
    public var dismissesAfter: TimeInterval?

    // MARK: Detents

    /// Whether dragging up content that is scrolled to its top expands the view before the content scrolls. Defaults to
    /// `true`. For a view with detents that is dismissed toward the bottom edge. With `false` the grabber and parts
    /// that do not scroll expand it.
    public var prefersScrollingExpandsWhenScrolledToEdge = true
    /// Whether the content of a view with detents is resized to the visible height in each step of a drag, as in
    /// UIKit's own sheets. Defaults to `true`; a detached half-sheet always does it. With `false` the content is laid
    /// out for the largest detent when a drag begins, with its lower end off the screen: see
    /// <doc:Gestures#Drag-between-detents>.
    public var resizesContentWhileDragging = true

    // MARK: The views beside it

    /// Whether touches and VoiceOver reach the views beside the presented one. Defaults to `false`. With `true` nothing
    /// is dimmed, a tap beside the view does not dismiss it, and VoiceOver reads it aloud without moving its cursor. A
    /// content that is `isModalInPresentation` prevents that. For some detents see
    /// ``HalfSheet/largestUndimmedDetentIdentifier``.
    ///
    /// A view without detents is then a notice, and the presenting view controller can present more with the kit's
    /// methods, not with UIKit's `present(_:animated:completion:)`. See <doc:EndingsAndQueues#Show-a-notice>.
    public var allowsBackgroundInteraction = false
    /// Whether a notice keeps clear of the presenting view controller's tab bar, toolbar and search bar, at the
    /// distance of its margins. Defaults to `true`. It covers a navigation bar without a search bar, and a bar with the
    /// popup's anchor. The option has no effect on a modal view, a half-sheet and a ``Drawer``. In a style of your own,
    /// ``LayoutEnvironment/room(margins:)`` leaves the bars out. See <doc:EndingsAndQueues#Show-a-notice>.
    public var avoidsBars = true
    /// The strings of VoiceOver for the grabber and to dismiss. By default they are in the language of the app.
    public var accessibilityStrings = AccessibilityStrings()

    /// Creates options with the defaults, and sets any of them.
    public init(_ configure: (inout PresentationOptions) -> Void = { _ in }) { configure(&self) }
}

/// The effect on the presenting view, which stays live and follows an interactive dismissal. It is undone exactly.
///
/// ```swift
/// presentAsCard(nowPlaying, style: Card(presenter: .pushedBack(scale: 0.9)))
/// ```
public enum PresenterAppearance: Equatable, Sendable {
    /// No effect.
    case unchanged
    /// Scaled down, with rounded corners; not with Reduce Motion. The scale defaults to `0.92`, as in other kits that
    /// imitate UIKit's card stack, also for zero, negative, NaN and infinite values. It is limited to 0.01…1.
    case pushedBack(scale: CGFloat = 0.92)
    /// Faded to a fraction, 0…1, of its own opacity, over the window. Defaults to `0.5`, also for NaN.
    case faded(alpha: CGFloat = 0.5)
    /// Moved aside, so that the presented view lies beneath it and is uncovered, as a menu beneath the screen.
    ///
    /// ```swift
    /// presentAsDrawer(menu, style: Drawer(dimming: .none, presenter: .movedAside(scale: 0.85)))
    /// ```
    ///
    /// The view is moved by the width of the presented view and scaled, with the limits of `.pushedBack`; around it is
    /// the colour of the presented view. `parallax` is the fraction of that way, 0…1, that the content beneath moves
    /// along: with `1` it comes in beside the presenting view. NaN counts as the default. Has no effect with Reduce
    /// Motion, and unless the presented view is attached to an edge and has no detents. See
    /// <doc:ChoosingAStyle#Dim-the-presenting-view-or-push-it-back>.
    case movedAside(scale: CGFloat = 1, parallax: CGFloat = 0.3)

    /// Returns the effect with usable numbers. A fade is not a movement, so it stays with Reduce Motion.
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
/// The kit sets `modalPresentationCapturesStatusBarAppearance` of the presented view controller where the policy needs
/// it, and resets it afterwards. If the app has set it, it stays set. See
/// <doc:ChoosingAStyle#Decide-about-the-status-bar>.
public enum StatusBarPolicy: Equatable, Sendable {
    /// The presented one while its view at rest covers the middle of the status bar, otherwise the presenting one.
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
/// It shows where the content is transparent, and is rendered in every frame in which something moves behind it. A
/// shadow darkens it. With Reduce Transparency it is solid. See
/// <doc:ChoosingAStyle#Put-glass-or-a-colour-behind-the-content>.
public enum PresentationMaterial: Equatable, Sendable {
    /// A blur of everything behind the view.
    case blurred(UIBlurEffect.Style)
    /// The system's glass from iOS 26 on, with an optional tint; the `fallback` on earlier versions.
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
