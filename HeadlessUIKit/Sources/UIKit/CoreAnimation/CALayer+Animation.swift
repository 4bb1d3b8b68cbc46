/// An animated property of a layer: the value of its path is added to the model.
///
/// Adding instead of replacing blends overlapping animations, as since iOS 8 (N6).
struct LayerAnimation {
    let key: LayerKey
    let path: LayerPath
    let run: AnimationRun
    /// The index among the run's changes.
    let change: Int
    /// The owner that waits for its end.
    let awaiting: [CompletionGroup]

    func offset(at now: Instant) -> AnimatableVector {
        path.offset(remaining: run.remaining(at: now, ofChange: change))
    }
}

extension CALayer {
    /// Called after the model was written: joins the open animation block, if there is one.
    func animate(_ key: LayerKey, from old: LayerValues) {
        guard isAnimatable, let block = AnimationBlock.current, !AnimationBlock.isDisabled else { return }
        let from = old.vector(key)
        let to = modelValues.vector(key)
        guard from != to else { return }
        block.record(self, key, from: from, to: to)
    }

    func animate(
        _ key: LayerKey, from: AnimatableVector, to: AnimatableVector, along path: LayerPath, _ run: AnimationRun
    ) {
        let change = run.join(self, key, from: from, to: to)
        animations.append(
            LayerAnimation(key: key, path: path, run: run, change: change, awaiting: CATransaction.openGroups))
    }

    /// The effect of the running animations on touches.
    var animatedTouches: AnimatedTouches {
        animations.isEmpty ? .atModel : .combined(animations.lazy.map(\.run.touches))
    }

    /// Returns the values that are visible at `now`.
    func values(at now: Instant) -> LayerValues {
        guard isAnimating else { return modelValues }
        var values = modelValues
        for animation in animations {
            let offset = animation.offset(at: now)
            guard offset != .zero else { continue }
            values.set(animation.key, to: animation.key.sum(values.vector(animation.key), offset))
        }
        for animation in explicitAnimations {
            animation.apply(to: &values, at: now)
        }
        if let transition {
            let shape = transition.transform(remaining: values.transition, size: values.bounds.size)
            if values.solid == nil {
                values.transform = shape.concatenating(values.transform)
            } else {
                values.transform3D = CATransform3DConcat(CATransform3DMakeAffineTransform(shape), values.transform3D)
            }
        }
        return values
    }

    /// Returns the model's value of `key` plus the visible contribution of `run`.
    func vector(_ key: LayerKey, movedBy run: AnimationRun, at now: Instant) -> AnimatableVector {
        animations.filter { $0.run === run && $0.key == key }.reduce(modelValues.vector(key)) {
            key.sum($0, $1.offset(at: now))
        }
    }

    func takesPart(in run: AnimationRun, change: Int) -> Bool {
        animations.contains { $0.run === run && $0.change == change }
    }

    private var isAnimating: Bool { !animations.isEmpty || !explicitAnimations.isEmpty }

    var visibleValues: LayerValues {
        guard let run = animations.first?.run ?? explicitAnimations.first?.run else { return modelValues }
        return values(at: run.now)
    }

    /// Ends this layer's part in every run at once, leaving the model values (N7).
    func dropAnimations() {
        dropExplicitAnimations()
        guard !animations.isEmpty else { return }
        let left = animations
        animations = []
        transition = nil
        left.forEach { $0.run.leave(1) }
    }

    /// A view's layer with those of its sublayers that belong to no view.
    func dropAnimationsWithOwnSublayers() {
        dropAnimations()
        for sublayer in storedSublayers where !(sublayer.delegate is UIView) {
            sublayer.dropAnimationsWithOwnSublayers()
        }
    }

    func drop(_ run: AnimationRun) {
        animations.removeAll { $0.run === run }
        forgetTransition()
    }

    /// The old picture is removed when it is no longer visible.
    func forgetTransition() {
        guard transition != nil, !animations.contains(where: { $0.key == .transition }),
            !explicitAnimations.contains(where: { $0.animation is CATransition })
        else { return }
        transition = nil
    }
}
