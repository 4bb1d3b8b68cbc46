/// The frame of a popover in its container: pure geometry (PO3, PO4). The lengths were recorded on iPadOS 26.1.
struct PopoverLayout: Equatable {
    /// The part of the container that the popover may use.
    var room: CGRect
    var source: CGRect
    /// True if the source is a bar button item: the popover hangs from it without an arrow.
    var isBarItem = false
    /// The preferred size of the content. A width of 0 means the default, and a height of 0 all of the space.
    var contentSize: CGSize
    var permitted: UIPopoverArrowDirection
    var canOverlapSource: Bool
    var scale: CGFloat

    struct Placement: Equatable {
        var frame: CGRect
        /// Empty without an arrow.
        var arrowDirection: UIPopoverArrowDirection
    }

    /// The width of content without a preferred width (PO3).
    static let defaultWidth: CGFloat = 320
    /// The length of the arrow, which is inside the frame and touches the source.
    static let arrowLength: CGFloat = 13
    /// The least distance from the edges of the screen.
    static let margin: CGFloat = 19
    /// The distance from the top of a bar button item to the popover that hangs from it.
    private static let barItemOffset: CGFloat = 26
    /// The distance that an arrow keeps from the ends of its side: the radius of the corners and half of its width.
    private static let arrowReach: CGFloat = 26 + 13

    /// A direction of the arrow, and the space on that side of the source.
    private struct Side {
        let direction: UIPopoverArrowDirection
        let space: CGRect

        var isHorizontal: Bool { direction == .left || direction == .right }
    }

    /// In the order in which they are tried (PO4).
    private func sides(of source: CGRect) -> [Side] {
        let below = max(source.maxY, room.minY)
        let after = max(source.maxX, room.minX)
        let all = [
            Side(direction: .left, space: edges(after, room.minY, room.maxX, room.maxY)),
            Side(direction: .right, space: edges(room.minX, room.minY, min(source.minX, room.maxX), room.maxY)),
            Side(direction: .up, space: edges(room.minX, below, room.maxX, room.maxY)),
            Side(direction: .down, space: edges(room.minX, room.minY, room.maxX, min(source.minY, room.maxY))),
        ]
        return all.filter { permitted.contains($0.direction) }
    }

    private func edges(_ left: CGFloat, _ top: CGFloat, _ right: CGFloat, _ bottom: CGFloat) -> CGRect {
        CGRect(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
    }

    private var wantedSize: CGSize {
        CGSize(
            width: contentSize.width > 0 ? contentSize.width : Self.defaultWidth,
            height: contentSize.height > 0 ? contentSize.height : .greatestFiniteMagnitude)
    }

    /// The size with the arrow.
    private func wantedSize(on side: Side) -> CGSize {
        var size = wantedSize
        if side.isHorizontal { size.width += Self.arrowLength } else { size.height += Self.arrowLength }
        return size
    }

    /// The first side on which the content fits in full size and the arrow reaches the source, or on which it fits, or
    /// the one on which most of it fits. Without a side it lies over its source.
    var placement: Placement {
        if isBarItem { return barItemPlacement }
        let sides = sides(of: source)
        guard !sides.isEmpty else { return placementOverSource }
        let fitting = sides.filter {
            let wanted = wantedSize(on: $0)
            return wanted.width <= $0.space.width && wanted.height <= $0.space.height
        }
        if let side = fitting.first(where: arrowReaches) ?? fitting.first {
            return place(side, wantedSize(on: side), at: source)
        }
        return placementOfMost
    }

    /// Content that does not fit may reach to the middle of its source.
    private var placementOfMost: Placement {
        let middle = CGRect(x: source.midX, y: source.midY, width: 0, height: 0)
        let sides = sides(of: middle)
        // Content that takes all the available height lies above or below its source, if that is permitted.
        let vertical = contentSize.height > 0 ? [] : self.sides(of: source).filter { !$0.isHorizontal }
        if let side = most(of: vertical) {
            return place(side, wantedSize(on: side).limited(to: side.space.size), at: source)
        }
        guard let side = most(of: sides) else { return placementOverSource }
        let space = canOverlapSource ? room : side.space
        return place(
            Side(direction: side.direction, space: space), wantedSize(on: side).limited(to: space.size), at: middle)
    }

    private func most(of sides: [Side]) -> Side? {
        guard var best = sides.first else { return nil }
        for side in sides.dropFirst() where visible(on: side) > visible(on: best) { best = side }
        return best
    }

    private func visible(on side: Side) -> CGFloat {
        let shown = wantedSize(on: side).limited(to: side.space.size)
        return shown.width * shown.height
    }

    /// Under the item or, where there is no room, above it.
    private var barItemPlacement: Placement {
        let size = wantedSize.limited(to: room.size)
        let below = source.minY + Self.barItemOffset
        let fits = below + wantedSize.height <= room.maxY || source.midY < room.midY
        let y = fits ? below : source.maxY - Self.barItemOffset - size.height
        return placement(CGRect(origin: CGPoint(x: source.midX - size.width / 2, y: y), size: size), within: room)
    }

    private var placementOverSource: Placement {
        let size = wantedSize.limited(to: room.size)
        let origin = CGPoint(x: source.midX - size.width / 2, y: source.midY - size.height / 2)
        return placement(CGRect(origin: origin, size: size), within: room)
    }

    private func arrowReaches(_ side: Side) -> Bool {
        let frame = place(side, wantedSize(on: side), at: source).frame
        return side.isHorizontal
            ? min(source.midY - frame.minY, frame.maxY - source.midY) >= Self.arrowReach
            : min(source.midX - frame.minX, frame.maxX - source.midX) >= Self.arrowReach
    }

    /// Returns the frame at the source, centred on it along the other axis as far as the space allows.
    private func place(_ side: Side, _ size: CGSize, at source: CGRect) -> Placement {
        var x = source.midX - size.width / 2
        var y = source.midY - size.height / 2
        switch side.direction {
        case .up: y = source.maxY
        case .down: y = source.minY - size.height
        case .left: x = source.maxX
        default: x = source.minX - size.width
        }
        return placement(
            CGRect(x: x, y: y, width: size.width, height: size.height), within: side.space, arrow: side.direction)
    }

    private func placement(
        _ frame: CGRect, within space: CGRect, arrow: UIPopoverArrowDirection = []
    ) -> Placement {
        let origin = CGPoint(
            x: onPixel(min(max(frame.minX, space.minX), space.maxX - frame.width)),
            y: onPixel(min(max(frame.minY, space.minY), space.maxY - frame.height)))
        return Placement(frame: CGRect(origin: origin, size: frame.size), arrowDirection: arrow)
    }

    private func onPixel(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
}

extension CGSize {
    fileprivate func limited(to other: CGSize) -> CGSize {
        CGSize(width: min(width, other.width), height: min(height, other.height))
    }
}
