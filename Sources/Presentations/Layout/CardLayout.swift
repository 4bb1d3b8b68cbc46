import UIKit

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
