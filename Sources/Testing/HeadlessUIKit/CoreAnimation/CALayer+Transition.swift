extension CALayer {
    /// The sublayers with what a transition shows besides them.
    @MainActor
    package var shownSublayers: [CALayer] {
        guard let transition else { return storedSublayers }
        let values = visibleValues
        let sublayers = transition.showsNewLook(remaining: values.transition) ? storedSublayers : []
        return sublayers + [transition.veil(remaining: values.transition, over: values.bounds)].compactMap { $0 }
    }

    /// Shows the old look from now on, and less and less of it along the animation block that is open.
    func begin(_ transition: LayerTransition) {
        guard isAnimatable, let block = AnimationBlock.current, !AnimationBlock.isDisabled else { return }
        // The one before is over, unfinished.
        let replaced = animations.filter { $0.key == .transition }
        animations.removeAll { $0.key == .transition }
        replaced.forEach { $0.run.leave(1) }
        self.transition = transition
        block.record(self, .transition, from: AnimatableVector(repeating: 1), to: .zero)
    }
}
