extension UIScreen {
    /// A screen of the given size with the insets that its hardware asks for.
    package convenience init(
        bounds: CGRect, scale: CGFloat, safeAreaInsets: UIEdgeInsets, traits: UITraitCollection,
        orientation: UIInterfaceOrientation? = nil
    ) {
        self.init(bounds: bounds, scale: scale, safeAreaInsets: safeAreaInsets, traits: traits, harness: ())
        toldOrientation = orientation
    }

    /// Gives the screen another size and other traits, as a rotation does. Controllers are told while everything is still
    /// as before; then the windows follow, together with what was registered with the coordinator (Y6).
    package func resize(
        to bounds: CGRect, safeAreaInsets: UIEdgeInsets, traits: UITraitCollection,
        orientation: UIInterfaceOrientation? = nil
    ) {
        let traits = UITraitCollection(traitsFrom: [traits, UITraitCollection(displayScale: scale)])
        let transitions = liveWindows.map { SizeTransition(window: $0, size: bounds.size, traits: traits) }
        transitions.forEach { $0.announce() }
        self.bounds = bounds
        self.safeAreaInsets = safeAreaInsets
        toldOrientation = orientation
        traitCollection = traits
        liveWindows.first?.windowScene?.updateTraits()
        transitions.forEach { $0.animate() }
    }
}

extension UIWindow {
    /// A window that fills `screen`, hidden until it is made visible.
    package convenience init(screen: UIScreen) {
        self.init(windowScene: screen.scene)
    }
}
