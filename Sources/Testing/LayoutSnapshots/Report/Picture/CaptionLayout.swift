/// Finds a place for each caption: near its target, inside the picture, and on no other caption.
struct CaptionLayout {
    let area: Frame
    /// Rectangles that captions avoid if possible.
    let obstacles: [Frame]
    /// The distance between captions, and between a caption and its target.
    let gap: Points
    private var taken: [Frame] = []

    init(area: Frame, obstacles: [Frame] = [], gap: Points) {
        self.area = area
        self.obstacles = obstacles
        self.gap = gap
    }

    /// Returns the place of a caption of that size, or nil if there is no room near the target.
    mutating func place(width: Points, height: Points, beside target: Frame) -> Frame? {
        let (above, below, left, right) = places(around: visible(target), width, height)
        return choose([right, left, above, below])
    }

    /// Returns the same for the caption of an outline: on its upper edge if it is large, otherwise outside.
    mutating func place(width: Points, height: Points, on target: Frame) -> Frame? {
        let target = visible(target)
        let onEdges = [target.y, target.maxY, target.midY].map { y in
            Frame(target.midX - width.half, y - height.half, width, height)
        }
        let (above, below, left, right) = places(around: target, width, height)
        let outside = [above, below, left, right]
        let isLarge = target.height.units > 4 * height.units && target.width > width
        return choose(isLarge ? onEdges + outside : outside + onEdges)
    }

    private func places(
        around target: Frame, _ width: Points, _ height: Points
    ) -> (above: Frame, below: Frame, left: Frame, right: Frame) {
        let (x, y) = (target.midX - width.half, target.midY - height.half)
        return (
            Frame(x, target.y - gap - height, width, height), Frame(x, target.maxY + gap, width, height),
            Frame(target.x - gap - width, y, width, height), Frame(target.maxX + gap, y, width, height)
        )
    }

    private mutating func choose(_ wishes: [Frame]) -> Frame? {
        let near = wishes.filter { $0.width <= area.width && $0.height <= area.height }.map(inside)
        let frame =
            near.first { isFree($0) && !obstacles.contains(where: $0.intersects) } ?? near.first(where: isFree)
            ?? near.first.flatMap(nearestFree)
        if let frame { taken.append(frame.insetBy(-gap.half, -gap.half)) }
        return frame
    }

    /// Rows further and further from the ideal place, as long as caption and target visibly belong together.
    private func nearestFree(_ wish: Frame) -> Frame? {
        let step = wish.height + gap
        for row in 1...Self.rows {
            for x in [wish.x, wish.x - wish.width - gap, wish.x + wish.width + gap] {
                for way in [1, -1] {
                    let y = Points(units: wish.y.units + way * row * step.units)
                    let frame = inside(Frame(x, y, wish.width, wish.height))
                    if isFree(frame) { return frame }
                }
            }
        }
        return nil
    }

    private static let rows = 6

    private func isFree(_ frame: Frame) -> Bool {
        !taken.contains(where: frame.intersects)
    }

    private func inside(_ frame: Frame) -> Frame {
        var frame = frame
        frame.x = frame.x.clamped(to: area.x...max(area.x, area.maxX - frame.width))
        frame.y = frame.y.clamped(to: area.y...max(area.y, area.maxY - frame.height))
        return frame
    }

    /// Returns the part of a rectangle in the picture, or the nearest point of the picture if there is none.
    private func visible(_ frame: Frame) -> Frame {
        let left = frame.x.clamped(to: area.x...area.maxX)
        let top = frame.y.clamped(to: area.y...area.maxY)
        return Frame(
            left, top, frame.maxX.clamped(to: left...max(left, area.maxX)) - left,
            frame.maxY.clamped(to: top...max(top, area.maxY)) - top)
    }
}

extension Frame {
    func intersects(_ other: Frame) -> Bool {
        x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY
    }
}
