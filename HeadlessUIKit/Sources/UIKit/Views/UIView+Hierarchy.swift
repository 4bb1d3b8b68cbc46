extension UIView {
    /// This view and all its superviews.
    var ancestors: some Sequence<UIView> {
        sequence(first: self) { $0.superview }
    }

    func isSelfOrDescendant(of view: UIView) -> Bool {
        var candidate = self
        while candidate !== view {
            guard let superview = candidate.superview else { return false }
            candidate = superview
        }
        return true
    }

    func firstView(where condition: (UIView) -> Bool) -> UIView? {
        if condition(self) { return self }
        for subview in storedSubviews {
            if let found = subview.firstView(where: condition) { return found }
        }
        return nil
    }

    /// Calls `body` for this view and all its descendants, outermost first.
    func forEachInSubtree(_ body: (UIView) -> Void) {
        body(self)
        storedSubviews.forEach { $0.forEachInSubtree(body) }
    }

    func insert(_ view: UIView, at index: Int) {
        precondition(!isDescendant(of: view), "A view cannot be added to itself or to one of its subviews.")
        if view.superview === self {
            move(view, to: index)
            return
        }
        let oldWindow = view.window
        let newWindow = window
        view.superview?.willRemoveSubview(view)
        view.willMove(toSuperview: self)
        if oldWindow !== newWindow { view.windowWillChange(to: newWindow) }

        view.leaveLayout()
        view.superview?.storedSubviews.removeAll { $0 === view }
        let place = min(max(0, index), storedSubviews.endIndex)
        layer.insert(view.layer, at: layerIndex(of: place))
        storedSubviews.insert(view, at: place)
        view.superview = self
        view.enterLayout()

        if oldWindow !== newWindow { view.windowDidChange(from: oldWindow) }
        view.didMoveToSuperview()
        didAddSubview(view)
        view.propagateTraits()
        view.setNeedsSafeAreaUpdate()
    }

    func insert(_ view: UIView, beside sibling: UIView, offset: Int) {
        guard view !== sibling, let place = storedSubviews.firstIndex(where: { $0 === sibling }) else {
            insert(view, at: storedSubviews.endIndex)
            return
        }
        insert(view, at: place + offset)
    }

    func move(_ view: UIView, to index: Int) {
        guard let old = storedSubviews.firstIndex(where: { $0 === view }) else { return }
        let place = min(max(0, old < index ? index - 1 : index), storedSubviews.endIndex - 1)
        if place == old, isInPlace(view, at: place) { return }
        storedSubviews.remove(at: old)
        storedSubviews.insert(view, at: place)
        view.layer.detach()
        storedSubviews.remove(at: place)
        let layerPlace = layerIndex(of: place)
        storedSubviews.insert(view, at: place)
        layer.insert(view.layer, at: layerPlace)
    }

    /// Returns whether the view is already in that place, so that nothing has to change (Z15). A view in front of all
    /// views is in front of all layers, too.
    private func isInPlace(_ view: UIView, at place: Int) -> Bool {
        place < storedSubviews.endIndex - 1 || layer.storedSublayers.last === view.layer
    }

    func exchange(_ first: Int, _ second: Int) {
        let low = min(first, second)
        let high = max(first, second)
        guard low != high, storedSubviews.indices.contains(low), storedSubviews.indices.contains(high) else { return }
        let upper = storedSubviews[high]
        move(storedSubviews[low], to: high + 1)
        move(upper, to: low)
    }

    func detach() {
        guard let parent = superview else { return }
        let oldWindow = window
        parent.willRemoveSubview(self)
        willMove(toSuperview: nil)
        if oldWindow != nil { windowWillChange(to: nil) }

        leaveLayout()
        parent.storedSubviews.removeAll { $0 === self }
        layer.detach()
        superview = nil

        if oldWindow != nil { windowDidChange(from: oldWindow) }
        didMoveToSuperview()
    }

    /// A view's sublayers are the layers of its subviews and its own; views stay in front of the layers that they were
    /// added after.
    private func layerIndex(of place: Int) -> Int {
        guard place < storedSubviews.endIndex else { return layer.storedSublayers.endIndex }
        let next = storedSubviews[place].layer
        return layer.storedSublayers.firstIndex { $0 === next } ?? layer.storedSublayers.endIndex
    }

    // MARK: Window

    /// True if the view is in a window or is one. Looks no superview up, unlike `window`.
    var isInWindow: Bool { layer.isAnimatable }

    private func windowWillChange(to newWindow: UIWindow?) {
        let oldWindow = window
        takeFocusFromSubtree()
        forEachInSubtree { view in
            oldWindow?.touchDelivery.viewWillLeave(view)
            view.willMove(toWindow: newWindow)
            view.owner?.viewWillMove(toWindow: newWindow)
            if newWindow == nil {
                view.layer.dropAnimationsWithOwnSublayers()
                view.mask?.layer.dropAnimations()
            }
        }
    }

    private func windowDidChange(from oldWindow: UIWindow?) {
        let isInWindow = window != nil
        forEachInSubtree { view in
            view.layer.isAnimatable = isInWindow
            view.mask?.layer.isAnimatable = isInWindow
            view.safeAreaHold = nil
        }
        // An app may ask for the safe area of any view in the subtree now.
        forEachInSubtree { view in
            if isInWindow {
                view.setNeedsLayout()
                view.drawOnFirstScreen()
            }
            view.didMoveToWindow()
            view.owner?.viewDidMoveToWindow()
            if isInWindow, view.awaitsFocus { view.becomeFirstResponder() }
        }
    }
}
