extension UIPresentationController {
    /// The traits around the presentation.
    var surroundingTraits: UITraitCollection {
        containerView?.traitCollection ?? presentingViewController.viewIfLoaded?.traitCollection ?? .current
    }

    /// Returns the traits of this controller, and so of the presented one, from those that it inherits (Y9).
    func overriding(_ inherited: UITraitCollection) -> UITraitCollection {
        var traits = inherited
        if let overrideTraitCollection { traits = traits.merging(overrideTraitCollection.values) }
        return traits.overriding(traitOverrides)
    }

    /// Reports traits to the controller itself if they differ from the last reported ones.
    func updateTraits() {
        let traits = traitCollection
        guard let previous = reportedTraits, traits != previous else {
            reportedTraits = traits
            return
        }
        reportedTraits = traits
        traitCollectionDidChange(previous)
        let changes = traitChanges
        changes.notify(self, previous: previous)
    }
}

extension UIPresentationController: TraitChangeKeeper {}
