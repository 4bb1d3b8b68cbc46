@preconcurrency import UIKit

/// The parts of a presentation's appearance that do not depend on the frame of the presented view.
///
/// The kit's own styles derive it from their options. A style of your own returns it:
///
/// ```swift
/// struct TopBar: PresentationStyle {
///     var appearance: PresentationAppearance {
///         PresentationAppearance(
///             dimming: .none, animation: .slide(from: .top))
///     }
/// }
/// ```
public struct PresentationAppearance: Equatable, Sendable {
    /// The shadow around the presented view. Defaults to `Shadow()`; `nil` draws none.
    public var shadow: Shadow?
    /// The dimming over the presenting view. Defaults to `.dimmed()`, black at 0.4.
    public var dimming: Dimming
    /// The effect on the presenting view. Defaults to `.unchanged`.
    public var presenter: PresenterAppearance
    /// The colour behind the content. Defaults to `nil`: nothing behind the content, and the background colour of the
    /// content's view beyond it.
    public var backgroundColor: UIColor?
    /// The view controller that controls the status bar. Defaults to `.automatic`: the presented one while its view
    /// covers the bar.
    public var statusBar: StatusBarPolicy
    /// The animation of the presentation and the dismissal. Defaults to `.slide(from: .bottom)`.
    public var animation: TransitionAnimation
    /// The timing of changes, and of the presented view when it is released. Defaults to the springs of
    /// ``PresentationMotion``.
    public var motion: PresentationMotion
    /// A blur or glass behind the content. Defaults to `nil`: none.
    public var material: PresentationMaterial?
    /// The strings that VoiceOver speaks for the grabber and for the element that dismisses. By default they are in the
    /// language of the app.
    public var accessibilityStrings: AccessibilityStrings

    /// Creates an appearance. Each parameter is the property of its name.
    public init(
        shadow: Shadow? = Shadow(), dimming: Dimming = .dimmed(), presenter: PresenterAppearance = .unchanged,
        backgroundColor: UIColor? = nil, statusBar: StatusBarPolicy = .automatic,
        animation: TransitionAnimation = .slide(from: .bottom),
        motion: PresentationMotion = PresentationMotion(), material: PresentationMaterial? = nil,
        accessibilityStrings: AccessibilityStrings = AccessibilityStrings()
    ) {
        self.shadow = shadow
        self.dimming = dimming
        self.presenter = presenter
        self.backgroundColor = backgroundColor
        self.statusBar = statusBar
        self.animation = animation
        self.motion = motion
        self.material = material
        self.accessibilityStrings = accessibilityStrings
    }
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
}

extension PresenterAppearance {
    /// Returns the effect with a scale in 0.01…1, which can be inverted, and an alpha in 0…1. A fade is not a movement, so
    /// it stays with Reduce Motion.
    func drawable(reduceMotion: Bool) -> PresenterAppearance {
        switch self {
        case .unchanged: .unchanged
        case .pushedBack where reduceMotion: .unchanged
        case .pushedBack(let scale):
            scale.usableLength.map { .pushedBack(scale: min(1, max(0.01, $0))) } ?? .pushedBack()
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
/// `modalPresentationCapturesStatusBarAppearance`. The kit sets that property where the policy needs it, and resets it
/// afterwards. If the app has set it, it stays set.
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
/// darkens it. It is rendered in every frame in which something moves behind it. With Reduce Transparency it is a solid
/// colour.
public enum PresentationMaterial: Equatable, Sendable {
    /// A blur of everything behind the view.
    case blurred(UIBlurEffect.Style)
    /// The system's glass from iOS 26 on, with an optional tint, and a blur on earlier versions. Defaults to no tint and
    /// `.systemMaterial`.
    case glass(tint: UIColor? = nil, fallback: UIBlurEffect.Style = .systemMaterial)

    /// The blur where there is no glass.
    var blur: UIBlurEffect.Style {
        switch self {
        case .blurred(let style), .glass(_, let style): style
        }
    }
}
