extension UIScreen {
    /// A screen with the given size and the insets of its hardware.
    package convenience init(
        bounds: CGRect, scale: CGFloat, safeAreaInsets: UIEdgeInsets, traits: UITraitCollection,
        orientation: UIInterfaceOrientation? = nil, windowFrame: CGRect? = nil, statusBarHeight: CGFloat? = nil,
        nativeSize: CGSize? = nil, displayCornerRadius: CGFloat = 0, loop: MainLoop = .current
    ) {
        self.init(bounds: bounds, scale: scale, safeAreaInsets: safeAreaInsets, traits: traits, loop: loop)
        toldOrientation = orientation
        toldWindowFrame = windowFrame
        toldStatusBarHeight = statusBarHeight
        toldNativeSize = nativeSize
        self.displayCornerRadius = displayCornerRadius
        becomeMain()
    }

    /// Gives the screen another size and other traits, as a rotation does, or the app another part of it, as Split View
    /// does. The change is announced to controllers first; then the windows follow, together with the blocks registered
    /// with the coordinator (Y6). A window that does not fill the app's part of the screen keeps its frame.
    ///
    /// - Parameter windowFrame: The app's part of the screen. Defaults to all of it.
    package func resize(
        to bounds: CGRect, safeAreaInsets: UIEdgeInsets, traits: UITraitCollection,
        orientation: UIInterfaceOrientation? = nil, windowFrame: CGRect? = nil
    ) {
        AnimationBlock.performOutside {
            follow(bounds, safeAreaInsets: safeAreaInsets, traits, orientation, windowFrame: windowFrame)
        }
    }

    private func follow(
        _ bounds: CGRect, safeAreaInsets: UIEdgeInsets, _ traits: UITraitCollection,
        _ orientation: UIInterfaceOrientation?, windowFrame: CGRect?
    ) {
        let traits = UITraitCollection(traitsFrom: [traits, UITraitCollection(displayScale: scale)])
        let (followers, others) = liveWindows.partitioned { $0.frame == self.windowFrame }
        let transitions = followers.map { SizeTransition(window: $0, frame: windowFrame ?? bounds, traits: traits) }
        transitions.forEach { $0.announce() }
        let (oldBounds, oldOrientation, oldTraits) = (self.bounds, self.orientation, traitCollection)
        let oldHold = device.orientation
        self.bounds = bounds
        self.safeAreaInsets = safeAreaInsets
        toldOrientation = orientation
        toldWindowFrame = windowFrame
        traitCollection = traits
        connectedScene?.updateTraits()
        transitions.forEach { $0.animate() }
        for window in others {
            window.setNeedsTraitUpdate()
            window.forEachInSubtree { $0.setNeedsSafeAreaUpdate() }
        }
        keyboard.screenDidResize()
        connectedScene?.updateStatusBar()
        device.hold(nil, before: oldHold)
        connectedScene?.didResize(from: oldBounds, oldOrientation, oldTraits)
    }

    /// Changes settings of the whole device: appearance, contrast, direction, text size. They reach the windows in the
    /// next layout.
    package func change(to traits: UITraitCollection) {
        let old = traitCollection
        traitCollection = UITraitCollection(traitsFrom: [traits, UITraitCollection(displayScale: scale)])
        guard traitCollection != old else { return }
        connectedScene?.updateTraits()
        liveWindows.forEach { $0.setNeedsTraitUpdate() }
        let category = traitCollection.preferredContentSizeCategory
        guard category != old.preferredContentSizeCategory else { return }
        NotificationCenter.default.post(
            name: UIContentSizeCategory.didChangeNotification, object: self,
            userInfo: [UIContentSizeCategory.newValueUserInfoKey: category.rawValue])
    }
}

extension UIWindow {
    /// Makes a window that fills `screen`, hidden until it is made visible.
    package convenience init(screen: UIScreen) {
        self.init(windowScene: screen.scene)
    }
}

extension [UIWindow] {
    fileprivate func partitioned(by belongs: (UIWindow) -> Bool) -> ([UIWindow], [UIWindow]) {
        (filter(belongs), filter { !belongs($0) })
    }
}
