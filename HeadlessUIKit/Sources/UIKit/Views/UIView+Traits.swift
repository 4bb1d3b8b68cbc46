extension UIView {
    /// The inherited traits with the overrides of the controller and of the view.
    ///
    /// A controller's traits come from the superview of its view, so that an override of any ancestor reaches it.
    var resolvedTraits: UITraitCollection {
        let inherited = owner?.traitCollection ?? superview?.traitCollection ?? .current
        let traits = inherited.overriding(style: overrideUserInterfaceStyle).overriding(traitOverrides)
        return textSizeLimits.applied(to: traits).tinted(tintForTraits)
    }

    /// Makes traits below this view be reported before the next layout.
    func setNeedsTraitUpdate() {
        layer.traitsNeedUpdate = true
        layer.markSubtreeNeedsLayout()
    }

    /// Reports changed traits to this view, its controller and everything below, and resolves colours again.
    func propagateTraits() {
        guard window != nil else { return }
        forEachInSubtree { $0.updateTraits() }
    }

    private func updateTraits() {
        layer.traitsNeedUpdate = false
        let traits = traitCollection
        let previous = reportedTraits
        // Even if the traits are the same: a colour may have been set while the view was outside of the window.
        resolveColors()
        traitsWereUpdated()
        guard traits != previous else { return }
        reportedTraits = traits
        drawForChangedTraits()
        if traits.layoutDirection != previous?.layoutDirection { layoutDirectionChanged() }
        traits.performAsCurrent {
            traitCollectionDidChange(previous)
            if let previous {
                let changes = traitChanges
                changes.notify(self, previous: previous)
            }
            owner?.notifyTraitChange(from: previous)
        }
        setNeedsLayout()
        setNeedsUpdateProperties()
    }

    func resolveColors() {
        // If the view has no colour, the layer keeps its own.
        guard let storedBackgroundColor else { return }
        layer.backgroundColor = storedBackgroundColor.resolvedColor(with: traitCollection).cgColor
    }

    func notifyTintColorDidChange() {
        notifyTintChange { $0.storedTintColor == nil }
    }

    /// Reports the tint to this view, and to those below that a condition holds for, with all in between.
    func notifyTintChange(where isConcerned: (UIView) -> Bool) {
        if storedBackgroundColor?.followsTint == true { resolveColors() }
        traitCollection.performAsCurrent { tintColorDidChange() }
        for subview in storedSubviews where isConcerned(subview) { subview.notifyTintChange(where: isConcerned) }
    }
}

extension UIView: TraitChangeKeeper {}

extension UITraitCollection {
    func overriding(style: UIUserInterfaceStyle?) -> UITraitCollection {
        guard let style, style != .unspecified, style != userInterfaceStyle else { return self }
        var values = values
        values.userInterfaceStyle = style
        return UITraitCollection(values: values, tint: tint)
    }
}
