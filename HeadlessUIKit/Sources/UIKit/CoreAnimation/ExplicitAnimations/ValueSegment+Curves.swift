/// The shape of a spline at one of its values, as Kochanek and Bartels describe it. With zeros it is smooth.
struct SplineBend: Equatable {
    var tension: Double = 0
    var continuity: Double = 0
    var bias: Double = 0

    /// Returns the directions in which the spline arrives at a value and leaves it.
    func tangents(
        before: AnimatableVector, at value: AnimatableVector, after: AnimatableVector
    ) -> (arriving: AnimatableVector, leaving: AnimatableVector) {
        let (near, far) = (value - before, after - value)
        let ease = (1 - tension) / 2
        let arriving = near * (ease * (1 - continuity) * (1 + bias)) + far * (ease * (1 + continuity) * (1 - bias))
        let leaving = near * (ease * (1 + continuity) * (1 + bias)) + far * (ease * (1 - continuity) * (1 - bias))
        return (arriving, leaving)
    }
}

extension ValueSegment {
    /// Makes straight segments from each value to the next.
    static func lines(_ values: [AnimatedValue]) -> [ValueSegment] {
        zip(values, values.dropFirst()).map { .line($0, $1) }
    }

    /// Makes one curve through all values. Lists and paths have straight segments.
    static func spline(_ values: [AnimatedValue], bends: [SplineBend]) -> [ValueSegment] {
        let vectors = values.compactMap { value -> AnimatableVector? in
            if case .vector(let vector) = value { vector } else { nil }
        }
        guard vectors.count == values.count else { return lines(values) }
        let tangents = vectors.indices.map { index in
            (bends.indices.contains(index) ? bends[index] : SplineBend()).tangents(
                before: vectors[max(0, index - 1)], at: vectors[index],
                after: vectors[min(vectors.count - 1, index + 1)])
        }
        return vectors.indices.dropLast().map { index in
            .cubic(
                vectors[index], vectors[index] + tangents[index].leaving / 3,
                vectors[index + 1] - tangents[index + 1].arriving / 3, vectors[index + 1])
        }
    }

    /// Makes a segment for each line and curve of a path. A gap between subpaths is skipped.
    static func along(_ steps: [PathStep]) -> [ValueSegment] {
        func vector(_ point: CGPoint) -> AnimatableVector { [point.x, point.y, 0, 0, 0, 0, 0, 0] }
        var (pen, start) = (CGPoint.zero, CGPoint.zero)
        var segments: [ValueSegment] = []
        for step in steps {
            let end = step.points.last ?? start
            switch step {
            case .move:
                start = end
            case .line:
                segments.append(.line(.vector(vector(pen)), .vector(vector(end))))
            case .close:
                if pen != start { segments.append(.line(.vector(vector(pen)), .vector(vector(start)))) }
            case .quad(_, let control):
                let (from, middle, to) = (vector(pen), vector(control), vector(end))
                segments.append(.cubic(from, from + (middle - from) * (2 / 3), to + (middle - to) * (2 / 3), to))
            case .cubic(_, let control1, let control2):
                segments.append(.cubic(vector(pen), vector(control1), vector(control2), vector(end)))
            }
            pen = end
        }
        return segments
    }
}
