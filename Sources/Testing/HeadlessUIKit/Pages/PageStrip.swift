/// A place in the strip of pages. By its raw value they are numbered from the left or from the top.
enum PageSlot: Int {
    case low = -1
    /// The one that is seen at rest.
    case middle = 0
    case high = 1

    var opposite: PageSlot { PageSlot(rawValue: -rawValue) ?? .middle }
}

/// Three pages side by side, of which a scroll view shows the one in the middle.
struct PageStrip: Equatable {
    /// What a page fills, in the container.
    let area: CGRect
    /// Points between two pages. Half of it is on each side of the area.
    let spacing: CGFloat
    let isVertical: Bool

    /// Of the scroll view.
    var frame: CGRect {
        isVertical ? area.insetBy(dx: 0, dy: -spacing / 2) : area.insetBy(dx: -spacing / 2, dy: 0)
    }

    /// From one page to the next.
    var length: CGFloat { isVertical ? frame.height : frame.width }

    var contentSize: CGSize {
        CGSize(width: frame.width * (isVertical ? 1 : 3), height: frame.height * (isVertical ? 3 : 1))
    }

    func offset(of slot: PageSlot) -> CGPoint {
        let distance = CGFloat(slot.rawValue + 1) * length
        return isVertical ? CGPoint(x: 0, y: distance) : CGPoint(x: distance, y: 0)
    }

    /// Of a page, in the content.
    func frame(of slot: PageSlot) -> CGRect {
        let offset = offset(of: slot)
        return CGRect(
            x: offset.x + (isVertical ? 0 : spacing / 2), y: offset.y + (isVertical ? spacing / 2 : 0),
            width: area.width, height: area.height)
    }

    /// Points that the content is away from rest.
    private func travel(at offset: CGPoint) -> CGFloat { (isVertical ? offset.y : offset.x) - length }

    /// The neighbour that can be seen in part.
    func neighbour(at offset: CGPoint) -> PageSlot {
        let travel = travel(at: offset)
        return travel == 0 ? .middle : travel < 0 ? .low : .high
    }

    /// The page that is nearest.
    func nearest(to offset: CGPoint) -> PageSlot {
        guard length > 0 else { return .middle }
        let pages = (travel(at: offset) / length).rounded()
        return pages == 0 ? .middle : pages < 0 ? .low : .high
    }

    /// Keeps the content away from places without a page.
    func inset(closing slots: Set<PageSlot>) -> UIEdgeInsets {
        let low = slots.contains(.low) ? -length : 0
        let high = slots.contains(.high) ? -length : 0
        return isVertical
            ? UIEdgeInsets(top: low, left: 0, bottom: high, right: 0)
            : UIEdgeInsets(top: 0, left: low, bottom: 0, right: high)
    }
}
