/// Collects the changes of one animation's keyframes, and makes a track of every value.
final class KeyframeCollector {
    private struct Change {
        let layer: CALayer
        let key: LayerKey
        var from: AnimatableVector
        var to: AnimatableVector
        var moves: [Move]
    }

    private struct Place: Hashable {
        let layer: ObjectIdentifier
        let key: LayerKey
    }

    private struct Move {
        let begin: Double
        let end: Double
        let delta: AnimatableVector
    }

    private let calculation: KeyframeTrack.Calculation
    private var changes: [Change] = []
    private var places: [Place: Int] = [:]
    private var begin = 0.0
    private var end = 1.0

    init(calculation: KeyframeTrack.Calculation) {
        self.calculation = calculation
    }

    /// Runs the block of one keyframe. Keyframes that exceed the animation are cut off.
    @MainActor
    func perform(at start: Double, for duration: Double, _ block: () -> Void) {
        let outer = (begin, end)
        begin = min(1, max(0, start))
        end = min(1, max(begin, start + duration))
        defer { (begin, end) = outer }
        block()
    }

    func record(_ layer: CALayer, _ key: LayerKey, from: AnimatableVector, to: AnimatableVector) {
        // A delta leads back from the new value to the old one.
        let move = Move(begin: begin, end: end, delta: key.delta(from: from, to: to) * -1)
        let place = Place(layer: ObjectIdentifier(layer), key: key)
        if let index = places[place] {
            changes[index].to = to
            changes[index].moves.append(move)
        } else {
            places[place] = changes.endIndex
            changes.append(Change(layer: layer, key: key, from: from, to: to, moves: [move]))
        }
    }

    /// Makes the layers animate along `run`.
    func join(_ run: AnimationRun) {
        for change in changes {
            let track = KeyframeTrack(calculation: calculation, points: Self.points(change.moves))
            change.layer.animate(change.key, from: change.from, to: change.to, along: .keyframes(track), run)
        }
    }

    /// A value is constant between its keyframes. If two overlap, the later one takes over when it begins.
    private static func points(_ moves: [Move]) -> [KeyframeTrack.Point] {
        var points = [KeyframeTrack.Point(time: 0, value: .zero)]
        var value = AnimatableVector.zero
        let sorted = moves.enumerated().sorted { ($0.element.begin, $0.offset) < ($1.element.begin, $1.offset) }
        for (index, move) in sorted.map(\.element).enumerated() {
            let next = index + 1 < sorted.count ? sorted[index + 1].element.begin : 1
            if let last = points.last, move.begin > last.time { points.append(.init(time: move.begin, value: value)) }
            value += move.delta
            let end = max(move.begin, min(move.end, max(next, move.begin)))
            points.append(.init(time: end, value: value))
        }
        if let last = points.last, last.time < 1 { points.append(.init(time: 1, value: value)) }
        return points
    }
}
