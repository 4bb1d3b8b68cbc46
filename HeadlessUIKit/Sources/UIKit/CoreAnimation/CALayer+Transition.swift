extension CALayer {
    /// The sublayers from back to front, with the drawn content behind them and the picture of a transition above them.
    ///
    /// Those with a larger `zPosition` are in front. Layers that a transform takes out of the plane keep their places
    /// among the others: Core Animation draws parts of two intersecting layers in front of and behind each other, and
    /// this does not.
    @MainActor
    package var shownSublayers: [CALayer] {
        let values = visibleValues
        let content = [drawn?.layer(in: values.bounds, gravity: contentsGravity, part: values.contentsRect)]
            .compactMap { $0 }
        guard let transition else { return content + sublayersInDepth }
        let look = transition.showsNewLook(remaining: values.transition) ? content + sublayersInDepth : []
        return look + [transition.veil(remaining: values.transition, over: values.bounds)].compactMap { $0 }
    }

    var sublayersInDepth: [CALayer] {
        let sublayers = currentSublayers
        guard sublayers.contains(where: { $0.modelValues.zPosition != 0 }) else { return sublayers }
        return sublayers.enumerated().sorted {
            ($0.element.modelValues.zPosition, $0.offset) < ($1.element.modelValues.zPosition, $1.offset)
        }.map(\.element)
    }

    /// Shows the old picture, and fades it along the open animation block.
    func begin(_ transition: LayerTransition) {
        guard isAnimatable, let block = AnimationBlock.current, !AnimationBlock.isDisabled else { return }
        // The previous transition is over, unfinished.
        let replaced = animations.filter { $0.key == .transition }
        animations.removeAll { $0.key == .transition }
        replaced.forEach { $0.run.leave(1) }
        self.transition = transition
        block.record(self, .transition, from: AnimatableVector(repeating: 1), to: .zero)
    }
}
