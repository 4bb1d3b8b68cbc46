extension UIView {
    /// True, the default, if the frame is given and the autoresizing mask adjusts it. `false` leaves the view's frame
    /// to constraints.
    public var translatesAutoresizingMaskIntoConstraints: Bool {
        get { layoutState?.translatesMask ?? true }
        set {
            guard newValue != translatesAutoresizingMaskIntoConstraints else { return }
            layoutStateMade.translatesMask = newValue
            maskTranslationChanged()
        }
    }

    /// The active constraints whose nearest common view is this one.
    public var constraints: [NSLayoutConstraint] { layoutState?.constraints ?? [] }

    public func addConstraint(_ constraint: NSLayoutConstraint) { hold(constraint) }
    public func addConstraints(_ constraints: [NSLayoutConstraint]) { constraints.forEach(hold) }
    public func removeConstraint(_ constraint: NSLayoutConstraint) { release(constraint) }
    public func removeConstraints(_ constraints: [NSLayoutConstraint]) { constraints.forEach(release) }

    // MARK: Updating

    public func setNeedsUpdateConstraints() {
        let state = layoutStateMade
        guard !state.needsUpdateConstraints else { return }
        state.needsUpdateConstraints = true
        noteAutoLayout()
        layoutRoot.layoutStateMade.viewsToUpdate.append(ViewLayoutState.WeakView(view: self))
    }

    /// Always true for a new view.
    public func needsUpdateConstraints() -> Bool { awaitsFirstUpdate || layoutState?.needsUpdateConstraints == true }

    /// Updates the constraints of this view and of the descendants that have asked for it.
    public func updateConstraintsIfNeeded() {
        guard subtreeUsesAutoLayout else { return }
        storedSubviews.forEach { $0.updateConstraintsIfNeeded() }
        performUpdateConstraints()
    }

    // MARK: Content

    /// Defaults to `.defaultLow`; to `.defaultHigh` for controls that do not stretch.
    public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        if let priority = layoutState?.hugging[axis.rawValue] { return priority }
        return fixedAxes.contains(axis == .horizontal ? .horizontal : .vertical) ? .defaultHigh : .defaultLow
    }

    public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        guard priority != contentHuggingPriority(for: axis) else { return }
        layoutStateMade.hugging[axis.rawValue] = priority
        intrinsicContentSizeChanged()
    }

    public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        layoutState?.compression[axis.rawValue] ?? .defaultHigh
    }

    public func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        guard priority != contentCompressionResistancePriority(for: axis) else { return }
        layoutStateMade.compression[axis.rawValue] = priority
        intrinsicContentSizeChanged()
    }

    // MARK: Debugging

    /// True if the constraints do not determine the position or the size of the view.
    public var hasAmbiguousLayout: Bool {
        updateConstraintLayout()
        return layoutEngine?.isAmbiguous(self) ?? false
    }

    /// The active constraints that mention the view.
    public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        constraintsMentioning(self, along: axis)
    }
}

extension UILayoutGuide {
    /// True if the constraints do not determine the position or the size of the guide.
    public var hasAmbiguousLayout: Bool {
        owningView?.updateConstraintLayout()
        return owningView?.layoutEngine?.isAmbiguous(self) ?? false
    }

    /// The active constraints that mention the guide.
    public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        owningView?.constraintsMentioning(self, along: axis) ?? []
    }
}

extension LayoutEngine {
    func isAmbiguous(_ item: any LayoutItem) -> Bool {
        guard let record = record(of: item) else { return false }
        if item.isPlacedByConstraints, record.quantities.count < 4 { return true }
        return record.quantities.contains { quantity in
            record[quantity].map { !solver.isDetermined($0) } ?? false
        }
    }
}
