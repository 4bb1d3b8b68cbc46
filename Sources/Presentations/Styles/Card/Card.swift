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
    /// The minimum distances from the screen's edges, in points, and at least the safe area. Defaults to `12`.
    public var margins = PresentationDefaults.Card.margins
    /// The maximum width, in points. Defaults to `420`. Zero or less sets no limit.
    public var maximumWidth = PresentationDefaults.Card.maximumWidth
    /// The radius of all four corners, in points. Defaults to `24`.
    public var cornerRadius = PresentationDefaults.Card.cornerRadius
    /// The way to avoid a keyboard. Defaults to `.lift`.
    public var keyboard: KeyboardPolicy = .lift

    /// The radius of each corner. Defaults to `nil`: `cornerRadius` at all four.
    public var corners: Corners?
    /// The options of every style. Each one is also a property of the card.
    public var options = PresentationOptions()

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
        options.shadow = shadow
        options.dimming = dimming
        options.presenter = presenter
        options.animation = animation
        options.dismissal = dismissal
        self.keyboard = keyboard
    }

    /// Creates a card with the defaults, and sets any of its properties.
    public init(_ configure: (inout Card) -> Void) { configure(&self) }
}

extension Card {
    /// The edge of the animation, or `edge` if it has none.
    public var entryEdge: PresentationEdge? { options.animation?.edge ?? edge }

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
        return PresentationLayout(frame: frame, cornerRadius: cornerRadius, corners: corners)
    }
}

extension Card: NamedStyle {
    func makeController(presented: UIViewController, presenting: UIViewController?) -> PresentationController {
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
    /// The card's options. A change takes effect in the next layout pass, or in `animateChanges(_:completion:)`.
    public var card: Card {
        get { presentedStyle }
        set { presentedStyle = newValue }
    }
}
