import UIKit

extension Card {
    public func layout(in environment: LayoutEnvironment) -> PresentationLayout {
        CardLayout(card: self, environment: environment).layout
    }
}

/// The frame of a card.
struct CardLayout {
    let card: Card
    let environment: LayoutEnvironment

    var layout: PresentationLayout {
        PresentationLayout(frame: environment.grid.round(avoidingKeyboard), cornerRadius: card.cornerRadius)
    }

    private var room: CGRect { environment.room(margins: card.margins) }

    /// At the style's edge, centred along it.
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

    /// The frame above the keyboard, by the lower margin.
    private var avoidingKeyboard: CGRect {
        environment.avoidingKeyboard(
            frame, policy: card.keyboard, top: room.minY, distance: max(0, card.margins.bottom.usable))
    }
}
