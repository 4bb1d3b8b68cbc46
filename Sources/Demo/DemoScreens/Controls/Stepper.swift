import UIKit

/// Minus, a number, plus.
final class Stepper: UIControl {
    static let size = CGSize(width: 128, height: 36)

    private(set) var value: Int {
        didSet { update() }
    }

    private let range: ClosedRange<Int>
    private let number = UILabel("", size: 17, weight: .semibold, alignment: .center)
    private var minus: IconButton?
    private var plus: IconButton?

    init(value: Int, in range: ClosedRange<Int>, label: String) {
        self.value = value
        self.range = range
        super.init(frame: .zero)
        backgroundColor = .tertiarySystemFill
        layer.cornerRadius = 9
        layer.cornerCurve = .continuous
        let minus = IconButton(.minus, label: "One less", color: .systemBlue) { [weak self] in self?.change(by: -1) }
        let plus = IconButton(.plus, label: "One more", color: .systemBlue) { [weak self] in self?.change(by: 1) }
        for part in [minus, number, plus] { addSubview(part) }
        (self.minus, self.plus) = (minus, plus)
        accessibilityLabel = label
        update()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("A stepper is made in code")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let slots = bounds.columns(3)
        minus?.frame = slots[0]
        number.frame = slots[1]
        plus?.frame = slots[2]
    }

    private func change(by difference: Int) {
        value = min(max(value + difference, range.lowerBound), range.upperBound)
        sendActions(for: .valueChanged)
    }

    private func update() {
        number.text = "\(value)"
        accessibilityValue = number.text
    }
}
