@preconcurrency import UIKit

/// A small view in the middle of the screen, or near its top or bottom: a question, a rating, a short form.
///
/// ```swift
/// presentAsPopup(
///     question,
///     style: Popup(
///         position: .top, dimming: .blurred(.systemThinMaterialDark)))
/// ```
public struct Popup: PresentationStyle, Equatable {
    /// The position of a popup in the safe area.
    ///
    /// ```swift
    /// func showHint(at button: UIButton) {
    ///     let anchor = PresentationAnchor(button)
    ///     presentAsPopup(
    ///         hint,
    ///         style: Popup(
    ///             position: .anchored(to: anchor, sides: [.top, .bottom])))
    /// }
    /// ```
    public enum Position: Equatable, Sendable {
        /// In the middle.
        case center
        /// At the upper margin.
        case top
        /// At the lower margin.
        case bottom
        /// Beside a view or a bar item, with an arrow that points at it.
        ///
        /// The popup is placed at the first of the sides that has room for it. If none has, it is placed at the side
        /// that shows most of it, and is made smaller to fit there. It stays within its margins and the safe area, and
        /// above the keyboard. To let the arrow point at something near the edge of the screen, the popup gives up its
        /// margin except for ``PresentationDefaults/Anchor/margin``. The popup follows the anchor. While the anchor is
        /// out of sight, or no side has room, the popup is in the middle and has no arrow.
        ///
        /// - Parameters:
        ///   - anchor: The view or the bar item.
        ///   - sides: The sides of the anchor at which the popup may be placed, in order of preference. Defaults to
        ///     ``PresentationDefaults/Anchor/sides``: below, above, trailing, leading.
        ///   - distance: The distance between the arrow's tip and the anchor, in points. Defaults to `0`: they touch.
        ///   - arrowSize: The width of the arrow at the popup, and its length, in points. Defaults to `26` and `13`.
        ///     Zero draws no arrow. The arrow has the popup's `backgroundColor`, or the background colour of the
        ///     content's view.
        case anchored(
            to: PresentationAnchor, sides: [PresentationEdge] = PresentationDefaults.Anchor.sides,
            distance: CGFloat = PresentationDefaults.Anchor.distance,
            arrowSize: CGSize = PresentationDefaults.Anchor.arrowSize)
    }

    /// The size of the popup. Defaults to `.fitting`: the size that the content asks for.
    public var size: PresentationSize
    /// The position of the popup. Defaults to `.center`.
    public var position: Position
    /// The offset from the position, in points. Defaults to zero. Positive values move the popup right and down. The
    /// popup stays within its margins. The offset has no effect on an anchored popup.
    public var offset: CGPoint
    /// The minimum distances from the edges of the screen, in points. Defaults to `24` on every side. On each side the
    /// larger of the margin and the safe area applies.
    public var margins: UIEdgeInsets
    /// The maximum width of the popup, in points. Defaults to `320`. Zero or less sets no limit.
    public var maximumWidth: CGFloat
    /// The radius of all four corners, in points, drawn as continuous curves. Defaults to `14`.
    public var cornerRadius: CGFloat
    /// The shadow around the popup. Defaults to `Shadow()`; `nil` draws none.
    public var shadow: Shadow?
    /// The dimming over the presenting view. Defaults to `.dimmed()`, black at 0.4.
    public var dimming: Dimming
    /// The colour behind the content. It shows where the content is transparent. Defaults to `nil`: none.
    public var backgroundColor: UIColor?
    /// The view controller that controls the status bar. Defaults to `.automatic`: the presented one while its view
    /// covers the bar.
    public var statusBar: StatusBarPolicy
    /// The animation of the presentation and the dismissal. Defaults to `.scale`.
    public var animation: TransitionAnimation
    /// The timing of changes, and of the popup when it is released. Defaults to the springs of ``PresentationMotion``.
    public var motion: PresentationMotion
    /// The gestures that dismiss the popup. Defaults to `[.tapOutside]`. See `swipeEdges` for the direction of a swipe.
    public var dismissal: DismissalGestures
    /// The distance or velocity at which releasing the popup dismisses it. Defaults to `.light`: 0.382 of its length,
    /// or 920 points per second.
    public var swipeThreshold: SwipeThreshold
    /// The edges toward which a swipe dismisses the popup. Defaults to an empty set: the edge that the animation comes
    /// from, or the bottom if it comes from none. With `[.top, .bottom]` the user can throw the popup up or down, with
    /// `[.leading, .trailing]` to either side. A tap outside and a dismissal in code play the animation.
    ///
    /// It is a programming error to name two edges that are not opposite. Presenting the popup then traps.
    public var swipeEdges: Set<PresentationEdge>
    /// The way in which the popup avoids a keyboard. Defaults to `.lift`.
    public var keyboard: KeyboardPolicy

    /// Whether a light haptic tick plays when a drag passes the distance at which a release dismisses, and again on the
    /// way back. Defaults to `false`. No tick is played if the content or the delegate refuses the dismissal, or on
    /// devices without haptics.
    public var playsHaptics: Bool
    /// The radius of each corner, or corners that are concentric with those of the display. Defaults to `nil`:
    /// `cornerRadius` at all four corners. Before iOS 26 each further radius costs another layer.
    public var corners: Corners?
    /// A blur or glass behind the content. It shows where the content and `backgroundColor` are transparent. Defaults
    /// to `nil`: none. It costs rendering time in every frame in which something moves behind it, and `shadow` darkens
    /// it.
    public var material: PresentationMaterial?

