@preconcurrency import UIKit

/// A card with shadow and rounded corners that keeps its distance from the edges of the screen.
///
/// ```swift
/// presentAsCard(
///     nowPlaying, style: Card(cornerRadius: 28, presenter: .pushedBack()))
/// ```
public struct Card: PresentationStyle, Equatable {
    /// The size. Defaults to `.fitting`: what the content asks for.
    public var size: PresentationSize = .fitting
    /// The edge of the screen that the card is placed at, centred on the other axis. Defaults to `.bottom`.
    public var edge: PresentationEdge = .bottom
    /// The minimum distances from the edges of the screen, in points. Defaults to `12` on every side. On each side the
    /// larger of the margin and the safe area applies.
    public var margins = PresentationDefaults.Card.margins
    /// The maximum width, in points. Defaults to `420`. Zero or less sets no limit.
    public var maximumWidth = PresentationDefaults.Card.maximumWidth
    /// The radius of all four corners, in points. Defaults to `24`.
    public var cornerRadius = PresentationDefaults.Card.cornerRadius
    /// The shadow. Defaults to `Shadow()`; `nil` draws none.
    public var shadow: Shadow? = Shadow()
    /// The dimming of the presenting view. Defaults to `.dimmed()`, black at 0.4.
    public var dimming: Dimming = .dimmed()
    /// The effect on the presenting view. Defaults to `.unchanged`.
    public var presenter: PresenterAppearance = .unchanged
    /// The animation of the presentation and the dismissal. Defaults to a slide from `edge`, which it follows until it
    /// is set.
    public var animation: TransitionAnimation {
        get { ownAnimation ?? .slide(from: edge) }
        set { ownAnimation = newValue }
    }
    private var ownAnimation: TransitionAnimation?
    /// The gestures that dismiss. Defaults to `[.tapOutside, .swipe]`.
    public var dismissal: DismissalGestures = [.tapOutside, .swipe]
    /// The way to avoid a keyboard. Defaults to `.lift`.
    public var keyboard: KeyboardPolicy = .lift

    /// The radius of each corner. Defaults to `nil`: `cornerRadius` at all four.
    public var corners: Corners?
    /// The colour behind the content. Defaults to `nil`: see ``PresentationAppearance/backgroundColor``.
    public var backgroundColor: UIColor?
    /// A blur or glass behind the content. Defaults to `nil`: none.
    public var material: PresentationMaterial?
    /// The view controller that controls the status bar. Defaults to `.automatic`.
    public var statusBar: StatusBarPolicy = .automatic
    /// The timing of changes and of releases. Defaults to springs.
    public var motion = PresentationMotion()
    /// The distance or velocity at which a release dismisses. Defaults to `.light`.
    public var swipeThreshold: SwipeThreshold = .light
    /// The edges toward which a swipe dismisses: one, or two opposite ones. Defaults to an empty set: the edge that the
    /// animation comes from, or `edge` if it comes from none.
    ///
    /// With `[.top, .bottom]` the user can throw the card up or down. A tap outside and a dismissal in code play the
    /// animation. Presenting a card traps if two edges are not opposite.
    public var swipeEdges: Set<PresentationEdge> = []
    /// Whether a drag past the threshold plays a tick, see ``DismissalBehavior/playsHaptics``. Defaults to `false`.
    public var playsHaptics = false
    /// Whether the card is modal. Defaults to `true`.
    ///
    /// With `false` nothing is dimmed. Touches and VoiceOver reach the views beside the card, and a tap there does not
    /// dismiss it. When the card appears, VoiceOver reads it aloud without moving its cursor.
    ///
    /// The presenting view controller can present further view controllers while the card is shown, if it uses the
    /// kit's methods. Each one comes to the front, and the cards behind it move back until it has gone. UIKit's own
    /// `present(_:animated:completion:)` fails, as it does during every presentation. Dismissing a card also dismisses
    /// those in front of it.
    public var isModal = true
    /// The time until an automatic dismissal, in seconds, see ``DismissalBehavior/dismissesAfter``. Defaults to `nil`:
    /// never.
    public var dismissesAfter: TimeInterval?
    /// The strings that VoiceOver speaks. Defaults to the language of the app.
    public var accessibilityStrings = AccessibilityStrings()

