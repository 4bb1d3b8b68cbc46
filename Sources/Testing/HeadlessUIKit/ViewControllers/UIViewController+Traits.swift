extension UIViewController {
    /// The traits around this controller, with its presentation's, its parent's and its own overrides applied.
    var resolvedTraits: UITraitCollection { overriding(inheritedTraits ?? .current) }

    /// What comes from outside: from the view that its view is in; while that is in no window, from the controller that
    /// it belongs to.
    private var inheritedTraits: UITraitCollection? {
        if let superview = viewIfLoaded?.superview, superview.window != nil { return superview.traitCollection }
        if let parent { return parent.traitCollection }
        return modal.presentation?.controller.surroundingTraits ?? viewIfLoaded?.superview?.traitCollection
    }

    /// What `inherited` becomes on the way to this controller.
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

    /// Tells a child of traits that its container is going to have, unless they are the ones that it has.
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
