/// The state of a view controller between not visible and visible.
struct AppearanceState {
    enum Phase {
        case disappeared, appearing, appeared, disappearing
    }

    var phase = Phase.disappeared
    var isAnimated = false
    /// `viewIsAppearing` waits for the first layout in a window (C26).
    var owesIsAppearing = false
    /// From the beginning of an exchange of children to its end, which reports that this one has appeared.
    var isExchanged = false
}

extension UIViewController {
    func beginAppearance(_ isAppearing: Bool, animated: Bool) {
        let phase = appearance.phase
        let isThere =
            isAppearing
            ? (phase == .appearing || phase == .appeared) : (phase == .disappearing || phase == .disappeared)
        guard !isThere else { return }
        appearance.isAnimated = animated
        appearance.phase = isAppearing ? .appearing : .disappearing
        if isAppearing {
            // After a reversed disappearance the view has never been away: no second `viewIsAppearing`.
            appearance.owesIsAppearing = phase == .disappeared
            loadViewIfNeeded()
            viewWillAppear(animated)
            if view.window != nil { view.setNeedsLayout() }
        } else {
            appearance.owesIsAppearing = false
            viewWillDisappear(animated)
        }
        forEachForwardedChild { $0.beginAppearanceTransition(isAppearing, animated: animated) }
    }

    func endAppearance() {
        let animated = appearance.isAnimated
        switch appearance.phase {
        case .appearing:
            deliverIsAppearing()
            appearance.phase = .appeared
            viewDidAppear(animated)
            isMovingToParent = false
        case .disappearing:
            appearance.phase = .disappeared
            viewDidDisappear(animated)
            isMovingFromParent = false
        case .appeared, .disappeared:
            return Console.warn("Unbalanced calls to begin/end appearance transitions for \(self).")
        }
        forEachForwardedChild { if $0.isChangingAppearance { $0.endAppearanceTransition() } }
    }

    /// True between a will-call and its did-call.
    private var isChangingAppearance: Bool { appearance.phase == .appearing || appearance.phase == .disappearing }

    /// True if a child whose view is added to the container appears at once; otherwise it appears with the container.
    var letsChildrenAppear: Bool { appearance.phase == .appearing || appearance.phase == .appeared }

    func deliverIsAppearing() {
        guard appearance.owesIsAppearing, viewIfLoaded?.window != nil else { return }
        appearance.owesIsAppearing = false
        viewIsAppearing(appearance.isAnimated)
    }

    private func forEachForwardedChild(_ body: (UIViewController) -> Void) {
        guard shouldAutomaticallyForwardAppearanceMethods, let view = viewIfLoaded else { return }
        for child in storedChildren where child.viewIfLoaded?.isDescendant(of: view) ?? false {
            body(child)
        }
    }

    // MARK: A child's view that is added or removed without a transition

    /// Called for a child that is added while its parent appears: it appears with the parent, which forwards the
    /// did-call.
    func viewWillMove(toWindow window: UIWindow?) {
        guard let parent, parent.shouldAutomaticallyForwardAppearanceMethods else { return }
        switch parent.appearance.phase {
        case .appeared: beginAppearanceTransition(window != nil, animated: false)
        case .appearing where window != nil:
            beginAppearanceTransition(true, animated: parent.appearance.isAnimated)
        case .appearing, .disappearing, .disappeared: break
        }
    }

    func viewDidMoveToWindow() {
        guard let parent, parent.shouldAutomaticallyForwardAppearanceMethods else { return }
        switch parent.appearance.phase {
        case .appeared where appearance.isExchanged: break
        case .appeared: endAppearanceTransition()
        case .appearing, .disappearing:
            // If it is removed before the parent has appeared, or has gone, the parent forwards nothing more.
            guard let view = viewIfLoaded, let whole = parent.viewIfLoaded, !view.isDescendant(of: whole) else {
                return
            }
            beginAppearanceTransition(false, animated: false)
            endAppearanceTransition()
        case .disappeared: break
        }
    }

    // MARK: Containment

    func adopt(_ child: UIViewController) {
        precondition(child !== self, "A view controller cannot be its own child.")
        guard child.parent !== self else { return }
        child.removeFromParent()
        child.willMove(toParent: self)
        storedChildren.append(child)
        child.parent = self
        child.isMovingToParent = true
    }

    func endMoving() {
        isMovingToParent = false
        isMovingFromParent = false
    }

    func leaveParent() {
        guard let parent else { return }
        parent.storedChildren.removeAll { $0 === self }
        self.parent = nil
        traitsFromParent = nil
        didMove(toParent: nil)
    }

    func announcePreferredContentSize() {
        if let parent {
            parent.preferredContentSizeDidChange(forChildContentContainer: self)
        } else {
            modal.presentation?.controller.preferredContentSizeDidChange(forChildContentContainer: self)
        }
    }
}
