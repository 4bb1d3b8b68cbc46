import UIKit

/// The geometry of a card.
struct CardLayout {
    let card: Card
    let environment: LayoutEnvironment

    var layout: PresentationLayout {
        PresentationLayout(frame: frame, cornerRadius: card.cornerRadius)
    }

    /// At the style's edge, centred along it.
    private var frame: CGRect {
        let room = environment.room(margins: card.margins)
        let size = card.size.resolved(
            in: room.size, maximumWidth: card.maximumWidth, content: environment.content)
        let atEdge: AxisPlacement = card.edge.isFar(in: environment.traits.layoutDirection) ? .end : .start
        let horizontal: AxisPlacement = card.edge.axis == .horizontal ? atEdge : .center
        let vertical: AxisPlacement = card.edge.axis == .vertical ? atEdge : .center
        return environment.grid.round(
            CGRect(
                x: horizontal.origin(of: size.width, from: room.minX, to: room.maxX),
                y: vertical.origin(of: size.height, from: room.minY, to: room.maxY),
                width: size.width, height: size.height))
    }
}
