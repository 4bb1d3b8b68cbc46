/// Lays views out in a row or a column, by constraints between them.
@preconcurrency @MainActor
open class UIStackView: UIView {
    private var arranged: [UIView] = []
    private var spacingsAfter: [ObjectIdentifier: CGFloat] = [:]
    let constraintSet = StackConstraintSet()
    /// The views whose baselines were this view's in the last layout.
    private var knownBaselineViews: [ObjectIdentifier] = []

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init(coder: NSCoder) {
        super.init(frame: .zero)
    }

    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        views.forEach(addArrangedSubview)
    }

    // MARK: Arranged views

    open var arrangedSubviews: [UIView] { arranged }

    open func addArrangedSubview(_ view: UIView) {
        // A view that is already arranged becomes the last.
        insertArrangedSubview(view, at: arranged.count - (arranges(view) ? 1 : 0))
    }

    /// The index is among the arranged views. An existing subview keeps its place among the subviews.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        let wasArranged = arranges(view)
        arranged.removeAll { $0 === view }
        precondition(
            (0...arranged.count).contains(stackIndex),
            "An arranged view was inserted at \(stackIndex) into a stack of \(arranged.count).")
        arranged.insert(view, at: stackIndex)
        view.translatesAutoresizingMaskIntoConstraints = false
        if view.superview !== self { addSubview(view) }
        if !wasArranged || arranged.count > 1 { arrangementDidChange() }
    }

    /// The view stays a subview.
    open func removeArrangedSubview(_ view: UIView) {
        guard arranges(view) else { return }
        arranged.removeAll { $0 === view }
        spacingsAfter[ObjectIdentifier(view)] = nil
        view.finishHiding()
        arrangementDidChange()
    }

    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        removeArrangedSubview(subview)
    }

    func arranges(_ view: UIView) -> Bool { arranged.contains { $0 === view } }

    // MARK: Arrangement

    open var axis = NSLayoutConstraint.Axis.horizontal {
        didSet { if axis != oldValue { arrangementDidChange() } }
    }
    open var distribution = Distribution.fill {
        didSet { if distribution != oldValue { arrangementDidChange() } }
    }
    open var alignment = Alignment.fill {
        didSet { if alignment != oldValue { arrangementDidChange() } }
    }
    /// The distance between neighbours; a minimum in distributions that spread them. If it is negative they overlap.
    open var spacing: CGFloat = 0 {
        didSet { if spacing != oldValue { arrangementDidChange() } }
    }
    /// True if a column's distances are between the baselines of text.
    open var isBaselineRelativeArrangement = false {
        didSet { if isBaselineRelativeArrangement != oldValue { arrangementDidChange() } }
    }
    /// True if the views lie inside the margins instead of the bounds.
    open var isLayoutMarginsRelativeArrangement = false {
        didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangementDidChange() } }
    }

    /// Has no effect for a view that is not arranged. It is discarded when the view is no longer arranged.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        guard arranges(arrangedSubview), customSpacing(after: arrangedSubview) != spacing else { return }
        spacingsAfter[ObjectIdentifier(arrangedSubview)] = spacing == Self.spacingUseDefault ? nil : spacing
        arrangementDidChange()
    }

    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        spacingsAfter[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
    }

    private func pointsAfter(_ view: UIView) -> CGFloat {
        let points = spacingsAfter[ObjectIdentifier(view)] ?? spacing
        if points == Self.spacingUseSystem { return Self.systemSpacing }
        return points == Self.spacingUseDefault ? 0 : points
    }

    // MARK: Constraints

    func arrangementDidChange() { setNeedsUpdateConstraints() }

    /// Called when an arranged view has another intrinsic size, or other priorities.
    func arrangedContentDidChange() {
        if distribution == .fillProportionally || axis == .horizontal { arrangementDidChange() }
    }

    open override func updateConstraints() {
        constraintSet.update(of: self, to: arrangement)
        super.updateConstraints()
    }

    private var arrangement: StackArrangement {
        let items = arranged.map { view in
            let size = view.intrinsicContentSize
            return StackArrangement.Item(
                isHidden: view.isHidden, spacing: pointsAfter(view),
                length: max(0, axis == .horizontal ? size.width : size.height), hasText: view.hasBaseline,
                wraps: view.contentSize(forLayoutWidth: nil) != nil,
                compressionResistance: view.contentCompressionResistancePriority(for: .horizontal).rawValue)
        }
        return StackArrangement(
            axis: axis, distribution: distribution, alignment: alignment,
            isBaselineRelative: isBaselineRelativeArrangement, items: items)
    }

    // MARK: Baselines

    /// A row has the baseline of its tallest view, a column that of its first or last one.
    open override var forFirstBaselineLayout: UIView {
        baselineView(columnEnd: \.first)?.forFirstBaselineLayout ?? self
    }
    open override var forLastBaselineLayout: UIView { baselineView(columnEnd: \.last)?.forLastBaselineLayout ?? self }

    /// The tallest view of a row is known after the layout of all views.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let views = [forFirstBaselineLayout, forLastBaselineLayout].map { ObjectIdentifier($0) }
        if views != knownBaselineViews {
            knownBaselineViews = views
            baselineViewChanged()
        }
    }

    private func baselineView(columnEnd: ([UIView]) -> UIView?) -> UIView? {
        let visible = arranged.filter { !$0.isHidden }
        guard axis == .horizontal else { return columnEnd(visible) }
        return visible.reduce(nil) { tallest, view in
            guard let tallest, view.bounds.height <= tallest.bounds.height else { return view }
            return tallest
        }
    }
}
