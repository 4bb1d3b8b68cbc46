@preconcurrency import UIKit

/// A card with shadow and rounded corners that keeps its distance from the edges of the screen.
///
/// ```swift
/// presentAsCard(
///     nowPlaying, style: Card(cornerRadius: 28, presenter: .pushedBack()))
/// ```
public struct Card: PresentationStyle, Equatable {
    /// The size of the card. Defaults to `.fitting`: the size that the content asks for.
    public var size: PresentationSize
    /// The edge of the screen that the card is placed at. Defaults to `.bottom`. The card is centred on the other axis.
    public var edge: PresentationEdge
    /// The minimum distances from the edges of the screen, in points. Defaults to `12` on every side. On each side the
    /// larger of the margin and the safe area applies.
    public var margins: UIEdgeInsets
    /// The maximum width of the card, in points. Defaults to `420`, so a wide screen shows a centred card. Zero or less
    /// sets no limit.
    public var maximumWidth: CGFloat
    /// The radius of all four corners, in points, drawn as continuous curves. Defaults to `24`.
    public var cornerRadius: CGFloat
    /// The shadow around the card. Defaults to `Shadow()`; `nil` draws none.
    public var shadow: Shadow?
    /// The dimming over the presenting view. Defaults to `.dimmed()`, black at 0.4.
    public var dimming: Dimming
    /// The effect on the presenting view. Defaults to `.unchanged`.
    public var presenter: PresenterAppearance
    /// The colour behind the content. It shows where the content is transparent, and beyond the content while the card
    /// is pulled away from its edge. Defaults to `nil`: nothing behind the content, and the background colour of the
    /// content's view beyond it.
    public var backgroundColor: UIColor?
    /// The view controller that controls the status bar. Defaults to `.automatic`: the presented one while its view
    /// covers the bar.
    public var statusBar: StatusBarPolicy
    /// The animation of the presentation and the dismissal. Defaults to a slide from `edge`, also after a change of that.
    public var animation: TransitionAnimation {
        get { ownAnimation ?? .slide(from: edge) }
        set { ownAnimation = newValue }
    }

    /// The animation that the app has set; `nil` for the one that fits the edge.
    private var ownAnimation: TransitionAnimation?
    /// The timing of changes, and of the card when it is released. Defaults to the springs of ``PresentationMotion``.
    public var motion: PresentationMotion
    /// The gestures that dismiss the card. Defaults to `[.tapOutside, .swipe]`. See `swipeEdges` for the direction of a
    /// swipe.
    public var dismissal: DismissalGestures
    /// The distance or velocity at which releasing the card dismisses it. Defaults to `.light`: 0.382 of its length,
    /// or 920 points per second.
    public var swipeThreshold: SwipeThreshold
    /// The edges toward which a swipe dismisses the card. Defaults to an empty set: the edge that the animation comes
    /// from, or `edge` if it comes from none. With `[.top, .bottom]` the user can throw the card up or down, with
    /// `[.leading, .trailing]` to either side. A tap outside and a dismissal in code play the animation.
    ///
    /// It is a programming error to name two edges that are not opposite. Presenting the card then traps.
    public var swipeEdges: Set<PresentationEdge>
    /// The way in which the card avoids a keyboard. Defaults to `.lift`.
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

    /// Whether the card is modal. Defaults to `true`.
    ///
    /// With `false` nothing is dimmed. Touches and VoiceOver reach the views beside the card, and a tap there does not
    /// dismiss it. When the card appears, VoiceOver reads it aloud without moving its cursor.
    ///
    /// The presenting view controller can present further view controllers while the card is shown, if it uses the
    /// kit's methods. Each one comes to the front, and the cards behind it move back until it has gone. UIKit's own
    /// `present(_:animated:completion:)` fails, as it does during every presentation. Dismissing a card also dismisses
    /// those in front of it.
    public var isModal: Bool
    /// The time, in seconds, after which the card is dismissed automatically. Defaults to `nil`: it stays. See
    /// ``DismissalBehavior/dismissesAfter`` for what pauses the time.
    public var dismissesAfter: TimeInterval?
    /// The strings that VoiceOver speaks for the element that dismisses. By default they are in the language of the
    /// app.
    public var accessibilityStrings: AccessibilityStrings

