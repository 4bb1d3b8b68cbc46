extension AnimationRun {
    /// Returns the time at which this run will have reached one of these moments in every layer that it moves.
    func end(between near: TimeInterval, and far: TimeInterval, at now: Instant) -> RunEnd {
        guard scrubbedProgress == nil, rate != 0 else { return .never }
        guard hasDrift || CALayer.countWithOwnTime > 0 else {
            return end(elapsed: line.elapsed(at: now), between: near, and: far, of: nil, at: now)
        }
        let ends = changes.indices.compactMap { index -> RunEnd? in
            let change = changes[index]
            guard let layer = change.layer, layer.takesPart(in: self, change: index) else { return nil }
            let elapsed = line.elapsed(at: now, drift: drift(of: layer, at: now) - change.drift)
            return end(elapsed: elapsed, between: near, and: far, of: layer, at: now)
        }
        guard let first = ends.first else {
            return end(elapsed: elapsed(at: now), between: near, and: far, of: clock, at: now)
        }
        return ends.dropFirst().reduce(first) { $0.later($1) }
    }

    private func end(
        elapsed: TimeInterval, between near: TimeInterval, and far: TimeInterval, of layer: CALayer?, at now: Instant
    ) -> RunEnd {
        let direction = rate * (layer?.timeDirection(at: LayerMoment(now), pastHolds: passesHolds) ?? 1)
        guard direction != 0 else { return .never }
        let side: RunEnd.Side = direction > 0 ? .far : .near
        let left = direction > 0 ? far - elapsed : elapsed - near
        guard left > 0 else { return RunEnd(after: 0, side: side) }
        guard left.isFinite else { return .never }
        let span = ((direction > 0 ? far : near) - elapsed) / rate
        let after = layer?.clockTime(for: span, at: now, pastHolds: passesHolds) ?? left / abs(rate)
        return after.isNaN ? .never : RunEnd(after: max(0, after), side: side)
    }

    // MARK: A run on its own

    var keeperIdentifier: ObjectIdentifier { keeper.map { ObjectIdentifier($0) } ?? ObjectIdentifier(self) }

    func timeDidChange() {
        if let keeper {
            keeper.timeDidChange()
        } else if onEnd != nil {
            MainActor.assumeIsolated { scheduleEnd() }
        }
    }

    /// Calls `onEnd` when every layer has reached the end, or, if time runs back, the beginning.
    @MainActor
    func scheduleEnd() {
        cancelEnd()
        let end = end(between: -delay, and: span, at: now)
        guard end.after.isFinite else { return }
        endToken = loop.schedule(after: end.after) { self.reachEnd() }
    }

    @MainActor
    private func reachEnd() {
        endToken = nil
        let end = end(between: -delay, and: span, at: now)
        guard end.isNow else { return scheduleEnd() }
        let onEnd = onEnd
        if end.side == .near, changes.contains(where: { $0.layer?.isLedBack == true }) { putBack() }
        detach()
        onEnd?(end.side)
    }

    /// Lets it have no end that anybody is told of.
    func forgetEnd() {
        cancelEnd()
        onEnd = nil
        onAbandon = nil
    }

    func cancelEnd() {
        guard let token = endToken else { return }
        endToken = nil
        MainActor.assumeIsolated { token.cancel() }
    }
}
