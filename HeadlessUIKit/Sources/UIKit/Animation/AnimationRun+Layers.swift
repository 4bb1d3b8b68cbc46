extension AnimationRun {
    /// Records a change, and returns its index.
    func join(_ layer: CALayer, _ key: LayerKey, from: AnimatableVector, to: AnimatableVector) -> Int {
        if changes.isEmpty { move(to: layer.mainLoop) }
        let drift = drift(of: layer, at: line.anchor)
        if changes.isEmpty, clock == nil {
            clock = layer
            clockDrift = drift
        }
        if drift != 0 { hasDrift = true }
        changes.append(LayerChange(layer: layer, key: key, from: from, to: to, drift: drift))
        liveChanges += 1
        return changes.endIndex - 1
    }

    /// Returns the offset of a layer's time from the clock, as far as it concerns this run.
    func drift(of layer: CALayer, at now: Instant) -> Double {
        layer.timeDrift(at: now, pastHolds: passesHolds)
    }

    /// Records the layers' own times, so that the run goes on without a jump from a new line.
    func noteDrifts(at now: Instant) {
        guard hasDrift || CALayer.countWithOwnTime > 0 else { return }
        for index in changes.indices {
            changes[index].drift = changes[index].layer.map { drift(of: $0, at: now) } ?? 0
        }
        clockDrift = clock.map { drift(of: $0, at: now) } ?? 0
        hasDrift = clockDrift != 0 || changes.contains { $0.drift != 0 }
    }

    /// Makes the layers of `run` provide the time for this one, too, if it has none of its own.
    func followClock(of run: AnimationRun, at now: Instant) {
        guard clock.map({ !$0.isAnimatable }) ?? true, let other = run.clock else { return }
        let elapsed = elapsed(at: now)
        clock = other
        move(to: elapsed, rate: rate, at: now)
    }

    /// Called by a layer when `count` changes have left it before the end.
    func leave(_ count: Int) {
        liveChanges -= count
        guard liveChanges <= 0 else { return }
        cancelEnd()
        onEnd = nil
        let onAbandon = onAbandon
        self.onAbandon = nil
        onAbandon?()
        keeper?.timeDidChange()
    }

    /// Removes the run from its layers; they show their model values from then on.
    func detach() {
        cancelEnd()
        onAbandon = nil
        onEnd = nil
        for change in changes {
            change.layer?.drop(self)
        }
        liveChanges = 0
    }

    /// Writes the values of this run at `now` into the models, then detaches (P7). Other runs on the same values go on.
    func freeze(at now: Instant) {
        let live = liveIndices
        write(live) { layer, index in layer.vector(changes[index].key, movedBy: self, at: now) }
        changes = live.map { changes[$0] }
        isFrozen = true
    }

    /// Leaves the models at the end of the animation.
    func settleEnd() {
        if isFrozen {
            write(Array(changes.indices)) { _, index in changes[index].to }
        } else {
            detach()
        }
    }

    /// Writes the values from before the animation into the models, then detaches. Later changes are undone first, so
    /// that a value changed twice ends at its first one.
    func restoreStart() {
        let indices = isFrozen ? Array(changes.indices) : liveIndices
        write(indices.reversed()) { _, index in changes[index].from }
    }

    /// Does the same for values that nobody has set since: a cancelled transition puts them back (C56). The old picture
    /// of a `UIView.transition` is no value.
    func putBack() {
        let live = liveIndices.filter { changes[$0].key != .transition }
        let untouched = live.filter { index in
            let change = changes[index]
            let last = live.last { changes[$0].layer === change.layer && changes[$0].key == change.key } ?? index
            return change.layer?.modelValues.vector(change.key) == changes[last].to
        }
        write(untouched.reversed()) { _, index in changes[index].from }
    }

    /// Layers that have left the window have left the run, and keep their models.
    private var liveIndices: [Int] {
        changes.indices.filter { changes[$0].layer?.takesPart(in: self, change: $0) ?? false }
    }

    private func write(_ indices: [Int], _ value: (CALayer, Int) -> AnimatableVector) {
        // Read first: removing the run changes the visible values.
        let values = indices.compactMap { index in
            changes[index].layer.map { (layer: $0, key: changes[index].key, vector: value($0, index)) }
        }
        detach()
        for entry in values {
            if entry.key == .transform {
                var next = entry.layer.modelValues
                next.set(.transform, to: entry.vector)
                entry.layer.transformWillChange(to: next.transform)
            }
            entry.layer.modelValues.set(entry.key, to: entry.vector)
            entry.layer.animationDidChange(entry.key)
            if entry.key == .boundsSize { entry.layer.setNeedsLayout() }
        }
    }
}
