/// The values of a keyframe animation at its moments, and the interpolation between them.
///
/// Moments are fractions of the animation; values are the movement of the property from its start.
struct KeyframeTrack: Sendable {
    /// The interpolation between keyframes. The bits are those of `UIView.KeyframeAnimationOptions`.
    enum Calculation: UInt, Sendable {
        case linear, discrete, paced, cubic, cubicPaced
    }

    struct Point: Equatable, Sendable {
        var time: Double
        var value: AnimatableVector
    }

    let calculation: Calculation
    let points: [Point]
    /// The position of each point along the way, from 0 to 1, when the pace is even.
    private let lengths: [Double]

    /// `points` are in order, the first at 0 with no movement.
    init(calculation: Calculation, points: [Point]) {
        self.calculation = calculation
        self.points = points
        lengths = Self.lengths(points, calculation)
    }

    private var total: AnimatableVector { points.last?.value ?? .zero }

    /// Returns the amount to add to the model, which is already at the end.
    func offset(at progress: Double) -> AnimatableVector { value(at: progress) - total }

    func value(at progress: Double) -> AnimatableVector {
        switch calculation {
        case .discrete: points.last { $0.time <= progress }?.value ?? .zero
        case .linear: interpolate(progress, at: points.map(\.time)) { linear($0, $1) }
        case .paced: interpolate(progress, at: lengths) { linear($0, $1) }
        case .cubic: interpolate(progress, at: points.map(\.time)) { cubic($0, $1, at: points.map(\.time)) }
        case .cubicPaced: interpolate(progress, at: lengths) { cubic($0, $1, at: lengths) }
        }
    }

    /// Finds the segment that contains `progress`, and the position in it.
    private func interpolate(
        _ progress: Double, at times: [Double], _ between: (Int, Double) -> AnimatableVector
    ) -> AnimatableVector {
        guard let next = times.firstIndex(where: { $0 > progress }) else { return total }
        guard next > 0 else { return .zero }
        return between(next - 1, (progress - times[next - 1]) / (times[next] - times[next - 1]))
    }

    private func linear(_ index: Int, _ share: Double) -> AnimatableVector {
        points[index].value + (points[index + 1].value - points[index].value) * share
    }

    /// A Catmull-Rom spline through the points.
    private func cubic(_ index: Int, _ share: Double, at times: [Double]) -> AnimatableVector {
        let span = times[index + 1] - times[index]
        let first = slope(at: index, times) * span
        let last = slope(at: index + 1, times) * span
        let square = share * share
        let cube = square * share
        let start = points[index].value * (2 * cube - 3 * square + 1) + first * (cube - 2 * square + share)
        return start + points[index + 1].value * (3 * square - 2 * cube) + last * (cube - square)
    }

    private func slope(at index: Int, _ times: [Double]) -> AnimatableVector {
        let before = max(0, index - 1)
        let after = min(points.endIndex - 1, index + 1)
        let span = times[after] - times[before]
        return span > 0 ? (points[after].value - points[before].value) / span : .zero
    }

    /// Even pace: the time between two points is proportional to their distance. Without any movement the given times
    /// are used.
    private static func lengths(_ points: [Point], _ calculation: Calculation) -> [Double] {
        guard calculation == .paced || calculation == .cubicPaced else { return [] }
        var sum = 0.0
        var lengths = [0.0]
        for (point, next) in zip(points, points.dropFirst()) {
            let step = next.value - point.value
            sum += (step * step).sum().squareRoot()
            lengths.append(sum)
        }
        return sum > 0 ? lengths.map { $0 / sum } : points.map(\.time)
    }
}
