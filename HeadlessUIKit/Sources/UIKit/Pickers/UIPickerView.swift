/// Wheels side by side, each with a selected row in the middle (V13, CO10).
@preconcurrency @MainActor
open class UIPickerView: UIView {
    private let band = UIView()
    private var wheels: [PickerWheel] = []
    private var hasRows = false

    private static let size = CGSize(width: 320, height: 216)
    private static let side: CGFloat = 9
    private static let gap: CGFloat = 5

    public override init(frame: CGRect) {
        super.init(frame: frame.size == .zero ? CGRect(origin: frame.origin, size: Self.size) : frame)
        prepare()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        band.backgroundColor = .tertiarySystemFill
        band.layer.cornerRadius = 8
        band.isUserInteractionEnabled = false
        addSubview(band)
        clipsToBounds = true
    }

    open weak var dataSource: (any UIPickerViewDataSource)? { didSet { forgetRows() } }
    open weak var delegate: (any UIPickerViewDelegate)? { didSet { forgetRows() } }

    // MARK: Rows

    open var numberOfComponents: Int {
        loadRows()
        return wheels.count
    }

    open func numberOfRows(inComponent component: Int) -> Int { wheel(component).rowCount }

    open func rowSize(forComponent component: Int) -> CGSize {
        layoutIfNeeded()
        let wheel = wheel(component)
        return CGSize(width: wheel.bounds.width, height: wheel.rowHeight)
    }

    /// Returns the view of a visible row; nil for others.
    open func view(forRow row: Int, forComponent component: Int) -> UIView? {
        layoutIfNeeded()
        return wheel(component).shownRows[row]
    }

    open func reloadAllComponents() {
        forgetRows()
        loadRows()
    }

    open func reloadComponent(_ component: Int) {
        let wheel = wheel(component)
        wheel.load(dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0)
    }

    // MARK: Selection

    /// The model changes at once, and the delegate is not called. Without a data source there is nothing to select.
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
        guard dataSource != nil else { return }
        layoutIfNeeded()
        wheel(component).select(row, animated: animated)
    }

    /// Returns -1 without rows.
    open func selectedRow(inComponent component: Int) -> Int { wheel(component).selectedRow }

    // MARK: Layout

    override var fixedAxes: UIAxis { .both }
    open override var intrinsicContentSize: CGSize { Self.size }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width > 0 ? size.width : Self.size.width, height: Self.size.height)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        loadRows()
        let height = wheels.map(\.rowHeight).max() ?? PickerWheel.usualRowHeight
        band.frame = CGRect(
            x: Self.side, y: bounds.midY - height / 2 - 1, width: max(0, bounds.width - 2 * Self.side),
            height: height + 2)
        var x = Self.side
        for (component, wheel) in wheels.enumerated() {
            let width = width(of: component)
            wheel.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
            wheel.arrange()
            x += width + Self.gap
        }
    }

    private func width(of component: Int) -> CGFloat {
        let told = delegate?.pickerView(self, widthForComponent: component) ?? PickerDefaults.length
        guard told == PickerDefaults.length else { return told }
        let count = CGFloat(wheels.count)
        return max(0, ((bounds.width - 2 * Self.side - Self.gap * (count - 1)) / count).rounded(.down))
    }

    // MARK: Data

    private func wheel(_ component: Int) -> PickerWheel {
        loadRows()
        precondition(wheels.indices.contains(component), "There is no component \(component) of \(wheels.count).")
        return wheels[component]
    }

    private func forgetRows() {
        hasRows = false
        setNeedsLayout()
    }

    private func loadRows() {
        guard !hasRows else { return }
        hasRows = true
        let count = dataSource?.numberOfComponents(in: self) ?? 0
        while wheels.count > count { wheels.removeLast().removeFromSuperview() }
        while wheels.count < count {
            let wheel = PickerWheel(self, component: wheels.count)
            wheels.append(wheel)
            addSubview(wheel)
        }
        for (component, wheel) in wheels.enumerated() {
            let told = delegate?.pickerView(self, rowHeightForComponent: component) ?? PickerDefaults.length
            wheel.rowHeight = told == PickerDefaults.length ? PickerWheel.usualRowHeight : told
            wheel.load(dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0)
        }
    }
}
