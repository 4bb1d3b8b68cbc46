/// An animation block while its closure runs: changes to layers join its run.
final class AnimationBlock {
    let run: AnimationRun
    /// Collects the changes of keyframes until the block has ended.
    let keyframes: KeyframeCollector?
    let parent: AnimationBlock?

    // The animation state belongs to the main thread, but layers, which read it, are bound to no actor.
    nonisolated(unsafe) private(set) static var current: AnimationBlock?
    nonisolated(unsafe) private(set) static var isDisabled = false

    private init(run: AnimationRun, keyframes: KeyframeCollector?, parent: AnimationBlock?) {
        self.run = run
        self.keyframes = keyframes
        self.parent = parent
    }

    nonisolated(unsafe) private static var tracked: AnimationRun?
    nonisolated(unsafe) private static var isTracking = false

    /// Runs `body` and reports to the first animation that it began.
    @MainActor
    static func track(_ body: () -> Void) -> AnimationRun? {
        isTracking = true
        tracked = nil
        defer {
            isTracking = false
            tracked = nil
        }
        body()
        return tracked
    }

    /// Runs `changes` so that their changes to layers animate along `run`.
    @MainActor
    static func perform(_ run: AnimationRun, keyframes: KeyframeCollector? = nil, _ changes: () -> Void) {
        current = AnimationBlock(run: run, keyframes: keyframes, parent: current)
        defer { current = current?.parent }
        if isTracking, tracked == nil { tracked = run }
        changes()
    }

    /// Records a changed value.
    func record(_ layer: CALayer, _ key: LayerKey, from: AnimatableVector, to: AnimatableVector) {
        if let keyframes {
            keyframes.record(layer, key, from: from, to: to)
        } else {
            layer.animate(key, from: from, to: to, along: .straight(key.delta(from: from, to: to)), run)
        }
    }

    /// Runs changes that the system makes by itself. Their animations belong to no block that is running.
    @MainActor
    static func performOutside(_ changes: () -> Void) {
        let (block, wasDisabled) = (current, isDisabled)
        (current, isDisabled) = (nil, false)
        defer { (current, isDisabled) = (block, wasDisabled) }
        changes()
    }

    @MainActor
    static func performWithoutAnimation(_ changes: () -> Void) {
        let wasDisabled = isDisabled
        isDisabled = true
        defer { isDisabled = wasDisabled }
        changes()
    }

    @MainActor
    static func setDisabled(_ disabled: Bool) {
        isDisabled = disabled
    }
}
