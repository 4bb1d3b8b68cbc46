/// A day of a calendar: its number, in a circle while it is selected.
final class DayButton: UIControl {
    private let label = UILabel()
    private let circle = UIView()
    let day: Int
    private var isToday = false

    init(_ day: Int) {
        self.day = day
        super.init(frame: .zero)
        circle.isUserInteractionEnabled = false
        label.textAlignment = .center
        label.text = "\(day)"
        label.isAccessibilityElement = false
        addSubview(circle)
        addSubview(label)
        isAccessibilityElement = true
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        preconditionFailure("A calendar makes its days itself.")
    }

    func show(isChosen: Bool, isToday: Bool, isAllowed: Bool) {
        self.isToday = isToday
        isSelected = isChosen
        isEnabled = isAllowed
        update()
    }

    /// Colours were chosen by eye.
    private func update() {
        circle.isHidden = !isSelected
        circle.backgroundColor = isToday ? tintColor : tintColor.withAlphaComponent(0.15)
        label.font = .systemFont(ofSize: 20, weight: isSelected ? .medium : .regular)
        switch (isEnabled, isSelected, isToday) {
        case (false, _, _): label.textColor = .tertiaryLabel
        case (true, true, true): label.textColor = .white
        case (true, true, false), (true, false, true): label.textColor = tintColor
        case (true, false, false): label.textColor = .label
        }
        accessibilityTraits = isSelected ? [.button, .selected] : .button
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        update()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds
        let side = min(bounds.width, bounds.height)
        circle.frame = CGRect(x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
        circle.layer.cornerRadius = side / 2
    }
}
