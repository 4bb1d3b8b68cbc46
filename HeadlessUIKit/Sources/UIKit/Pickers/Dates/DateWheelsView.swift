/// A picker view that shows a date on its wheels.
final class DateWheelsView: UIView, UIPickerViewDataSource, UIPickerViewDelegate {
    let picker = UIPickerView()
    private var wheels: DateWheels?
    private var shown: Date?
    /// Called when the user has turned a wheel to another date.
    var onTurn: (Date) -> Void = { _ in }

    init() {
        super.init(frame: CGRect(origin: .zero, size: picker.intrinsicContentSize))
        picker.dataSource = self
        picker.delegate = self
        addSubview(picker)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    func show(_ wheels: DateWheels) {
        self.wheels = wheels
        shown = nil
        picker.reloadAllComponents()
    }

    func show(_ date: Date, animated: Bool) {
        guard let wheels else { return }
        let current = shown.map { _ in selectedRows }
        shown = date
        for (wheel, row) in wheels.rows(of: date, nearest: current).enumerated()
        where picker.selectedRow(inComponent: wheel) != row {
            picker.selectRow(row, inComponent: wheel, animated: animated)
        }
    }

    private var selectedRows: [Int] { (0..<picker.numberOfComponents).map(picker.selectedRow(inComponent:)) }

    override func layoutSubviews() {
        super.layoutSubviews()
        picker.frame = bounds
    }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { wheels?.kinds.count ?? 0 }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        wheels?.rowCount(component) ?? 0
    }

    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        wheels?.title(row, component)
    }

    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        guard let wheels, let shown else { return }
        onTurn(wheels.date(of: selectedRows, from: shown))
    }
}
