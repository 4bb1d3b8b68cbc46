extension UIView {
    var layoutStateMade: ViewLayoutState {
        if let layoutState { return layoutState }
        let state = ViewLayoutState()
        layoutState = state
        return state
    }

    var layoutRoot: UIView {
        var view = self
        while let superview = view.superview { view = superview }
        return view
    }

    /// The engine of the hierarchy, if it exists: the first layout makes it.
    var layoutEngine: LayoutEngine? { subtreeUsesAutoLayout ? layoutRoot.layoutState?.engine : nil }

    /// Makes the next layout handle constraints, from the top of the hierarchy down to this view.
    func noteAutoLayout() {
        for view in ancestors {
            if view.subtreeUsesAutoLayout { break }
            view.subtreeUsesAutoLayout = true
        }
        setNeedsConstraintLayout()
    }

    private func setNeedsConstraintLayout() {
        layer.markSubtreeNeedsLayout()
        layer.markAncestorsNeedLayout()
    }

    // MARK: Constraints

    func hold(_ constraint: NSLayoutConstraint) {
        if constraint.holder === self { return }
        precondition(
            constraint.points.allSatisfy { $0.item?.layoutView?.isDescendant(of: self) == true },
            "\(constraint.summary) is for views that are not in \(layoutName).")
        constraint.holder?.removeConstraint(constraint)
        constraint.holder = self
        constraint.noteActivation()
        layoutStateMade.constraints.append(constraint)
        for point in constraint.points { point.item?.layoutView?.noteAutoLayout() }
        noteAutoLayout()
        layoutEngine?.add(constraint)
        noteFittingChange()
    }

    func release(_ constraint: NSLayoutConstraint) {
        guard constraint.holder === self else { return }
        layoutEngine?.remove(constraint)
        constraint.holder = nil
        layoutState?.constraints.removeAll { $0 === constraint }
        setNeedsConstraintLayout()
        noteFittingChange()
    }

    func layoutConstraintChanged(_ constraint: NSLayoutConstraint) {
        layoutEngine?.constantChanged(of: constraint)
        setNeedsConstraintLayout()
        noteFittingChange()
    }

    func layoutConstraintChangedPriority(_ constraint: NSLayoutConstraint) {
        layoutEngine?.priorityChanged(of: constraint)
        setNeedsConstraintLayout()
        noteFittingChange()
    }

    /// Returns the constraints that mention the view, whichever view holds them.
    func constraintsMentioning(
        _ item: any LayoutItem, along axis: NSLayoutConstraint.Axis
    ) -> [NSLayoutConstraint] {
        ancestors.flatMap { $0.layoutState?.constraints ?? [] }.filter { constraint in
            constraint.points.contains { $0.item === item && $0.attribute.part.axis == axis }
        }
    }

    /// True if an active constraint mentions the view.
    var isConstrained: Bool {
        ancestors.contains { $0.layoutState?.constraints.contains { $0.mentions(self) } == true }
    }

    // MARK: Hierarchy

    /// The constraints of this subtree are added to the engine of its new hierarchy.
    func enterLayout() {
        noteNewcomers()
        if Self.requiresConstraintBasedLayout { noteAutoLayout() }
        guard subtreeUsesAutoLayout else { return }
        layoutState?.engine = nil
        superview?.noteAutoLayout()
        let root = layoutRoot
        if let state = layoutState {
            root.layoutStateMade.fittingNews += state.fittingNews
            (state.viewsToUpdate, state.fittingNews) = ([], [])
        }
        // Including those that have waited in another hierarchy without a layout since.
        forEachInSubtree { view in
            guard view.layoutState?.needsUpdateConstraints == true else { return }
            root.layoutStateMade.viewsToUpdate.append(ViewLayoutState.WeakView(view: view))
        }
        root.layoutState?.engine?.enter(self)
        superview?.noteFittingChange()
    }

    /// Constraints that reach out of a subtree are deactivated when it leaves.
    func leaveLayout() {
        guard subtreeUsesAutoLayout, let superview else { return }
        for ancestor in superview.ancestors {
            for constraint in ancestor.layoutState?.constraints ?? []
            where constraint.points.contains(where: { $0.item?.layoutView?.isDescendant(of: self) == true }) {
                ancestor.release(constraint)
            }
        }
        layoutEngine?.leave(self)
        superview.noteFittingChange()
    }

    func layoutGuideWillLeave(_ guide: UILayoutGuide) {
        for ancestor in ancestors {
            for constraint in ancestor.layoutState?.constraints ?? [] where constraint.mentions(guide) {
                ancestor.release(constraint)
            }
        }
        layoutEngine?.forget(guide)
    }

    // MARK: Changes for the engine

    func maskTranslationChanged() {
        noteAutoLayout()
        layoutEngine?.rejoin(self)
        // Views with autoresizing masks stretch if the superview's size is given.
        for subview in storedSubviews where subview.layoutState?.isPinned == true { layoutEngine?.rejoin(subview) }
        superview?.setNeedsLayout()
    }

    /// Called when the frame or the bounds have changed.
    func pinnedGeometryChanged() {
        guard layoutState?.isPinned == true || !storedLayoutGuides.isEmpty, let engine = layoutEngine else { return }
        engine.pinsChanged(of: self)
        storedLayoutGuides.forEach(engine.pinsChanged)
        setNeedsConstraintLayout()
    }

    func layoutGuidesChanged() {
        guard !storedLayoutGuides.isEmpty, let engine = layoutEngine else { return }
        storedLayoutGuides.forEach(engine.pinsChanged)
        setNeedsConstraintLayout()
    }

    func intrinsicContentSizeChanged() {
        guard subtreeUsesAutoLayout else { return }
        layoutEngine?.contentChanged(of: self)
        setNeedsConstraintLayout()
        (superview as? UIStackView)?.arrangedContentDidChange()
        noteFittingChange()
    }

    /// Called when another view's text defines this one's baseline, from the next layout on.
    func baselineViewChanged() {
        if layoutEngine?.baselinesChanged() == true { setNeedsConstraintLayout() }
    }

    func layoutDirectionChanged() {
        updateLayoutMargins()
        guard subtreeUsesAutoLayout else { return }
        layoutEngine?.directionChanged()
        setNeedsConstraintLayout()
    }
}
