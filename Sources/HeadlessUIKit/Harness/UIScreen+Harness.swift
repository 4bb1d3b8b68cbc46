extension UIScreen {
    /// A screen of the given size with the insets that its hardware asks for.
    package convenience init(
        bounds: CGRect, scale: CGFloat, safeAreaInsets: UIEdgeInsets, traits: UITraitCollection
    ) {
        self.init(bounds: bounds, scale: scale, safeAreaInsets: safeAreaInsets, traits: traits, harness: ())
    }

    /// Gives the screen another size and other traits, as a rotation does: its windows follow through the
    /// transition coordinator (Y6).
    package func resize(to bounds: CGRect, safeAreaInsets: UIEdgeInsets, traits: UITraitCollection) {
        self.bounds = bounds
        self.safeAreaInsets = safeAreaInsets
        traitCollection = UITraitCollection(traitsFrom: [traits, UITraitCollection(displayScale: scale)])
        for window in liveWindows {
            SizeTransition(window: window, size: bounds.size).run()
        }
    }
}

extension UIWindow {
    /// A window that fills `screen`, hidden until it is made visible.
    package convenience init(screen: UIScreen) {
        self.init(hostScreen: screen)
    }
}
