/// A position in the strip of pages. Raw values count from the left or from the top.
enum PageSlot: Int {
    case low = -1
    /// The position that is visible at rest.
    case middle = 0
    case high = 1

    var opposite: PageSlot { PageSlot(rawValue: -rawValue) ?? .middle }
}

/// Three pages side by side, of which a scroll view shows the one in the middle.
struct PageStrip: Equatable {
    /// The area of a page, in the container.
    let area: CGRect
    /// The distance between two pages in points. Half of it is on each side of the area.
    let spacing: CGFloat
    let isVertical: Bool

    /// The bounds of the scroll view.
    var frame: CGRect {
        isVertical ? area.insetBy(dx: 0, dy: -spacing / 2) : area.insetBy(dx: -spacing / 2, dy: 0)
    }

    /// The distance from one page to the next.
    var length: CGFloat { isVertical ? frame.height : frame.width }

    var contentSize: CGSize {
        CGSize(width: frame.width * (isVertical ? 1 : 3), height: frame.height * (isVertical ? 3 : 1))
    }

    func offset(of slot: PageSlot) -> CGPoint {
        let distance = CGFloat(slot.rawValue + 1) * length
        return isVertical ? CGPoint(x: 0, y: distance) : CGPoint(x: distance, y: 0)
    }

    /// Returns the frame of a page, in the content.
    func frame(of slot: PageSlot) -> CGRect {
        let offset = offset(of: slot)
        return CGRect(
            x: offset.x + (isVertical ? 0 : spacing / 2), y: offset.y + (isVertical ? spacing / 2 : 0),
            width: area.width, height: area.height)
    }

    /// Returns the distance of the content from rest, in points.
    private func travel(at offset: CGPoint) -> CGFloat { (isVertical ? offset.y : offset.x) - length }

    /// Returns the neighbour that is partly visible.
    func neighbour(at offset: CGPoint) -> PageSlot {
        let travel = travel(at: offset)
        return travel == 0 ? .middle : travel < 0 ? .low : .high
    }

    /// Returns the nearest page.
    func nearest(to offset: CGPoint) -> PageSlot {
        guard length > 0 else { return .middle }
        let pages = (travel(at: offset) / length).rounded()
        return pages == 0 ? .middle : pages < 0 ? .low : .high
    }

    /// Keeps the content away from positions without a page.
    func inset(closing slots: Set<PageSlot>) -> UIEdgeInsets {
        let low = slots.contains(.low) ? -length : 0
        let high = slots.contains(.high) ? -length : 0
        return isVertical
            ? UIEdgeInsets(top: low, left: 0, bottom: high, right: 0)
            : UIEdgeInsets(top: 0, left: low, bottom: 0, right: high)
    }
}
