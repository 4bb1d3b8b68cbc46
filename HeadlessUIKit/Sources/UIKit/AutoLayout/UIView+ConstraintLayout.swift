extension UIView {
    /// Called before views are laid out: constraints are updated, from the innermost views outwards, and then solved.
    func updateConstraintLayout() {
        let root = layoutRoot
        guard root.subtreeUsesAutoLayout else { return }
        root.updateFlaggedConstraints()
        if let engine = root.layoutState?.engine, engine.followsKeyboard {
            engine.checkKeyboard(isAway: root.window?.hostScreen.keyboard.frame == nil)
        }
        root.settleEngine()
        root.tellFittingNews()
    }

    /// Called on the topmost view.
    private func updateFlaggedConstraints() {
        // Updating constraints may mark further views, and add some.
        for _ in 0..<Self.updateLimit {
            var views = takeNewcomers()
            if let state = layoutState, !state.viewsToUpdate.isEmpty {
                views += state.viewsToUpdate.compactMap(\.view)
                state.viewsToUpdate = []
            }
            if views.isEmpty { return }
            views.map { (view: $0, depth: $0.ancestors.reduce(0) { count, _ in count + 1 }) }
                .sorted { $0.depth > $1.depth }
                .forEach { $0.view.performUpdateConstraints() }
        }
        preconditionFailure("Constraints did not settle: an updateConstraints() keeps asking for another update.")
    }

    private static var updateLimit: Int { 64 }

    func performUpdateConstraints() {
        guard needsUpdateConstraints() else { return }
        awaitsFirstUpdate = false
        layoutState?.needsUpdateConstraints = false
        if let owner { owner.updateViewConstraints() } else { updateConstraints() }
    }

    /// Returns the views that have not updated their constraints yet: with Auto Layout every view does it once.
    private func takeNewcomers() -> [UIView] {
        guard subtreeHasNewcomers else { return [] }
        subtreeHasNewcomers = false
        return storedSubviews.flatMap { $0.takeNewcomers() } + (awaitsFirstUpdate ? [self] : [])
    }

    func noteNewcomers() {
        guard subtreeHasNewcomers else { return }
        for view in ancestors.dropFirst() {
            if view.subtreeHasNewcomers { return }
            view.subtreeHasNewcomers = true
        }
    }

    /// Called on the topmost view.
    private func settleEngine() {
        let state = layoutStateMade
        let engine = state.engine ?? LayoutEngine(root: self)
        state.engine = engine
        engine.settle()
        for record in engine.takeChangedRecords() {
            if let view = record.view {
                if !engine.isSizeGiven(view) { view.superview?.setNeedsLayout() }
                if view is UIScrollView, record[.contentWidth] != nil || record[.contentHeight] != nil {
                    view.setNeedsLayout()
                }
            } else {
                record.guide?.owningView?.setNeedsLayout()
            }
        }
    }

    /// Places the subviews according to the constraints.
    func applyConstraints() {
        guard subtreeUsesAutoLayout else { return }
        let root = layoutRoot
        guard let engine = root.layoutState?.engine else { return }
        root.settleEngine()
        let scale = displayScale
        for subview in storedSubviews where subview.layoutState?.translatesMask == false {
            guard let rect = engine.alignmentRect(of: subview), !engine.isLeftAlone(subview, at: rect) else { continue }
            subview.place(alignmentRect: rect.onPixels(scale))
        }
        (self as? UIScrollView)?.takeContentSize(from: engine)
    }

    private func place(alignmentRect: CGRect) {
        let frame = frame(forAlignmentRect: alignmentRect)
        if bounds.size != frame.size { bounds.size = frame.size }
        let center = CGPoint(
            x: frame.minX + anchorPoint.x * frame.width, y: frame.minY + anchorPoint.y * frame.height)
        if self.center != center { self.center = center }
    }

    /// The alignment rectangle that follows from bounds and centre, which a transform does not change.
    var alignmentShape: CGRect {
        let size = bounds.size
        return alignmentRect(
            forFrame: CGRect(
                x: center.x - anchorPoint.x * size.width, y: center.y - anchorPoint.y * size.height,
                width: size.width, height: size.height))
    }
}

extension LayoutEngine {
    func alignmentRect(of item: any LayoutItem) -> CGRect? {
        guard record(of: item) != nil else { return nil }
        // A quantity of a guide that no constraint mentions is 0.
        return CGRect(
            x: value(.x, of: item) ?? 0, y: value(.y, of: item) ?? 0, width: value(.width, of: item) ?? 0,
            height: value(.height, of: item) ?? 0)
    }

    /// Returns whether neither constraints nor content place a view, so that it keeps its frame (Z22).
    fileprivate func isLeftAlone(_ view: UIView, at rect: CGRect) -> Bool {
        // Quantities without a constraint are kept.
        guard rect == .zero, let record = record(of: view), record.content.allSatisfy({ $0 == nil }) else {
            return false
        }
        return !wrapping.contains { $0 === record } && !view.isConstrained
    }
}

extension UIScrollView {
    /// Constraints between the content and the scroll view define the content's size, if there are any.
    func takeContentSize(from engine: LayoutEngine) {
        guard
            let width = engine.value(.contentWidth, of: self)
                ?? engine.value(.contentHeight, of: self).map({ _ in contentSize.width })
        else { return }
        let size = CGSize(width: width, height: engine.value(.contentHeight, of: self) ?? contentSize.height)
        if contentSize != size { contentSize = size }
    }
}
