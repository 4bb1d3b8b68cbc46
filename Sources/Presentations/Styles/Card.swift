@preconcurrency import UIKit

/// A card with shadow and rounded corners that keeps its distance from the edges of the screen.
///
/// ```swift
/// presentAsCard(nowPlaying, style: Card(cornerRadius: 28, presenter: .pushedBack()))
/// ```
public struct Card: PresentationStyle, Equatable {
    /// How large the card is. Default `.fitting`: as the content asks.
    public var size: PresentationSize
    /// The edge that the card rests at; on the other axis it is centred. Default `.bottom`.
    public var edge: PresentationEdge
    /// The least distances from the edges of the screen, in points. Where the safe area is larger it wins, so that
    /// the card never lies under a notch or the home indicator. Default `12` on every side.
    public var margins: UIEdgeInsets
    /// The width that the card never exceeds, in points. Default `420`; wide screens show a centred card.
    public var maximumWidth: CGFloat
    /// The radius of all four corners, in points, drawn as continuous curves. Default `24`.
    public var cornerRadius: CGFloat
    /// The shadow around the card; `nil` draws none. Default `Shadow()`.
    public var shadow: Shadow?
    /// What covers the presenter. Default `.dimmed()`, black at 0.4.
    public var dimming: Dimming
    /// How the presenter looks behind the card. Default `.unchanged`.
    public var presenter: PresenterAppearance
    /// The colour of the card behind its content; seen where the content is clear, and beyond the content while the card is
    /// pulled away from its edge. Default `nil`: clear behind the content, and beyond it the content's own background.
    public var backgroundColor: UIColor?
    /// How the card comes and goes. Default `.slide(from: .bottom)`.
    public var animation: TransitionAnimation
    /// What the user can do to dismiss the card. Default `[.tapOutside, .swipe]`. The swipe goes to the edge that the
    /// animation comes from; for one that comes from no edge, to the edge that the card rests at.
    public var dismissal: DismissalGestures
    /// From when on a card that is let go leaves. Default `.card`: 0.382 of its length, or 920 points per second.
    public var swipeThreshold: SwipeThreshold
    /// What the card does about a keyboard. Default `.lift`.
    public var keyboard: KeyboardPolicy

    /// A card; every setting has a default.
    public init(
        size: PresentationSize = .fitting, edge: PresentationEdge = .bottom,
        margins: UIEdgeInsets = PresentationDefaults.Card.margins,
        maximumWidth: CGFloat = PresentationDefaults.Card.maximumWidth,
        cornerRadius: CGFloat = PresentationDefaults.Card.cornerRadius,
        shadow: Shadow? = Shadow(), dimming: Dimming = .dimmed(), presenter: PresenterAppearance = .unchanged,
        backgroundColor: UIColor? = nil,
        animation: TransitionAnimation = .slide(from: .bottom), dismissal: DismissalGestures = [.tapOutside, .swipe],
        swipeThreshold: SwipeThreshold = .card, keyboard: KeyboardPolicy = .lift
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
        self.animation = animation
        self.dismissal = dismissal
        self.swipeThreshold = swipeThreshold
        self.keyboard = keyboard
    }
}

extension Card {
    public var appearance: PresentationAppearance {
        PresentationAppearance(
            shadow: shadow, dimming: dimming, presenter: presenter, backgroundColor: backgroundColor, animation: animation)
    }

    public var dismissalBehavior: DismissalBehavior {
        DismissalBehavior(gestures: dismissal, swipeThreshold: swipeThreshold, swipeEdge: animation.edge ?? edge)
    }
}
