extension UIPresentationController {
    /// The traits of the place where the presentation happens.
    var surroundingTraits: UITraitCollection {
        containerView?.traitCollection ?? presentingViewController.viewIfLoaded?.traitCollection ?? .current
    }

    /// What `inherited` becomes for this controller and with it for the presented one (Y9).
    func overriding(_ inherited: UITraitCollection) -> UITraitCollection {
        var traits = inherited
        if let overrideTraitCollection { traits = traits.merging(overrideTraitCollection.values) }
        return traits.overriding(traitOverrides)
    }

    /// Tells the controller itself of traits that are not the ones it was last told.
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
