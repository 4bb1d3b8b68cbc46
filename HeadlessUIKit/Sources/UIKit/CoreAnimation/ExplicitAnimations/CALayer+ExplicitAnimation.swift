extension CALayer {
    /// Runs a copy of the animation in this layer's time; the model stays unchanged. An animation with the same key is
    /// replaced.
    ///
    /// On a layer outside of every screen the animation is over at once, unfinished.
    public func add(_ anim: CAAnimation, forKey key: String?) {
        let copy = anim.makeCopy()
        let key = copy is CATransition ? CATransition.key : key
        if let key { removeAnimation(forKey: key) }
        CATransaction.prepare(copy)
        guard let motion = copy.motion(over: modelValues) else {
            preconditionFailure("\(type(of: anim)) cannot be added to a layer here without a key path.")
        }
        let speed = Double(copy.speed)
        let loop = mainLoop
        let now = loop.now
        let run = AnimationRun(
            timing: copy.timing, duration: copy.duration, repetition: copy.repetition, loop: loop, start: now)
        run.touches = .atModel
        run.clock = self
        run.isBoundToClock = true
        run.passesHolds = true
        let local = localTime(LayerMoment(now), pastHolds: true)
        let begin = copy.beginTime == 0 ? local : LayerMoment(seconds: copy.beginTime)
        run.move(to: (local - begin) * speed + copy.timeOffset, rate: speed, at: now)
        if let copy = copy as? CATransition { keepLook(for: copy) }
        explicitAnimations.append(
            ExplicitAnimation(copy, key: key, motion: motion, run: run, awaiting: CATransaction.openGroups))
        start(copy, run)
    }

    /// Keeps the current picture until the transition is over.
    private func keepLook(for animation: CATransition) {
        let parts = OnMain(value: (layer: self, style: animation.style))
        transition =
            MainActor.assumeIsolated {
                OnMain(value: LayerTransition(parts.value.style, from: parts.value.layer))
            }.value
    }

    private func start(_ animation: CAAnimation, _ run: AnimationRun) {
        let isShown = isOnScreen
        let parts = OnMain(value: (layer: self, animation: animation))
        MainActor.assumeIsolated {
            let animation = parts.value.animation
            run.loop.perform { [weak layer = parts.value.layer] in
                if isShown {
                    animation.delegate?.animationDidStart(animation)
                } else {
                    layer?.endExplicit(run, finished: false)
                }
            }
            run.onEnd = { [weak layer = parts.value.layer] _ in layer?.endExplicit(run, finished: true) }
            run.scheduleEnd()
        }
    }

    public func animation(forKey key: String) -> CAAnimation? {
        explicitAnimations.first { $0.key == key }?.animation ?? viewAnimation(forKey: key)
    }

    public func removeAnimation(forKey key: String) {
        for entry in explicitAnimations where entry.key == key {
            endExplicit(entry.run, finished: false)
        }
        for animation in animations where animation.key.rawValue == key {
            animations.removeAll {
                $0.key == animation.key && $0.run === animation.run && $0.change == animation.change
            }
            animation.run.leave(1)
        }
    }

    /// A finished animation stays if it is not to be removed.
    private func endExplicit(_ run: AnimationRun, finished: Bool) {
        guard let index = explicitAnimations.firstIndex(where: { $0.run === run }) else { return }
        let entry = explicitAnimations[index]
        let animation = entry.animation
        if !finished || animation.isRemovedOnCompletion { explicitAnimations.remove(at: index) }
        forgetTransition()
        run.cancelEnd()
        run.onEnd = nil
        guard !entry.isOver else { return }
        entry.isOver = true
        entry.awaiting = []
        animation.delegate?.animationDidStop(animation, finished: finished)
    }

    func dropExplicitAnimations() {
        explicitAnimations.map(\.run).forEach { endExplicit($0, finished: false) }
    }
}
