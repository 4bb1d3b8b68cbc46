/// Controls the time of a layer and of everything below it: it can be stopped, set to a moment, or moved to one along a
/// curve.
///
/// Animations of `UIView` in the subtree follow, even if they are added later: plain blocks, springs, delays,
/// keyframes. None of them ends while time stands still. Property animators and explicit animations go on at their own
/// pace (Z4).
@MainActor
final class LayerTimeScrubber {
    private let layer: CALayer
    /// The layer's own time when it was stopped.
    private let origin: LayerMoment
    private var arrival: MainLoop.TimerToken?

    /// Stops the time of `layer` now.
    init(_ layer: CALayer) {
        self.layer = layer
        origin = layer.localTime(LayerMoment(layer.mainLoop.now))
        stand(at: origin)
    }

    /// The seconds of the layer's own time since it was stopped. Setting it ends a movement of the time, which then
    /// stands still at that moment.
    var elapsed: TimeInterval {
        get { layer.localTime(LayerMoment(layer.mainLoop.now)) - origin }
        set {
            cancelArrival()
            stand(at: origin + newValue)
        }
    }

    /// Moves the time to `target`, which may be before the present moment, within `duration` seconds along `curve`.
    ///
    /// Animations end when the time reaches their ends; moving back, they end where they began (C56), before
    /// `completion` is called. After a forward movement time goes on at its natural pace, after a backward one it
    /// stands still.
    func lead(
        to target: TimeInterval, duration: TimeInterval, curve: CubicBezier, completion: @escaping () -> Void
    ) {
        cancelArrival()
        let global = LayerMoment(layer.mainLoop.now)
        let parent = layer.superlayer?.localTime(global) ?? global
        let from = layer.localTime(global)
        layer.time = LayerTime(
            isHeld: true,
            course: LayerTimeCourse(
                start: parent, duration: max(0, duration), from: from, to: origin + target, curve: curve,
                leadsBack: target <= 0))
        // Scheduled after the ends of the animations, and a moment later, since those may be rounded up.
        arrival = layer.mainLoop.schedule(after: max(0, duration) + 2e-9) { [weak self] in
            self?.arrival = nil
            completion()
        }
    }

    /// Releases the time: it goes on at its natural pace from its position.
    func release() {
        cancelArrival()
        let global = LayerMoment(layer.mainLoop.now)
        let parent = layer.superlayer?.localTime(global) ?? global
        let local = layer.localTime(global)
        let begin = LayerMoment(Instant(ticks: parent.base.ticks(since: local.base)), rest: parent.rest - local.rest)
        layer.time = LayerTime(begin: begin, isHeld: true)
    }

    private func stand(at moment: LayerMoment) {
        layer.time = LayerTime(offset: moment, speed: 0, isHeld: true)
    }

    private func cancelArrival() {
        arrival?.cancel()
        arrival = nil
    }
}
