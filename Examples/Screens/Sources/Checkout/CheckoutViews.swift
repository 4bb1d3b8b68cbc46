import UIKit

/// A titled text field with room for an error message below it.
final class FormFieldView: UIView {
    let field: CheckoutField
    let textField = UITextField()

    private let underline = UIView()
    private let errorLabel = UILabel()

    init(field: CheckoutField) {
        self.field = field
        super.init(frame: .zero)

        let titleLabel = UILabel()
        titleLabel.text = field.title
        titleLabel.font = .preferredFont(forTextStyle: .caption1)
        titleLabel.adjustsFontForContentSizeCategory = true
        titleLabel.textColor = .secondaryLabel

        textField.font = .preferredFont(forTextStyle: .body)
        textField.adjustsFontForContentSizeCategory = true
        textField.keyboardType = field.keyboardType
        textField.textContentType = field.contentType
        textField.autocapitalizationType = field.capitalization
        textField.autocorrectionType = .no
        textField.isSecureTextEntry = field == .securityCode
        textField.clearButtonMode = field == .country ? .never : .whileEditing
        textField.returnKeyType = .next
        textField.accessibilityIdentifier = "checkout.\(field.rawValue)"
        textField.accessibilityLabel = field.title

        underline.backgroundColor = .separator
        errorLabel.font = .preferredFont(forTextStyle: .caption1)
        errorLabel.adjustsFontForContentSizeCategory = true
        errorLabel.textColor = .systemRed
        errorLabel.numberOfLines = 0
        errorLabel.isHidden = true
        errorLabel.accessibilityIdentifier = "checkout.\(field.rawValue).error"

        let stack = UIStackView(arrangedSubviews: [titleLabel, textField, underline, errorLabel])
        stack.axis = .vertical
        stack.spacing = 4
        stack.pinEdges(to: self)
        NSLayoutConstraint.activate([
            textField.heightAnchor.constraint(greaterThanOrEqualToConstant: 36),
            underline.heightAnchor.constraint(equalToConstant: 1),
        ])
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) is not supported")
    }

    var text: String { textField.text ?? "" }

    func show(error: String?) {
        errorLabel.text = error
        underline.backgroundColor = error == nil ? .separator : .systemRed
        guard errorLabel.isHidden != (error == nil) else { return }
        UIView.animate(withDuration: 0.2) {
            self.errorLabel.isHidden = error == nil
            self.window?.layoutIfNeeded()
        }
    }
}

/// One choice of a group in which exactly one is selected.
final class RadioRow: UIControl {
    private let icon = UIImageView()

    override var isSelected: Bool {
        didSet { updateIcon() }
    }

    override var isHighlighted: Bool {
        didSet { alpha = isHighlighted ? 0.5 : 1 }
    }

    init(title: String, detail: String, price: String, action: UIAction) {
        super.init(frame: .zero)
        let titleLabel = UILabel.make(title, style: .body)
        let detailLabel = UILabel.make(detail, style: .footnote, color: .secondaryLabel)
        let priceLabel = UILabel.make(price, style: .body)
        priceLabel.setContentHuggingPriority(.required, for: .horizontal)
        icon.setContentHuggingPriority(.required, for: .horizontal)

        let labels = UIStackView(arrangedSubviews: [titleLabel, detailLabel])
        labels.axis = .vertical
        let stack = UIStackView(arrangedSubviews: [icon, labels, priceLabel])
        stack.spacing = 12
        stack.alignment = .center
        stack.isUserInteractionEnabled = false
        stack.pinEdges(to: self, insets: NSDirectionalEdgeInsets(top: 6, leading: 0, bottom: 6, trailing: 0))

        isAccessibilityElement = true
        accessibilityLabel = "\(title), \(detail), \(price)"
        addAction(action, for: .touchUpInside)
        updateIcon()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) is not supported")
    }

    private func updateIcon() {
        icon.image = UIImage(systemName: isSelected ? "largecircle.fill.circle" : "circle")
        accessibilityTraits = isSelected ? [.button, .selected] : .button
    }
}

