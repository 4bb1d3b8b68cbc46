/// Converts between the axes of a flow and those of the screen.
struct FlowAxes: Equatable {
    let direction: UICollectionView.ScrollDirection

    private var isVertical: Bool { direction == .vertical }

    func extent(_ size: CGSize) -> FlowSection.Extent {
        isVertical
            ? .init(across: size.width, along: size.height) : .init(across: size.height, along: size.width)
    }

    func along(_ size: CGSize) -> CGFloat { extent(size).along }

    func across(_ point: CGPoint) -> CGFloat { isVertical ? point.x : point.y }

    func inset(_ insets: UIEdgeInsets) -> FlowSection.Inset {
        isVertical
            ? .init(
                acrossStart: insets.left, acrossEnd: insets.right, alongStart: insets.top, alongEnd: insets.bottom)
            : .init(
                acrossStart: insets.top, acrossEnd: insets.bottom, alongStart: insets.left, alongEnd: insets.right)
    }

    func frame(_ place: FlowSection.Place) -> CGRect {
        isVertical
            ? CGRect(x: place.across, y: place.along, width: place.extent.across, height: place.extent.along)
            : CGRect(x: place.along, y: place.across, width: place.extent.along, height: place.extent.across)
    }

    func span(_ rect: CGRect) -> Span {
        isVertical ? Span(rect) : Span(start: rect.minX, height: rect.width)
    }

    func size(across: CGFloat, along: CGFloat) -> CGSize {
        isVertical ? CGSize(width: across, height: along) : CGSize(width: along, height: across)
    }
}