    /// Creates a card. The parameters are properties, with the same defaults; `nil` is a slide from `edge`.
    public init(
        size: PresentationSize = .fitting, edge: PresentationEdge = .bottom,
        margins: UIEdgeInsets = PresentationDefaults.Card.margins,
        maximumWidth: CGFloat = PresentationDefaults.Card.maximumWidth,
        cornerRadius: CGFloat = PresentationDefaults.Card.cornerRadius,
        shadow: Shadow? = Shadow(), dimming: Dimming = .dimmed(), presenter: PresenterAppearance = .unchanged,
        animation: TransitionAnimation? = nil, dismissal: DismissalGestures = [.tapOutside, .swipe],
        keyboard: KeyboardPolicy = .lift
    ) {
        self.size = size
        self.edge = edge
        self.margins = margins
        self.maximumWidth = maximumWidth
        self.cornerRadius = cornerRadius
        self.shadow = shadow
        self.dimming = dimming
        self.presenter = presenter
        ownAnimation = animation
        self.dismissal = dismissal
        self.keyboard = keyboard
    }

    /// Creates a card with the defaults, and sets any of its properties:
    ///
    /// ```swift
    /// let notice = Card {
    ///     $0.edge = .top
    ///     $0.isModal = false
    /// }
    /// ```
    public init(_ configure: (inout Card) -> Void) {
        configure(&self)
    }
}

extension Card {
    public var appearance: PresentationAppearance {
        PresentationAppearance(
            shadow: shadow, dimming: dimming, presenter: presenter, backgroundColor: backgroundColor,
            statusBar: statusBar, animation: animation, motion: motion, material: material,
            accessibilityStrings: accessibilityStrings)
    }

    public var dismissalBehavior: DismissalBehavior {
        DismissalBehavior(
            gestures: dismissal, swipeThreshold: swipeThreshold,
            swipeEdges: swipeEdges.isEmpty ? [animation.edge ?? edge] : swipeEdges,
            playsHaptics: playsHaptics, dismissesAfter: dismissesAfter)
    }

    public func layout(in environment: LayoutEnvironment) -> PresentationLayout {
        let room = environment.room(margins: margins)
        let size = environment.grid.round(
            size.resolved(in: room.size, maximumWidth: maximumWidth, content: environment.content))
        let atEdge: AxisPlacement = edge.isFar(in: environment.traits.layoutDirection) ? .end : .start
        let horizontal: AxisPlacement = edge.isVertical ? .center : atEdge
        let vertical: AxisPlacement = edge.isVertical ? atEdge : .center
        let origin = environment.grid.round(
            CGPoint(
                x: horizontal.origin(of: size.width, from: room.minX, to: room.maxX),
                y: vertical.origin(of: size.height, from: room.minY, to: room.maxY)))
        let frame = environment.grid.round(
            environment.avoidingKeyboard(
                CGRect(origin: origin, size: size), policy: keyboard, top: room.minY,
                distance: max(0, margins.bottom.usable)))
        return PresentationLayout(frame: frame, cornerRadius: cornerRadius, isModal: isModal)
            .rounded(by: corners?.resolved(for: frame, in: environment))
    }
}

extension Card: DisplayDependentStyle {
    @MainActor
    public func makePresentationController(
        presented: UIViewController, presenting: UIViewController?
    ) -> PresentationController {
        CardPresentationController(style: self, presentedViewController: presented, presenting: presenting)
    }
}

/// Manages the presentation of a ``Card``.
///
/// ```swift
/// func didSelectTrack() {
///     cardPresentationController?.animateChanges {
///         $0.size = .fraction(width: 1, height: 0.9)
///     }
/// }
/// ```
public final class CardPresentationController: StyledPresentationController<Card> {
    /// The card's options. A change takes effect in the next layout pass. Use
    /// ``StyledPresentationController/animateChanges(_:completion:)`` to animate it.
    public var card: Card {
        get { presentedStyle }
        set { presentedStyle = newValue }
    }
}
