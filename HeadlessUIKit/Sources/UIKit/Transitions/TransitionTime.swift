/// The time of a transition's container, and of the views that were passed to the coordinator, under control of an
/// interactor: `UIView` animations inside them are scrubbed (T1, C67, Z4).
@MainActor
final class TransitionTime {
    enum Side {
        case start, end
    }

    private enum Motion {
        case held
        case led(to: Side, within: TimeInterval, curve: CubicBezier)
    }

    private let duration: TimeInterval
    private var share: Double = 0
    private var motion = Motion.held
    private var held: [Held] = []

    private struct Held {
        let layer: CALayer
        let scrubber: LayerTimeScrubber
    }

    init(duration: TimeInterval) {
        self.duration = duration
    }

    /// Takes control of a view's time, unless the view is in another one whose time is already controlled.
    func hold(_ view: UIView) {
        let layer = view.layer
        guard !held.contains(where: { $0.layer.isAncestor(of: layer) }) else { return }
        for inner in held where layer.isAncestor(of: inner.layer) { inner.scrubber.release() }
        held.removeAll { layer.isAncestor(of: $0.layer) }
        let scrubber = LayerTimeScrubber(layer)
        held.append(Held(layer: layer, scrubber: scrubber))
        move(scrubber)
    }

    func scrub(to share: Double) {
        self.share = share
        motion = .held
        held.forEach { move($0.scrubber) }
    }

    /// Releases the time towards one end of the transition; from there it goes on at its own pace.
    func lead(to side: Side, within seconds: TimeInterval, curve: CubicBezier) {
        motion = .led(to: side, within: seconds, curve: curve)
        held.forEach { move($0.scrubber) }
    }

    private func move(_ scrubber: LayerTimeScrubber) {
        scrubber.elapsed = share * duration
        guard case .led(let side, let seconds, let curve) = motion else { return }
        scrubber.lead(to: side == .end ? duration : 0, duration: seconds, curve: curve) {}
    }

    /// Restores the time without a jump. The rest of the shift is removed as soon as no animation would notice.
    func release() {
        let released = held
        held = []
        released.forEach { $0.scrubber.release() }
        (released.first?.layer.mainLoop ?? .current).perform {
            for layer in released.map(\.layer) where layer.time.isShifted && !layer.subtreeIsAnimating {
                layer.time = LayerTime()
            }
        }
    }
}

extension LayerTime {
    /// True if it passes at its own pace, like the time of the superlayer.
    fileprivate var isShifted: Bool { speed == 1 && course == nil && isHeld }
}

extension CALayer {
    fileprivate func isAncestor(of layer: CALayer) -> Bool {
        sequence(first: layer, next: \.superlayer).contains { $0 === self }
    }

    fileprivate var subtreeIsAnimating: Bool {
        !animations.isEmpty || storedSublayers.contains(where: \.subtreeIsAnimating)
    }
}
