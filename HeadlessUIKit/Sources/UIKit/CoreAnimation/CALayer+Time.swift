import Foundation

/// Returns the time of the screen, in seconds: here, the virtual clock's.
public func CACurrentMediaTime() -> CFTimeInterval {
    MainActor.assumeIsolated { MainLoop.current.now.seconds(since: .zero) }
}

extension CALayer {
    /// While the count is 0 no time needs to be converted.
    static var countWithOwnTime: Int { layersWithOwnTime.load(ordering: .relaxed) }

    static func countOwnTime(_ difference: Int) {
        layersWithOwnTime.wrappingAdd(difference, ordering: .relaxed)
    }

    public var beginTime: CFTimeInterval {
        get { time.begin.seconds }
        set { time.begin = LayerMoment(seconds: newValue) }
    }

    public var timeOffset: CFTimeInterval {
        get { time.offset.seconds }
        set { time.offset = LayerMoment(seconds: newValue) }
    }

    /// The speed at which the time of this layer and everything below it passes: 0 stands still, −1 runs back.
    public var speed: Float {
        get { time.speed }
        set { time.speed = newValue }
    }

    var time: LayerTime {
        get { ownTime ?? LayerTime() }
        set {
            let old = time
            guard newValue != old else { return }
            ownTime = newValue.isOwn ? newValue : nil
            // If the time stood still before and after, no animation ends.
            let stands = old.course == nil && newValue.course == nil && old.speed == 0 && newValue.speed == 0
            if !stands { timeDidChange() }
        }
    }

    public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
        if l === self { return t }
        let moment = LayerMoment(seconds: t)
        return localTime(l?.globalTime(moment) ?? moment).seconds
    }

    /// While a layer's time stands still, a moment of it has no single moment outside; the result is then not finite.
    public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
        if l === self { return t }
        let global = globalTime(LayerMoment(seconds: t))
        return (l?.localTime(global) ?? global).seconds
    }
}

extension CALayer {
    /// Returns this layer's time when the clock shows `global`.
    ///
    /// - Parameter pastHolds: True if the hold of a transition does not count (Z4).
    func localTime(_ global: LayerMoment, pastHolds: Bool = false) -> LayerMoment {
        guard Self.countWithOwnTime > 0 else { return global }
        let parent = superlayer?.localTime(global, pastHolds: pastHolds) ?? global
        return ownTime(pastHolds: pastHolds).map { $0.local(parent) } ?? parent
    }

    private func globalTime(_ local: LayerMoment, pastHolds: Bool = false) -> LayerMoment {
        guard Self.countWithOwnTime > 0 else { return local }
        let parent = ownTime(pastHolds: pastHolds).map { $0.parent(local) } ?? local
        return superlayer?.globalTime(parent, pastHolds: pastHolds) ?? parent
    }

    private func ownTime(pastHolds: Bool) -> LayerTime? {
        guard let ownTime, !(pastHolds && ownTime.isHeld) else { return nil }
        return ownTime
    }

    /// Returns the offset of this layer's time from the clock; 0 in the usual case, in which no layer has its own time.
    func timeDrift(at now: Instant, pastHolds: Bool) -> Double {
        guard Self.countWithOwnTime > 0 else { return 0 }
        let global = LayerMoment(now)
        return localTime(global, pastHolds: pastHolds) - global
    }

    /// Returns 1 if this layer's time goes on, −1 if it runs back, 0 if it stands still.
    func timeDirection(at global: LayerMoment, pastHolds: Bool) -> Double {
        guard Self.countWithOwnTime > 0 else { return 1 }
        let above = superlayer?.timeDirection(at: global, pastHolds: pastHolds) ?? 1
        guard let ownTime = ownTime(pastHolds: pastHolds), above != 0 else { return above }
        return above * ownTime.direction(at: superlayer?.localTime(global, pastHolds: pastHolds) ?? global)
    }

    /// Returns the seconds on the clock until this layer's time has advanced by `span`, which has the sign of its
    /// direction.
    func clockTime(for span: Double, at now: Instant, pastHolds: Bool) -> Double {
        let global = LayerMoment(now)
        return globalTime(localTime(global, pastHolds: pastHolds) + span, pastHolds: pastHolds) - global
    }

    /// True while an interactor takes the time of this layer back to the beginning.
    var isLedBack: Bool {
        sequence(first: self, next: \.superlayer).contains { $0.ownTime?.course?.leadsBack == true }
    }

    /// Tells the animations of this layer and its sublayers that their ends have changed.
    func timeDidChange() {
        var told = Set<ObjectIdentifier>()
        forEachInSubtree { layer in
            for animation in layer.animations where told.insert(animation.run.keeperIdentifier).inserted {
                animation.run.timeDidChange()
            }
            layer.explicitAnimations.forEach { $0.run.timeDidChange() }
        }
    }

    private func forEachInSubtree(_ body: (CALayer) -> Void) {
        body(self)
        storedSublayers.forEach { $0.forEachInSubtree(body) }
    }
}