    /// Creates a card. Every option has a default.
    ///
    /// - Parameters:
    ///   - size: The size. Defaults to `.fitting`.
    ///   - edge: The edge of the screen that the card is placed at. Defaults to `.bottom`.
    ///   - margins: The minimum distances from the edges of the screen, in points. Defaults to `12` on every side.
    ///   - maximumWidth: The maximum width, in points. Defaults to `420`.
    ///   - cornerRadius: The radius of all corners, in points. Defaults to `24`.
    ///   - shadow: The shadow. Defaults to `Shadow()`; `nil` draws none.
    ///   - dimming: The dimming of the presenting view. Defaults to `.dimmed()`.
    ///   - presenter: The effect on the presenting view. Defaults to `.unchanged`.
    ///   - backgroundColor: The colour behind the content. Defaults to `nil`.
    ///   - statusBar: The view controller that controls the status bar. Defaults to `.automatic`.
    ///   - animation: The animation of the transitions. Defaults to `nil`: a slide from `edge`.
    ///   - motion: The timing of changes and of releases. Defaults to springs.
    ///   - dismissal: The gestures that dismiss. Defaults to `[.tapOutside, .swipe]`.
    ///   - swipeThreshold: The distance or velocity at which a release dismisses. Defaults to `.light`.
    ///   - swipeEdges: The edges toward which a swipe dismisses. Defaults to an empty set: chosen by `animation` and
    ///     `edge`.
    ///   - keyboard: The way to avoid the keyboard. Defaults to `.lift`.
    ///   - playsHaptics: Whether a drag past the threshold plays a tick. Defaults to `false`.
    ///   - isModal: Whether the card is modal. Defaults to `true`.
    ///   - dismissesAfter: The time until an automatic dismissal, in seconds. Defaults to `nil`: never.
    ///   - corners: A radius for each corner. Defaults to `nil`: `cornerRadius` at all four.
    ///   - material: A blur or glass behind the content. Defaults to `nil`.
    ///   - accessibilityStrings: The strings that VoiceOver speaks. Defaults to the language of the app.
    public init(
        size: PresentationSize = .fitting, edge: PresentationEdge = .bottom,
        margins: UIEdgeInsets = PresentationDefaults.Card.margins,
        maximumWidth: CGFloat = PresentationDefaults.Card.maximumWidth,
        cornerRadius: CGFloat = PresentationDefaults.Card.cornerRadius,
        shadow: Shadow? = Shadow(), dimming: Dimming = .dimmed(), presenter: PresenterAppearance = .unchanged,
        backgroundColor: UIColor? = nil, statusBar: StatusBarPolicy = .automatic,
        animation: TransitionAnimation? = nil, motion: PresentationMotion = PresentationMotion(),
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
        ownAnimation = animation
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

extension Card {
    public func layout(in environment: LayoutEnvironment) -> PresentationLayout {
        CardLayout(card: self, environment: environment).layout
    }
}

/// The layout of a card.
struct CardLayout {
    let card: Card
    let environment: LayoutEnvironment

    var layout: PresentationLayout {
        let frame = environment.grid.round(avoidingKeyboard)
        return PresentationLayout(
            frame: frame, cornerRadius: card.cornerRadius, isModal: card.isModal
        )
        .rounded(by: card.corners?.resolved(for: frame, in: environment))
    }

    private var room: CGRect { environment.room(margins: card.margins) }

    /// The frame without a keyboard: at the card's edge, centred on the other axis.
    private var frame: CGRect {
        let room = room
        let size = environment.grid.round(
            card.size.resolved(in: room.size, maximumWidth: card.maximumWidth, content: environment.content))
        let atEdge: AxisPlacement = card.edge.isFar(in: environment.traits.layoutDirection) ? .end : .start
        let horizontal: AxisPlacement = card.edge.axis == .horizontal ? atEdge : .center
        let vertical: AxisPlacement = card.edge.axis == .vertical ? atEdge : .center
        let origin = CGPoint(
            x: horizontal.origin(of: size.width, from: room.minX, to: room.maxX),
            y: vertical.origin(of: size.height, from: room.minY, to: room.maxY))
        return CGRect(origin: environment.grid.round(origin), size: size)
    }

    /// The frame after the policy has moved it away from the keyboard. The distance to the keyboard is the lower
    /// margin.
    private var avoidingKeyboard: CGRect {
        environment.avoidingKeyboard(
            frame, policy: card.keyboard, top: room.minY, distance: max(0, card.margins.bottom.usable))
    }
}