/// A product with its price and a stepper for the quantity.
final class QuantityRow: UIView {
    private let quantityLabel = UILabel.make("", style: .body)
    private let stepper = UIStepper()

    init(item: OrderItem, price: String, onChange: @escaping (Int) -> Void) {
        super.init(frame: .zero)
        stepper.minimumValue = 1
        stepper.maximumValue = 9
        stepper.value = Double(item.quantity)
        stepper.accessibilityIdentifier = "checkout.quantity.\(item.id)"
        stepper.accessibilityLabel = "Quantity of \(item.name)"
        stepper.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                quantityLabel.text = "\(Int(stepper.value))"
                onChange(Int(stepper.value))
            }, for: .valueChanged)
        quantityLabel.text = "\(item.quantity)"
        quantityLabel.accessibilityIdentifier = "checkout.quantity.\(item.id).value"
        quantityLabel.setContentHuggingPriority(.required, for: .horizontal)

        let labels = UIStackView(arrangedSubviews: [
            UILabel.make(item.name, style: .body),
            UILabel.make(price, style: .footnote, color: .secondaryLabel),
        ])
        labels.axis = .vertical
        let stack = UIStackView(arrangedSubviews: [labels, quantityLabel, stepper])
        stack.spacing = 12
        stack.alignment = .center
        stack.pinEdges(to: self)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) is not supported")
    }
}

/// The prices at the end of the form.
final class OrderSummaryView: UIStackView {
    private let formatter: NumberFormatter

    init(formatter: NumberFormatter) {
        self.formatter = formatter
        super.init(frame: .zero)
        axis = .vertical
        spacing = 8
    }

    @available(*, unavailable)
    required init(coder: NSCoder) {
        fatalError("init(coder:) is not supported")
    }

    func update(with order: Order) {
        arrangedSubviews.forEach { $0.removeFromSuperview() }
        addRow("Subtotal", order.subtotal, identifier: "checkout.subtotal")
        if order.discount > 0 {
            addRow("Discount", -order.discount, identifier: "checkout.discount")
        }
        if order.delivery != nil {
            addRow("Delivery", order.deliveryPrice, identifier: "checkout.deliveryPrice")
        }
        addRow("Total", order.total, identifier: "checkout.total", style: .headline)
    }

    private func addRow(_ title: String, _ amount: Decimal, identifier: String, style: UIFont.TextStyle = .body) {
        let value = UILabel.make(formatter.string(from: amount as NSDecimalNumber) ?? "", style: style)
        value.textAlignment = .right
        value.accessibilityIdentifier = identifier
        let row = UIStackView(arrangedSubviews: [UILabel.make(title, style: style), value])
        row.distribution = .equalSpacing
        addArrangedSubview(row)
    }
}

extension UIView {
    /// Adds the receiver to `superview` and pins its four edges.
    func pinEdges(to superview: UIView, insets: NSDirectionalEdgeInsets = .zero) {
        translatesAutoresizingMaskIntoConstraints = false
        superview.addSubview(self)
        NSLayoutConstraint.activate([
            topAnchor.constraint(equalTo: superview.topAnchor, constant: insets.top),
            leadingAnchor.constraint(equalTo: superview.leadingAnchor, constant: insets.leading),
            superview.trailingAnchor.constraint(equalTo: trailingAnchor, constant: insets.trailing),
            superview.bottomAnchor.constraint(equalTo: bottomAnchor, constant: insets.bottom),
        ])
    }
}

extension UILabel {
    static func make(_ text: String, style: UIFont.TextStyle, color: UIColor = .label) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .preferredFont(forTextStyle: style)
        label.adjustsFontForContentSizeCategory = true
        label.textColor = color
        label.numberOfLines = 0
        return label
    }
}
