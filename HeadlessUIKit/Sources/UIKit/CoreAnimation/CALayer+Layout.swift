extension CALayer {
    func markSubtreeNeedsLayout() {
        guard !subtreeNeedsLayout else { return }
        subtreeNeedsLayout = true
        markAncestorsNeedLayout()
    }

    func markAncestorsNeedLayout() {
        var top = self
        while let ancestor = top.superlayer {
            if ancestor.subtreeNeedsLayout { return }
            ancestor.subtreeNeedsLayout = true
            top = ancestor
        }
        guard let window = top.delegate as? UIWindow else { return }
        MainActor.assumeIsolated { window.hostScreen.loop.needsLayout(window) }
    }

    /// Like Core Animation, climbs to the highest of the consecutive ancestors that need layout and starts there.
    func layoutFromTopmostDirtyAncestor() {
        var top = self
        while let parent = top.superlayer, parent.layoutIsNeeded { top = parent }
        WorkCounter.noteForcedLayout(of: top)
        // During its own pass the layer is already laid out; its sublayers may not be.
        if top.storedSublayers.contains(where: \.subtreeNeedsLayout) { top.subtreeNeedsLayout = true }
        top.layoutTree()
    }

    /// Lays out this layer, then those below it, until none of them needs layout.
    func layoutTree() {
        // A layout that invalidates its own tree gets another pass; one that always does so would never end on a
        // device.
        for _ in 0..<Self.passLimit where subtreeNeedsLayout {
            if let view = delegate as? UIView { MainActor.assumeIsolated { view.updateConstraintLayout() } }
            layoutPass()
        }
        precondition(!subtreeNeedsLayout, "Layout did not settle: a layoutSubviews keeps asking for layout.")
    }

    private static var passLimit: Int { 64 }

    private func layoutPass() {
        subtreeNeedsLayout = false
        if traitsNeedUpdate {
            traitsNeedUpdate = false
            if let view = delegate as? UIView {
                MainActor.assumeIsolated { view.propagateTraits() }
            }
        }
        if safeAreaNeedsUpdate {
            safeAreaNeedsUpdate = false
            if let view = delegate as? UIView {
                MainActor.assumeIsolated { view.updateSafeArea() }
            }
        }
        if propertiesNeedUpdate {
            if let view = delegate as? UIView { MainActor.assumeIsolated { view.updatePropertiesIfDue() } }
            propertiesNeedUpdate = false
        }
        if layoutIsNeeded {
            layoutIsNeeded = false
            WorkCounter.noteLayout(of: self)
            layoutSublayers()
        }
        for sublayer in storedSublayers where sublayer.subtreeNeedsLayout {
            sublayer.layoutPass()
        }
    }
}
