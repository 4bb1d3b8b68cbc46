extension UIViewController {
    /// The traits around this controller, with the overrides of its presentation, its parent and itself.
    var resolvedTraits: UITraitCollection { overriding(inheritedTraits ?? .current) }

    /// The inherited traits: from the superview of its view, or, while the view is in no window, from the controller
    /// that it belongs to.
    private var inheritedTraits: UITraitCollection? {
        if let superview = viewIfLoaded?.superview, superview.window != nil { return superview.traitCollection }
        if let parent { return parent.traitCollection }
        return modal.presentation?.controller.surroundingTraits ?? viewIfLoaded?.superview?.traitCollection
    }

    /// Returns `inherited` with the changes on the way to this controller.
    func overriding(_ inherited: UITraitCollection) -> UITraitCollection {
        var traits = inherited
        if parent == nil, let controller = modal.presentation?.controller {
            traits = controller.overriding(controller.traitsInPlace(traits))
        }
        if let traitsFromParent { traits = traits.merging(traitsFromParent.values) }
        return traits.overriding(style: overrideUserInterfaceStyle).overriding(traitOverrides)
    }

    func notifyTraitChange(from previous: UITraitCollection?) {
        traitCollectionDidChange(previous)
        guard let previous else { return }
        let changes = traitChanges
        changes.notify(self, previous: previous)
    }

    /// Reports the future traits of its container to a child, unless the child already has them.
    func forwardTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        let traits = overriding(newCollection)
        let before = { self.traitCollection }
        if traits != hostWindow?.sizeTransition?.withTraitsOfBefore(before) ?? before() {
            willTransition(to: traits, with: coordinator)
        }
    }
}

extension UIViewController: TraitChangeKeeper {}
