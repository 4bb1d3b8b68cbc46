/// One component of a picker: a scroll view that stops at rows and draws them like a wheel.
final class PickerWheel: UIScrollView, UIScrollViewDelegate {
    static let usualRowHeight: CGFloat = 32

    private weak var picker: UIPickerView?
    private let component: Int
    var rowHeight = PickerWheel.usualRowHeight
    private(set) var rowCount = 0
    /// The selected row, or the one that will be selected when an animation from code has ended.
    private(set) var selectedRow = -1
    private(set) var shownRows: [Int: UIView] = [:]
    private var spareViews: [UIView] = []
    private let tap = UITapGestureRecognizer()

    init(_ picker: UIPickerView, component: Int) {
        self.picker = picker
        self.component = component
        super.init(frame: .zero)
        delegate = self
        contentInsetAdjustmentBehavior = .never
        alwaysBounceVertical = true
        tap.onAction = { [weak self] in self?.didTap() }
        addGestureRecognizer(tap)
        isAccessibilityElement = true
        accessibilityTraits = .adjustable
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    // MARK: Rows

    func load(_ count: Int) {
        rowCount = count
        selectedRow = count == 0 ? -1 : min(max(0, selectedRow), count - 1)
        shownRows.values.forEach { $0.removeFromSuperview() }
        shownRows = [:]
        arrange()
    }

    /// Moves the selected row into the middle, unless the wheel is turning.
    func arrange() {
        let inset = max(0, (bounds.height - rowHeight) / 2)
        contentInset = UIEdgeInsets(top: inset, left: 0, bottom: inset, right: 0)
        contentSize = CGSize(width: bounds.width, height: CGFloat(rowCount) * rowHeight)
        if run == nil, !isDragging { contentOffset = offset(of: max(0, selectedRow)) }
        showRows()
    }

    private func offset(of row: Int) -> CGPoint {
        CGPoint(x: 0, y: CGFloat(row) * rowHeight - contentInset.top)
    }

    /// The row in the middle, with its fraction.
    private var position: CGFloat { (contentOffset.y + contentInset.top) / rowHeight }

    private func row(at position: CGFloat) -> Int {
        min(max(0, Int(position.rounded())), max(0, rowCount - 1))
    }

    func select(_ row: Int, animated: Bool) {
        guard rowCount > 0 else { return }
        selectedRow = min(max(0, row), rowCount - 1)
        setContentOffset(offset(of: selectedRow), animated: animated)
    }

    // MARK: The wheel (V13, CO10)

    /// The number of rows of the whole wheel.
    private var circumference: CGFloat { (2 * (bounds.height + 75) / rowHeight).rounded(.up) }
    private var radius: CGFloat { 0.334225372 * (bounds.height + 75) }

    private func showRows() {
        let reach = circumference / 4
        let (first, last) = (Int((position - reach).rounded(.up)), Int((position + reach).rounded(.down)))
        let seen = rowCount == 0 ? 0..<0 : max(0, first)..<max(max(0, first), min(rowCount, last + 1))
        for (row, view) in shownRows where !seen.contains(row) {
            shownRows[row] = nil
            view.removeFromSuperview()
            spareViews.append(view)
        }
        for row in seen {
            let view = shownRows[row] ?? addView(for: row)
            place(view, at: (CGFloat(row) - position) * 2 * .pi / circumference)
        }
    }

    private func place(_ view: UIView, at angle: CGFloat) {
        view.bounds = CGRect(x: 0, y: 0, width: bounds.width, height: rowHeight)
        view.center = CGPoint(x: bounds.width / 2, y: contentOffset.y + bounds.height / 2 + radius * sin(angle))
        view.transform = CGAffineTransform(scaleX: 1, y: cos(angle))
    }

    /// The rows are in order, so that a picture does not depend on which ones were visible first.
    private func addView(for row: Int) -> UIView {
        let view = makeView(for: row)
        let next = shownRows.keys.filter { $0 > row }.min()
        shownRows[row] = view
        if let next, let sibling = shownRows[next] {
            insertSubview(view, belowSubview: sibling)
        } else {
            addSubview(view)
        }
        return view
    }

    private func makeView(for row: Int) -> UIView {
        guard let picker, let delegate = picker.delegate else { return UILabel() }
        let own = delegate.pickerView(picker, viewForRow: row, forComponent: component, reusing: spareViews.popLast())
        guard own is PickerDefaults.NoView else { return own }
        let label = UILabel()
        label.font = .systemFont(ofSize: 21)
        label.textAlignment = .center
        if let title = delegate.pickerView(picker, attributedTitleForRow: row, forComponent: component) {
            label.attributedText = title
        } else {
            label.text = delegate.pickerView(picker, titleForRow: row, forComponent: component)
        }
        return label
    }

    // MARK: Accessibility

    /// The title of the selected row.
    override var accessibilityValue: String? {
        get { (shownRows[selectedRow] as? UILabel)?.text ?? shownRows[selectedRow]?.accessibilityLabel }
        set {}
    }

    override func accessibilityIncrement() { turn(by: 1) }
    override func accessibilityDecrement() { turn(by: -1) }

    private func turn(by rows: Int) {
        guard rowCount > 0 else { return }
        setContentOffset(offset(of: row(at: position + CGFloat(rows))), animated: true)
    }

    // MARK: Turning

    private func didTap() {
        guard tap.state == .ended, rowCount > 0 else { return }
        let distance = (tap.location(in: self).y - contentOffset.y - bounds.height / 2) / radius
        let angle = asin(min(1, max(-1, distance)))
        let target = offset(of: row(at: position + angle * circumference / (2 * .pi)))
        setContentOffset(target, animated: true)
    }

    /// A touch that has stopped the wheel without turning it leaves it between two rows.
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        guard run == nil, !isDragging, rowCount > 0 else { return }
        let target = offset(of: row(at: position))
        if target != contentOffset { setContentOffset(target, animated: true) }
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { showRows() }

    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        let position = (targetContentOffset.pointee.y + contentInset.top) / rowHeight
        targetContentOffset.pointee = offset(of: row(at: position))
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        if !decelerate { didComeToRest() }
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { didComeToRest() }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { didComeToRest() }

    private func didComeToRest() {
        // A finger that stops the wheel goes on with it.
        guard !isTracking, rowCount > 0 else { return }
        let row = row(at: position)
        guard row != selectedRow else { return }
        selectedRow = row
        picker.map { $0.delegate?.pickerView($0, didSelectRow: row, inComponent: component) }
    }
}
