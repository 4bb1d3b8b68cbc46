@preconcurrency import UIKit

/// A card with shadow and rounded corners that keeps its distance from the edges of the screen.
///
/// ```swift
/// presentAsCard(nowPlaying, style: Card(cornerRadius: 28, presenter: .pushedBack()))
/// ```
public struct Card: PresentationStyle, Equatable {
    /// The size of the card. Defaults to `.fitting`: the size that the content asks for.
    public var size: PresentationSize
    /// The edge that the card rests at. Defaults to `.bottom`. On the other axis the card is centred.
    public var edge: PresentationEdge
    /// The least distances from the edges of the screen, in points. Defaults to `12` on every side. A larger safe area
    /// replaces the margin of its side.
    public var margins: UIEdgeInsets
    /// The width that the card never exceeds, in points. Defaults to `420`: wide screens show a centred card.
    public var maximumWidth: CGFloat
    /// The radius of all four corners, in points, drawn as continuous curves. Defaults to `24`.
    public var cornerRadius: CGFloat
    /// The shadow around the card. Defaults to `Shadow()`; `nil` draws none.
    public var shadow: Shadow?
    /// The dimming over the presenting view. Defaults to `.dimmed()`, black at 0.4.
    public var dimming: Dimming
    /// The effect on the presenting view. Defaults to `.unchanged`.
    public var presenter: PresenterAppearance
    /// The colour behind the content, visible where the content is clear, and beyond the content while the card is
    /// pulled away from its edge. Defaults to `nil`: clear behind the content, and the content's own background
    /// beyond it.
    public var backgroundColor: UIColor?
    /// Which view controller decides about the status bar. Defaults to `.automatic`: the presented one while its view covers
    /// the bar.
    public var statusBar: StatusBarPolicy
    /// The animation of the presentation and the dismissal. Defaults to `.slide(from: .bottom)`.
    public var animation: TransitionAnimation
    /// The timing of changes, and of the card when it is released. Defaults to springs, see ``PresentationMotion``.
    public var motion: PresentationMotion
    /// The gestures that dismiss the card. Defaults to `[.tapOutside, .swipe]`. A swipe goes to
    /// `swipeEdges`.
    public var dismissal: DismissalGestures
    /// The distance or velocity at which releasing the card dismisses it. Defaults to `.light`: 0.382 of its length,
    /// or 920 points per second.
    public var swipeThreshold: SwipeThreshold
    /// The edges that a swipe takes the card to. Defaults to none named: the edge that the animation comes from, or else the edge
    /// that the card rests at. With `[.top, .bottom]` it may be thrown up and down, with
    /// `[.leading, .trailing]` left and right; it leaves where the finger throws it. Two edges that are not opposite trap.
    /// A tap outside and code dismiss with the animation.
    public var swipeEdges: Set<PresentationEdge>
    /// The way in which the card avoids a keyboard. Defaults to `.lift`.
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

    /// Whether the card is modal. Defaults to `true`.
    ///
    /// With `false` nothing is dimmed, touches and VoiceOver reach what is beside the card, a tap there does not dismiss it, and
    /// VoiceOver reads it aloud when it appears, without leaving its place. While the presenting view controller presents such
    /// a card, the kit presents the next view controller from the newest of them: it comes to the front, and the others step
    /// back until it has gone. UIKit's own `present(_:animated:completion:)` fails there, as it does beside every
    /// presentation. Dismissing a card that is not in front dismisses those in front of it, too.
    public var isModal: Bool
    /// The time, in seconds, after which the card leaves on its own. Defaults to `nil`: it stays. See
    /// ``DismissalBehavior/dismissesAfter`` for when the time stands still.
    public var dismissesAfter: TimeInterval?
    /// The words that VoiceOver says for the element that dismisses. Defaults to the language of the app.
    public var accessibilityStrings: AccessibilityStrings

    /// Creates a card; every setting has a default.
    public init(
        size: PresentationSize = .fitting, edge: PresentationEdge = .bottom,
        margins: UIEdgeInsets = PresentationDefaults.Card.margins,
        maximumWidth: CGFloat = PresentationDefaults.Card.maximumWidth,
        cornerRadius: CGFloat = PresentationDefaults.Card.cornerRadius,
        shadow: Shadow? = Shadow(), dimming: Dimming = .dimmed(), presenter: PresenterAppearance = .unchanged,
        backgroundColor: UIColor? = nil, statusBar: StatusBarPolicy = .automatic,
        animation: TransitionAnimation = .slide(from: .bottom), motion: PresentationMotion = PresentationMotion(),
        dismissal: DismissalGestures = [.tapOutside, .swipe],
        swipeThreshold: SwipeThreshold = .light, swipeEdges: Set<PresentationEdge> = [],
        keyboard: KeyboardPolicy = .lift, playsHaptics: Bool = false,
        isModal: Bool = true, dismissesAfter: TimeInterval? = nil,
        corners: Corners? = nil, material: PresentationMaterial? = nil,
        accessibilityStrings: AccessibilityStrings = AccessibilityStrings()
    ) {
        self.size = size
        self.edge = edge
        self.margins = margins
        self.maximumWidth = maximumWidth
        self.cornerRadius = cornerRadius
        self.shadow = shadow
        self.dimming = dimming
        self.presenter = presenter
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

extension Card {
    public var appearance: PresentationAppearance {
        PresentationAppearance(
            shadow: shadow, dimming: dimming, presenter: presenter, backgroundColor: backgroundColor,
            statusBar: statusBar,
            animation: animation, motion: motion, material: material,
            accessibilityStrings: accessibilityStrings)
    }

    public var dismissalBehavior: DismissalBehavior {
        DismissalBehavior(
            gestures: dismissal, swipeThreshold: swipeThreshold,
            swipeEdges: swipeEdges.isEmpty ? [animation.edge ?? edge] : swipeEdges,
            playsHaptics: playsHaptics, dismissesAfter: dismissesAfter)
    }
}
