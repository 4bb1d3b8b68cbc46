/// The frame of a popover in its container: pure geometry (PO3, PO4).
struct PopoverLayout: Equatable {
    /// The part of the container that the popover may use: the safe area, less the margins.
    var room: CGRect
    var source: CGRect
    /// The preferred size of the content. A width of 0 means the default, and a height of 0 all of the space.
    var contentSize: CGSize
    var permitted: UIPopoverArrowDirection
    var canOverlapSource: Bool
    var scale: CGFloat

    struct Placement: Equatable {
        var frame: CGRect
        var arrowDirection: UIPopoverArrowDirection
    }

    /// The width of content without a preferred width (PO3).
    static let defaultWidth: CGFloat = 320
    /// The distance from the source, chosen by eye. As on iOS 26 no arrow is visible.
    static let gap: CGFloat = 8

    /// A direction of the arrow, and the space on that side of the source.
    private struct Side {
        let direction: UIPopoverArrowDirection
        let space: CGRect
    }

    /// In the order in which they are tried (PO4).
    private var sides: [Side] {
        let near = source.insetBy(dx: -Self.gap, dy: -Self.gap)
        let below = max(near.maxY, room.minY)
        let after = max(near.maxX, room.minX)
        let all = [
            Side(direction: .up, space: edges(room.minX, below, room.maxX, room.maxY)),
            Side(direction: .down, space: edges(room.minX, room.minY, room.maxX, min(near.minY, room.maxY))),
            Side(direction: .left, space: edges(after, room.minY, room.maxX, room.maxY)),
            Side(direction: .right, space: edges(room.minX, room.minY, min(near.minX, room.maxX), room.maxY)),
        ]
        let possible = all.filter { permitted.contains($0.direction) }
        return possible.isEmpty ? all : possible
    }

    private func edges(_ left: CGFloat, _ top: CGFloat, _ right: CGFloat, _ bottom: CGFloat) -> CGRect {
        CGRect(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
    }

    private var wantedSize: CGSize {
        CGSize(
            width: contentSize.width > 0 ? contentSize.width : Self.defaultWidth,
            height: contentSize.height > 0 ? contentSize.height : .greatestFiniteMagnitude)
    }

    /// The first side on which the content fits in full size, or otherwise the one on which most of it fits.
    var placement: Placement {
        let wanted = wantedSize
        if let side = sides.first(where: { wanted.width <= $0.space.width && wanted.height <= $0.space.height }) {
            return place(side, wanted)
        }
        // Content that takes all the available height lies above or below its source, if that is permitted.
        let vertical = sides.filter { $0.direction == .up || $0.direction == .down }
        let candidates = contentSize.height > 0 || vertical.isEmpty ? sides : vertical
        var best = candidates[0]
        for side in candidates.dropFirst() where visible(wanted, side.space) > visible(wanted, best.space) {
            best = side
        }
        guard canOverlapSource else { return place(best, wanted.limited(to: best.space.size)) }
        return place(Side(direction: best.direction, space: room), wanted.limited(to: room.size))
    }

    private func visible(_ size: CGSize, _ space: CGRect) -> CGFloat {
        let shown = size.limited(to: space.size)
        return shown.width * shown.height
    }

    /// Returns the frame as near to the source as the space allows, centred on it along the other axis.
    private func place(_ side: Side, _ size: CGSize) -> Placement {
        let space = side.space
        var x = source.midX - size.width / 2
        var y = source.midY - size.height / 2
        switch side.direction {
        case .up: y = source.maxY + Self.gap
        case .down: y = source.minY - Self.gap - size.height
        case .left: x = source.maxX + Self.gap
        default: x = source.minX - Self.gap - size.width
        }
        let origin = CGPoint(
            x: onPixel(min(max(x, space.minX), space.maxX - size.width)),
            y: onPixel(min(max(y, space.minY), space.maxY - size.height)))
        return Placement(frame: CGRect(origin: origin, size: size), arrowDirection: side.direction)
    }

    private func onPixel(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
}

extension CGSize {
    fileprivate func limited(to other: CGSize) -> CGSize {
        CGSize(width: min(width, other.width), height: min(height, other.height))
    }
}
