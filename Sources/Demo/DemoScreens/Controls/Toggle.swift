import UIKit

/// An on-off switch.
final class Toggle: UIControl {
    static let size = CGSize(width: 51, height: 31)

    var isOn: Bool {
        didSet { update() }
    }

    private let knob = UIView()

    init(isOn: Bool, label: String) {
        self.isOn = isOn
        super.init(frame: .zero)
        knob.backgroundColor = .white
        knob.isUserInteractionEnabled = false
        knob.layer.cornerRadius = 13.5
        knob.layer.shadowColor = UIColor.black.cgColor
        knob.layer.shadowOpacity = 0.18
        knob.layer.shadowRadius = 3
        knob.layer.shadowOffset = CGSize(width: 0, height: 2)
        layer.cornerRadius = Toggle.size.height / 2
        addSubview(knob)
        isAccessibilityElement = true
        accessibilityLabel = label
        accessibilityTraits = .button
        addAction(UIAction { [weak self] _ in self?.flip() }, for: .touchUpInside)
        update()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("A toggle is made in code")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        knob.frame = CGRect(x: isOn ? bounds.width - 29 : 2, y: 2, width: 27, height: 27)
        mirrorSubviews()
    }

    private func flip() {
        isOn.toggle()
        sendActions(for: .valueChanged)
    }

    private func update() {
        backgroundColor = isOn ? .systemGreen : .secondarySystemFill
        accessibilityValue = isOn ? "On" : "Off"
        setNeedsLayout()
    }
}
