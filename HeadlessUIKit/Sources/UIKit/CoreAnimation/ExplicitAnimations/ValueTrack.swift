/// The way through several values: segments between key times, each with its own pace.
struct ValueTrack {
    /// One more than there are segments.
    private let times: [Double]
    private let segments: [ValueSegment]
    private let curves: [CubicBezier]

    /// - Parameter times: One more than there are segments, from 0 to 1; nil, or any other count, divides evenly.
    /// - Parameter curves: The pace of each segment; those without one are even.
    init(_ segments: [ValueSegment], times: [Double]? = nil, curves: [CubicBezier] = []) {
        precondition(!segments.isEmpty, "A value track needs a segment.")
        self.segments = segments
        self.curves = curves
        let count = Double(segments.count)
        let given = times.flatMap { $0.count == segments.count + 1 ? $0 : nil }
        self.times = given ?? (0...segments.count).map { Double($0) / count }
    }

    /// Returns the same way at an even speed.
    func paced(_ path: LayerKeyPath) -> ValueTrack {
        let parts = segments.flatMap { $0.parts(path) }
        var lengths: [Double] = [0]
        for part in parts { lengths.append((lengths.last ?? 0) + part.length(path)) }
        guard let whole = lengths.last, whole > 0 else { return self }
        return ValueTrack(parts, times: lengths.map { $0 / whole })
    }

    func value(at progress: Double, _ path: LayerKeyPath) -> AnimatedValue {
        let place = place(at: progress)
        return segments[place.index].value(at: place.share, path)
    }

    /// Returns the change of the value around a moment, for its direction.
    func change(at progress: Double, _ path: LayerKeyPath) -> (from: AnimatedValue, to: AnimatedValue) {
        let place = place(at: progress)
        let segment = segments[place.index]
        return (
            segment.value(at: max(0, place.share - Self.nearness), path),
            segment.value(at: min(1, place.share + Self.nearness), path)
        )
    }

    private static let nearness = 1e-4

    private func place(at progress: Double) -> (index: Int, share: Double) {
        let next = times.firstIndex { $0 > progress } ?? times.count
        let index = min(max(0, next - 1), segments.count - 1)
        let length = times[index + 1] - times[index]
        let share = length > 0 ? min(1, max(0, (progress - times[index]) / length)) : progress < times[index] ? 0 : 1
        return (index, curves.indices.contains(index) ? curves[index].progress(at: share) : share)
    }
}

/// The way from one value to the next.
enum ValueSegment: Equatable {
    case hold(AnimatedValue)
    case line(AnimatedValue, AnimatedValue)
    case cubic(AnimatableVector, AnimatableVector, AnimatableVector, AnimatableVector)

    func value(at share: Double, _ path: LayerKeyPath) -> AnimatedValue {
        switch self {
        case .hold(let value): return value
        case .line(let from, let to): return path.mixed(from, to, at: share)
        case .cubic(let start, let control1, let control2, let end):
            let rest = 1 - share
            let near = start * (rest * rest * rest) + control1 * (3 * rest * rest * share)
            return .vector(near + control2 * (3 * rest * share * share) + end * (share * share * share))
        }
    }

    /// Returns straight pieces, short enough to measure the speed.
    func parts(_ path: LayerKeyPath) -> [ValueSegment] {
        guard case .cubic = self else { return [self] }
        return (0..<Self.partCount).map { index in
            let (near, far) = (Double(index) / Double(Self.partCount), Double(index + 1) / Double(Self.partCount))
            return .line(value(at: near, path), value(at: far, path))
        }
    }

    // Chosen by eye: a curve in 64 chords looks round.
    private static let partCount = 64

    func length(_ path: LayerKeyPath) -> Double {
        value(at: 0, path).distance(to: value(at: 1, path))
    }
}
