extension UIView {
    /// What this view inherits, with its controller's and its own overrides applied.
    ///
    /// A controller's traits come from the view that its view is in, so that an override anywhere above reaches it.
    var resolvedTraits: UITraitCollection {
        let inherited = owner?.traitCollection ?? superview?.traitCollection ?? .current
        return inherited.overriding(style: overrideUserInterfaceStyle).overriding(traitOverrides).tinted(
            storedTintColor)
    }

    /// Has the traits told below this view before the next layout.
    func setNeedsTraitUpdate() {
        layer.traitsNeedUpdate = true
        layer.markSubtreeNeedsLayout()
    }

    /// Tells changed traits to this view, its controller and everything below, and resolves colours anew.
    func propagateTraits() {
        guard window != nil else { return }
        forEachInSubtree { $0.updateTraits() }
    }

    private func updateTraits() {
        layer.traitsNeedUpdate = false
        let traits = traitCollection
        let previous = reportedTraits
        // Even with the same traits: a colour may have been set while the view was outside of the window.
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
    }

    func resolveColors() {
        // Without a colour of the view's, the layer's own stays.
        guard let storedBackgroundColor else { return }
        layer.backgroundColor = storedBackgroundColor.resolvedColor(with: traitCollection).cgColor
    }

    func notifyTintColorDidChange() {
        if storedBackgroundColor?.followsTint == true { resolveColors() }
        traitCollection.performAsCurrent { tintColorDidChange() }
        for subview in storedSubviews where subview.storedTintColor == nil {
            subview.notifyTintColorDidChange()
        }
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
