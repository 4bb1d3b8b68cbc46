extension Fixed {
    /// Half, without the remainder. Only for drawing: data is never halved.
    package var half: Self { Self(units: units / 2) }

    /// This number times a ratio of integers, rounded half away from zero.
    package func scaled(by numerator: Int, over denominator: Int) -> Self {
        let product = units * numerator
        let correction = product < 0 ? -denominator : denominator
        return Self(units: (2 * product + correction) / (2 * denominator))
    }

    func scaled(by factor: Fraction) -> Self {
        scaled(by: factor.units, over: Thousandths.unitsPerOne)
    }

    var value: Double { Double(units) / Double(Scale.unitsPerOne) }

    package func clamped(to range: ClosedRange<Self>) -> Self {
        min(max(self, range.lowerBound), range.upperBound)
    }
}

extension Frame {
    package var midX: Points { x + width.half }
    package var midY: Points { y + height.half }
    package var maxX: Points { x + width }
    package var maxY: Points { y + height }

    package func insetBy(_ dx: Points, _ dy: Points) -> Frame {
        Frame(x + dx, y + dy, width - dx - dx, height - dy - dy)
    }

    /// The rectangle of this size at the origin.
    package var atOrigin: Frame { Frame(0, 0, width, height) }
}