    /// Whether the popup is modal. Defaults to `true`.
    ///
    /// With `false` nothing is dimmed. Touches and VoiceOver reach the views beside the popup, and a tap there does not
    /// dismiss it. When the popup appears, VoiceOver reads it aloud without moving its cursor.
    ///
    /// The presenting view controller can present further view controllers while the popup is shown, if it uses the
    /// kit's methods. Each one comes to the front, and the popups behind it move back until it has gone. UIKit's own
    /// `present(_:animated:completion:)` fails, as it does during every presentation. Dismissing a popup also dismisses
    /// those in front of it.
    public var isModal: Bool
    /// The time, in seconds, after which the popup is dismissed automatically. Defaults to `nil`: it stays. See
    /// ``DismissalBehavior/dismissesAfter`` for what pauses the time.
    public var dismissesAfter: TimeInterval?
    /// The strings that VoiceOver speaks for the element that dismisses. By default they are in the language of the
    /// app.
    public var accessibilityStrings: AccessibilityStrings

    /// Creates a popup. Every option has a default.
    ///
    /// - Parameters:
    ///   - size: The size. Defaults to `.fitting`.
    ///   - position: The position. Defaults to `.center`.
    ///   - offset: The offset from the position, in points. Defaults to zero.
    ///   - margins: The minimum distances from the edges of the screen, in points. Defaults to `24` on every side.
    ///   - maximumWidth: The maximum width, in points. Defaults to `320`.
    ///   - cornerRadius: The radius of all corners, in points. Defaults to `14`.
    ///   - shadow: The shadow. Defaults to `Shadow()`; `nil` draws none.
    ///   - dimming: The dimming of the presenting view. Defaults to `.dimmed()`.
    ///   - backgroundColor: The colour behind the content. Defaults to `nil`.
    ///   - statusBar: The view controller that controls the status bar. Defaults to `.automatic`.
    ///   - animation: The animation of the transitions. Defaults to `.scale`.
    ///   - motion: The timing of changes and of releases. Defaults to springs.
    ///   - dismissal: The gestures that dismiss. Defaults to `[.tapOutside]`.
    ///   - swipeThreshold: The distance or velocity at which a release dismisses. Defaults to `.light`.
    ///   - swipeEdges: The edges toward which a swipe dismisses. Defaults to an empty set: chosen by `animation`.
    ///   - keyboard: The way to avoid the keyboard. Defaults to `.lift`.
    ///   - playsHaptics: Whether a drag past the threshold plays a tick. Defaults to `false`.
    ///   - isModal: Whether the popup is modal. Defaults to `true`.
    ///   - dismissesAfter: The time until an automatic dismissal, in seconds. Defaults to `nil`: never.
    ///   - corners: A radius for each corner. Defaults to `nil`: `cornerRadius` at all four.
    ///   - material: A blur or glass behind the content. Defaults to `nil`.
    ///   - accessibilityStrings: The strings that VoiceOver speaks. Defaults to the language of the app.
    public init(
        size: PresentationSize = .fitting, position: Position = .center, offset: CGPoint = .zero,
        margins: UIEdgeInsets = PresentationDefaults.Popup.margins,
        maximumWidth: CGFloat = PresentationDefaults.Popup.maximumWidth,
        cornerRadius: CGFloat = PresentationDefaults.Popup.cornerRadius,
        shadow: Shadow? = Shadow(), dimming: Dimming = .dimmed(), backgroundColor: UIColor? = nil,
        statusBar: StatusBarPolicy = .automatic,
        animation: TransitionAnimation = .scale, motion: PresentationMotion = PresentationMotion(),
        dismissal: DismissalGestures = [.tapOutside], swipeThreshold: SwipeThreshold = .light,
        swipeEdges: Set<PresentationEdge> = [], keyboard: KeyboardPolicy = .lift,
        playsHaptics: Bool = false,
        isModal: Bool = true, dismissesAfter: TimeInterval? = nil,
        corners: Corners? = nil, material: PresentationMaterial? = nil,
        accessibilityStrings: AccessibilityStrings = AccessibilityStrings()
    ) {
        self.size = size
        self.position = position
        self.offset = offset
        self.margins = margins
        self.maximumWidth = maximumWidth
        self.cornerRadius = cornerRadius
        self.shadow = shadow
        self.dimming = dimming
        self.backgroundColor = backgroundColor
        self.statusBar = statusBar
        self.animation = animation
        self.motion = motion
        self.dismissal = dismissal
        self.swipeThreshold = swipeThreshold
        self.swipeEdges = swipeEdges
        self.keyboard = keyboard
        self.playsHaptics = playsHaptics
        self.isModal = isModal
        self.dismissesAfter = dismissesAfter
        self.corners = corners
        self.material = material
        self.accessibilityStrings = accessibilityStrings
    }
}

extension Popup {
    public var anchor: PresentationAnchor? {
        if case .anchored(let anchor, _, _, _) = position { anchor } else { nil }
    }

    public var appearance: PresentationAppearance {
        PresentationAppearance(
            shadow: shadow, dimming: dimming, backgroundColor: backgroundColor, statusBar: statusBar,
            animation: animation, motion: motion, material: material,
            accessibilityStrings: accessibilityStrings)
    }

    public var dismissalBehavior: DismissalBehavior {
        DismissalBehavior(
            gestures: dismissal, swipeThreshold: swipeThreshold, swipeEdges: swipeEdges,
            playsHaptics: playsHaptics, dismissesAfter: dismissesAfter)
    }
}
