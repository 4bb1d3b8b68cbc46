extension Fixed {
    /// Half, without the remainder. Only for drawing: data is never halved.
    var half: Self { Self(units: units / 2) }

    /// This number times a ratio of integers, rounded half away from zero.
    func scaled(by numerator: Int, over denominator: Int) -> Self {
        let product = units * numerator
        let correction = product < 0 ? -denominator : denominator
        return Self(units: (2 * product + correction) / (2 * denominator))
    }

    func clamped(to range: ClosedRange<Self>) -> Self {
        min(max(self, range.lowerBound), range.upperBound)
    }
}

extension Frame {
    var midX: Points { x + width.half }
    var midY: Points { y + height.half }
    var maxX: Points { x + width }
    var maxY: Points { y + height }

    func insetBy(_ dx: Points, _ dy: Points) -> Frame {
        Frame(x + dx, y + dy, width - dx - dx, height - dy - dy)
    }

    /// The rectangle of this size at the origin.
    var atOrigin: Frame { Frame(0, 0, width, height) }
}
