extension UIView {
    /// The window's traits with every override on the way down applied.
    var resolvedTraits: UITraitCollection {
        let inherited = owner?.parentTraits ?? superview?.traitCollection ?? .current
        return inherited.overriding(style: owner?.overrideUserInterfaceStyle).overriding(
            style: overrideUserInterfaceStyle)
    }

    /// Tells changed traits to this view, its controller and everything below, and resolves colours anew.
    func propagateTraits() {
        guard window != nil else { return }
        forEachInSubtree { $0.updateTraits() }
    }

    private func updateTraits() {
        let traits = traitCollection
        let previous = reportedTraits
        // Even with the same traits: a colour may have been set while the view was outside of the window.
        resolveColors()
        guard traits != previous else { return }
        reportedTraits = traits
        traitCollectionDidChange(previous)
        owner?.traitCollectionDidChange(previous)
        setNeedsLayout()
    }

    func resolveColors() {
        // Without a colour of the view's, the layer's own stays.
        guard let storedBackgroundColor else { return }
        layer.backgroundColor = storedBackgroundColor.resolvedColor(with: traitCollection).cgColor
    }

    func notifyTintColorDidChange() {
        tintColorDidChange()
        for subview in storedSubviews where subview.storedTintColor == nil {
            subview.notifyTintColorDidChange()
        }
    }
}

extension UITraitCollection {
    func overriding(style: UIUserInterfaceStyle?) -> UITraitCollection {
        guard let style, style != .unspecified, style != userInterfaceStyle else { return self }
        return UITraitCollection(traitsFrom: [self, UITraitCollection(userInterfaceStyle: style)])
    }
}
