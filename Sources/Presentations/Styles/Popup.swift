@preconcurrency import UIKit

/// A small view in the middle of the screen, or near its top or bottom: a question, a rating, a short form.
///
/// ```swift
/// presentAsPopup(question, style: Popup(position: .top, dimming: .blurred(.systemThinMaterialDark)))
/// ```
public struct Popup: PresentationStyle, Equatable {
    /// The position of a popup in the safe area.
    public enum Position: Equatable, Sendable {
        /// In the middle.
        case center
        /// At the upper margin.
        case top
        /// At the lower margin.
        case bottom
        /// Beside a view or a bar item, with an arrow that points at it.
        ///
        /// The popup stands at the first of the sides that has room for it, or else at the one that shows most of it, and is
        /// reduced to the room there. It stays within its margins, the safe area and above the keyboard; for an arrow that
        /// points at something near the edge of the screen it gives up its margin, except for
        /// ``PresentationDefaults/Anchor/margin``. It follows the anchor. While that cannot be seen, or no side has room, the
        /// popup is in the middle, without an arrow.
        ///
        /// - Parameters:
        ///   - anchor: The view or the bar item.
        ///   - sides: The sides of the anchor at which the popup may stand, in order of preference. Defaults to
        ///     ``PresentationDefaults/Anchor/sides``: below, above, and then beside it.
        ///   - distance: The distance between the arrow's tip and the anchor, in points. Defaults to `0`: they touch.
        ///   - arrowSize: The width of the arrow at the popup, and its length, in points. Defaults to `26` and `13`. Zero draws
        ///     no arrow. The arrow has the popup's `backgroundColor`, or that of the content's view.
        case anchored(
            to: PresentationAnchor, sides: [PresentationEdge] = PresentationDefaults.Anchor.sides,
            distance: CGFloat = PresentationDefaults.Anchor.distance,
            arrowSize: CGSize = PresentationDefaults.Anchor.arrowSize)
    }

    /// The size of the popup. Defaults to `.fitting`: the size that the content asks for.
    public var size: PresentationSize
    /// The position of the popup. Defaults to `.center`.
    public var position: Position
    /// The offset from the position, in points. Defaults to zero. Positive values go right and down. The popup stays
    /// within its margins. Without effect while it is anchored.
    public var offset: CGPoint
    /// The least distances from the edges of the screen, in points. Defaults to `24` on every side. A larger safe area
    /// replaces the margin of its side.
    public var margins: UIEdgeInsets
    /// The width that the popup never exceeds, in points. Defaults to `320`.
    public var maximumWidth: CGFloat
    /// The radius of all four corners, in points, drawn as continuous curves. Defaults to `14`.
    public var cornerRadius: CGFloat
    /// The shadow around the popup. Defaults to `Shadow()`; `nil` draws none.
    public var shadow: Shadow?
    /// The dimming over the presenting view. Defaults to `.dimmed()`, black at 0.4.
    public var dimming: Dimming
    /// The colour behind the content, visible where the content is clear. Defaults to `nil`: clear.
    public var backgroundColor: UIColor?
    /// Which view controller decides about the status bar. Defaults to `.automatic`: the presented one while its view covers
    /// the bar.
    public var statusBar: StatusBarPolicy
    /// The animation of the presentation and the dismissal. Defaults to `.scale`.
    public var animation: TransitionAnimation
    /// The timing of changes, and of the popup when it is released. Defaults to springs, see ``PresentationMotion``.
    public var motion: PresentationMotion
    /// The gestures that dismiss the popup. Defaults to `[.tapOutside]`. A swipe goes to `swipeEdges`.
    public var dismissal: DismissalGestures
    /// The distance or velocity at which releasing the popup dismisses it. Defaults to `.light`: 0.382 of its length,
    /// or 920 points per second.
    public var swipeThreshold: SwipeThreshold
    /// The edges that a swipe takes the popup to. Defaults to none named: the edge that the animation comes from, or else the
    /// bottom. With `[.top, .bottom]` it may be thrown up and down, with
    /// `[.leading, .trailing]` left and right; it leaves where the finger throws it. Two edges that are not opposite trap.
    /// A tap outside and code dismiss with the animation.
    public var swipeEdges: Set<PresentationEdge>
    /// The way in which the popup avoids a keyboard. Defaults to `.lift`.
    public var keyboard: KeyboardPolicy

    /// Plays a light tick when a drag passes the distance at which releasing dismisses, and again on the
    /// way back. Defaults to `false`. Not played while the dismissal is refused, nor on devices without haptics.
    public var playsHaptics: Bool
    /// A radius for each corner, or corners that are concentric with those of the display. Defaults to `nil`: `cornerRadius` at
    /// all four corners. Different radii cost another layer each before iOS 26.
    public var corners: Corners?
    /// A blur or glass behind the content, visible where the content and `backgroundColor` are clear. Defaults to `nil`: none.
    /// It costs rendering time in every frame in which something moves behind it, and `shadow` darkens it.
    public var material: PresentationMaterial?

    /// Whether the popup is modal. Defaults to `true`.
    ///
    /// With `false` nothing is dimmed, touches and VoiceOver reach what is beside the popup, a tap there does not dismiss it, and
    /// VoiceOver reads it aloud when it appears, without leaving its place. While the presenting view controller presents such
    /// a popup, the kit presents the next view controller from the newest of them: it comes to the front, and the others step
    /// back until it has gone. UIKit's own `present(_:animated:completion:)` fails there, as it does beside every
    /// presentation. Dismissing a popup that is not in front dismisses those in front of it, too.
    public var isModal: Bool
    /// The time, in seconds, after which the popup leaves on its own. Defaults to `nil`: it stays. See
    /// ``DismissalBehavior/dismissesAfter`` for when the time stands still.
    public var dismissesAfter: TimeInterval?
    /// The words that VoiceOver says for the element that dismisses. Defaults to the language of the app.
    public var accessibilityStrings: AccessibilityStrings

    /// Creates a popup; every setting has a default.
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
