import MainActions
import UIKit

/// A one-page checkout: contact, address, delivery, card and order summary.
public final class CheckoutViewController: UIViewController {
    /// Called after the person has confirmed the success message.
    public var onComplete: ((PaymentReceipt) -> Void)?

    private static let countries = [
        "Austria", "Belgium", "Denmark", "France", "Germany", "Italy", "Netherlands", "Portugal", "Spain", "Sweden",
    ]
    private static let fieldOrder = CheckoutStep.allCases.flatMap(\.fields)

    private var order: Order {
        didSet { orderDidChange() }
    }
    private var isPaying = false {
        didSet { payingDidChange() }
    }
    private let paymentService: any PaymentService
    private let formatter = NumberFormatter()
    private var keyboardObserver: (any NSObjectProtocol)?

    private let progressView = UIProgressView(progressViewStyle: .default)
    private let progressLabel = UILabel.make("", style: .footnote, color: .secondaryLabel)
    private let scrollView = UIScrollView()
    private let contentStack = UIStackView()
    private let fieldViews: [CheckoutField: FormFieldView]
    private var radioRows: [DeliveryOption: RadioRow] = [:]
    private let deliveryErrorLabel = UILabel.make("Choose a delivery", style: .caption1, color: .systemRed)
    private let promoToggle = UIButton(configuration: .plain())
    private let promoField = UITextField()
    private let promoApplyButton = UIButton(configuration: .tinted())
    private let promoMessageLabel = UILabel.make("", style: .footnote, color: .secondaryLabel)
    private let promoContent = UIStackView()
    private let countryPicker = UIPickerView()
    private let payButton = UIButton(configuration: .filled())
    private lazy var summaryView = OrderSummaryView(formatter: formatter)
    private lazy var backgroundTap = MainAction { [weak self] in self?.view.endEditing(true) }
    private lazy var previousItem = UIBarButtonItem(
        primaryAction: UIAction(
            image: UIImage(systemName: "chevron.up")
        ) { [weak self] _ in self?.moveFocus(by: -1) })
    private lazy var nextItem = UIBarButtonItem(
        primaryAction: UIAction(
            image: UIImage(systemName: "chevron.down")
        ) { [weak self] _ in self?.moveFocus(by: 1) })

    public init(order: Order, paymentService: any PaymentService) {
        self.order = order
        self.paymentService = paymentService
        self.fieldViews = Dictionary(
            uniqueKeysWithValues: CheckoutField.allCases.map { ($0, FormFieldView(field: $0)) })
        super.init(nibName: nil, bundle: nil)
        title = "Checkout"
        formatter.numberStyle = .currency
        formatter.currencyCode = order.currencyCode
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) {
        fatalError("init(coder:) is not supported")
    }

    isolated deinit {
        if let keyboardObserver {
            NotificationCenter.default.removeObserver(keyboardObserver)
        }
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        navigationItem.largeTitleDisplayMode = .never
        configureFields()
        configurePromo()
        configurePayButton()
        layOut()
        orderDidChange()
        updateProgress(animated: false)
        observeKeyboard()
    }
}

// MARK: - Set-up

extension CheckoutViewController {
    fileprivate func configureFields() {
        let toolbar = makeAccessoryToolbar()
        for fieldView in fieldViews.values {
            fieldView.textField.delegate = self
            fieldView.textField.inputAccessoryView = toolbar
            fieldView.textField.addAction(
                UIAction { [weak self, weak fieldView] _ in
                    fieldView?.show(error: nil)
                    self?.updateProgress(animated: true)
                }, for: .editingChanged)
        }
        fieldViews[Self.fieldOrder.last ?? .securityCode]?.textField.returnKeyType = .done

        countryPicker.dataSource = self
        countryPicker.delegate = self
        countryPicker.accessibilityIdentifier = "checkout.country.picker"
        fieldViews[.country]?.textField.inputView = countryPicker
        fieldViews[.country]?.textField.tintColor = .clear
    }

    fileprivate func makeAccessoryToolbar() -> UIToolbar {
        previousItem.accessibilityIdentifier = "checkout.keyboard.previous"
        previousItem.accessibilityLabel = "Previous Field"
        nextItem.accessibilityIdentifier = "checkout.keyboard.next"
        nextItem.accessibilityLabel = "Next Field"
        let done = UIBarButtonItem(
            systemItem: .done,
            primaryAction: UIAction { [weak self] _ in
                self?.view.endEditing(true)
            })
        done.accessibilityIdentifier = "checkout.keyboard.done"
        let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        toolbar.items = [previousItem, nextItem, .flexibleSpace(), done]
        toolbar.sizeToFit()
        return toolbar
    }

    fileprivate func configurePromo() {
        promoToggle.configuration?.title = "Have a promo code?"
        promoToggle.configuration?.image = UIImage(systemName: "chevron.down")
        promoToggle.configuration?.imagePlacement = .trailing
        promoToggle.configuration?.imagePadding = 6
        promoToggle.configuration?.contentInsets = NSDirectionalEdgeInsets(top: 6, leading: 0, bottom: 6, trailing: 0)
        promoToggle.contentHorizontalAlignment = .leading
        promoToggle.accessibilityIdentifier = "checkout.promo.toggle"
        promoToggle.addAction(UIAction { [weak self] _ in self?.togglePromo() }, for: .primaryActionTriggered)

        promoField.placeholder = "Promo code"
        promoField.borderStyle = .roundedRect
        promoField.autocapitalizationType = .allCharacters
        promoField.autocorrectionType = .no
        promoField.returnKeyType = .done
        promoField.delegate = self
        promoField.accessibilityIdentifier = "checkout.promo.code"
        promoApplyButton.configuration?.title = "Apply"
        promoApplyButton.accessibilityIdentifier = "checkout.promo.apply"
        promoApplyButton.setContentHuggingPriority(.required, for: .horizontal)
        promoApplyButton.addAction(UIAction { [weak self] _ in self?.applyPromo() }, for: .primaryActionTriggered)
        promoMessageLabel.accessibilityIdentifier = "checkout.promo.message"
        promoMessageLabel.isHidden = true

        let row = UIStackView(arrangedSubviews: [promoField, promoApplyButton])
        row.spacing = 8
        promoContent.axis = .vertical
        promoContent.spacing = 6
        promoContent.addArrangedSubview(row)
        promoContent.addArrangedSubview(promoMessageLabel)
        promoContent.isHidden = true
        promoContent.alpha = 0
    }

    fileprivate func configurePayButton() {
        payButton.configuration?.buttonSize = .large
        payButton.configuration?.cornerStyle = .capsule
        payButton.configuration?.imagePadding = 8
        payButton.accessibilityIdentifier = "checkout.pay"
        payButton.addAction(UIAction { [weak self] _ in self?.pay() }, for: .primaryActionTriggered)
        payButton.configurationUpdateHandler = { [weak self] button in
            guard let self else { return }
            button.configuration?.title = isPaying ? "Processing…" : "Pay \(price(order.total))"
            button.configuration?.showsActivityIndicator = isPaying
        }
    }

    fileprivate func layOut() {
        progressView.accessibilityIdentifier = "checkout.progress"
        progressLabel.accessibilityIdentifier = "checkout.progress.label"
        scrollView.accessibilityIdentifier = "checkout.scroll"
        scrollView.keyboardDismissMode = .interactive
        scrollView.alwaysBounceVertical = true
        deliveryErrorLabel.accessibilityIdentifier = "checkout.delivery.error"
        deliveryErrorLabel.isHidden = true

        contentStack.axis = .vertical
        contentStack.spacing = 16
        contentStack.addArrangedSubview(makeSection("Basket", order.items.map { makeQuantityRow(for: $0) }))
        contentStack.addArrangedSubview(makeSection("Contact", makeFieldViews(for: .contact)))
        contentStack.addArrangedSubview(makeSection("Shipping Address", makeFieldViews(for: .address)))
        contentStack.addArrangedSubview(makeSection("Delivery", makeRadioRows() + [deliveryErrorLabel]))
        contentStack.addArrangedSubview(makeSection("Payment", makeFieldViews(for: .payment)))
        contentStack.addArrangedSubview(makeSection("Summary", [promoToggle, promoContent, summaryView]))
        contentStack.addArrangedSubview(payButton)

        let progressStack = UIStackView(arrangedSubviews: [progressView, progressLabel])
        progressStack.axis = .vertical
        progressStack.spacing = 6
        for subview in [progressStack, scrollView] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
        contentStack.translatesAutoresizingMaskIntoConstraints = false
        scrollView.addSubview(contentStack)

        let tap = UITapGestureRecognizer(target: backgroundTap, action: MainAction.selector)
        tap.cancelsTouchesInView = false
        tap.delegate = self
        scrollView.addGestureRecognizer(tap)

        let content = scrollView.contentLayoutGuide
        let safeArea = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            progressStack.topAnchor.constraint(equalTo: safeArea.topAnchor, constant: 8),
            progressStack.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor, constant: 20),
            progressStack.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor, constant: -20),
            scrollView.topAnchor.constraint(equalTo: progressStack.bottomAnchor, constant: 8),
            scrollView.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor),
            scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            contentStack.topAnchor.constraint(equalTo: content.topAnchor, constant: 8),
            contentStack.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16),
            contentStack.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -16),
            contentStack.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -24),
            contentStack.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor, constant: -32),
        ])
    }

    fileprivate func makeSection(_ title: String, _ views: [UIView]) -> UIView {
        let header = UILabel.make(title, style: .headline)
        header.accessibilityTraits = .header
        let stack = UIStackView(arrangedSubviews: [header] + views)
        stack.axis = .vertical
        stack.spacing = 12
        let container = UIView()
        container.backgroundColor = .secondarySystemGroupedBackground
        container.layer.cornerRadius = 20
        container.layer.cornerCurve = .continuous
        stack.pinEdges(to: container, insets: NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16))
        return container
    }

    fileprivate func makeFieldViews(for step: CheckoutStep) -> [UIView] {
        step.fields.compactMap { fieldViews[$0] }
    }

    fileprivate func makeQuantityRow(for item: OrderItem) -> UIView {
        QuantityRow(item: item, price: price(item.unitPrice)) { [weak self] quantity in
            guard let self, let index = order.items.firstIndex(where: { $0.id == item.id }) else { return }
            order.items[index].quantity = quantity
        }
    }

    fileprivate func makeRadioRows() -> [UIView] {
        DeliveryOption.allCases.map { option in
            let cost = option.price == 0 ? "Free" : price(option.price)
            let row = RadioRow(
                title: option.title, detail: option.detail, price: cost,
                action: UIAction { [weak self] _ in
                    self?.choose(option)
                })
            row.accessibilityIdentifier = "checkout.delivery.\(option.rawValue)"
            radioRows[option] = row
            return row
        }
    }

    fileprivate func observeKeyboard() {
        keyboardObserver = NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillChangeFrameNotification,
            object: nil,
            queue: .main
        ) { [weak self] notification in
            guard let self,
                let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
            else { return }
            MainActor.assumeIsolated { self.avoidKeyboard(at: frame) }
        }
    }
}

// MARK: - Updates

extension CheckoutViewController {
    fileprivate var activeField: FormFieldView? {
        fieldViews.values.first { $0.textField.isFirstResponder }
    }

    fileprivate func price(_ amount: Decimal) -> String {
        formatter.string(from: amount as NSDecimalNumber) ?? "\(amount)"
    }

    fileprivate func orderDidChange() {
        guard isViewLoaded else { return }
        summaryView.update(with: order)
        for (option, row) in radioRows {
            row.isSelected = option == order.delivery
        }
        payButton.setNeedsUpdateConfiguration()
        updateProgress(animated: true)
    }

    fileprivate func payingDidChange() {
        payButton.isEnabled = !isPaying
        payButton.setNeedsUpdateConfiguration()
        contentStack.isUserInteractionEnabled = !isPaying
        navigationItem.hidesBackButton = isPaying
    }

    fileprivate func isComplete(_ step: CheckoutStep) -> Bool {
        guard step != .delivery else { return order.delivery != nil }
        return step.fields.allSatisfy { $0.error(in: fieldViews[$0]?.text ?? "") == nil }
    }

    fileprivate func updateProgress(animated: Bool) {
        let steps = CheckoutStep.allCases
        let completed = steps.filter { isComplete($0) }.count
        progressView.setProgress(Float(completed) / Float(steps.count), animated: animated)
        progressLabel.text = "\(completed) of \(steps.count) steps complete"
    }

    fileprivate func choose(_ option: DeliveryOption) {
        UISelectionFeedbackGenerator().selectionChanged()
        deliveryErrorLabel.isHidden = true
        order.delivery = option
    }

    fileprivate func avoidKeyboard(at screenFrame: CGRect) {
        guard let window = view.window else { return }
        let frame = view.convert(screenFrame, from: window.screen.coordinateSpace)
        let overlap = max(0, view.bounds.maxY - frame.minY - view.safeAreaInsets.bottom)
        scrollView.contentInset.bottom = overlap
        scrollView.verticalScrollIndicatorInsets.bottom = overlap
        if let activeField {
            reveal(activeField)
        }
    }

    fileprivate func reveal(_ target: UIView) {
        let frame = target.convert(target.bounds, to: scrollView).insetBy(dx: 0, dy: -16)
        scrollView.scrollRectToVisible(frame, animated: true)
    }

    /// Moves to the field before or after the active one; past the last field the keyboard goes away.
    fileprivate func moveFocus(by offset: Int) {
        guard let field = activeField?.field, let index = Self.fieldOrder.firstIndex(of: field) else { return }
        guard Self.fieldOrder.indices.contains(index + offset) else {
            view.endEditing(true)
            return
        }
        fieldViews[Self.fieldOrder[index + offset]]?.textField.becomeFirstResponder()
    }

}

// MARK: - Promo code and payment

extension CheckoutViewController {
    fileprivate func togglePromo() {
        let opens = promoContent.isHidden
        UIView.animate(springDuration: 0.4, bounce: 0.15) {
            self.promoContent.isHidden = !opens
            self.promoContent.alpha = opens ? 1 : 0
            self.promoToggle.configuration?.image = UIImage(systemName: opens ? "chevron.up" : "chevron.down")
            self.view.layoutIfNeeded()
        }
        if !opens {
            promoField.resignFirstResponder()
        }
    }

    fileprivate func applyPromo() {
        let code = (promoField.text ?? "").trimmingCharacters(in: .whitespaces).uppercased()
        guard !code.isEmpty else { return }
        promoField.resignFirstResponder()
        promoApplyButton.isEnabled = false
        promoApplyButton.configuration?.showsActivityIndicator = true
        Task { [weak self, paymentService] in
            let rate = await paymentService.discountRate(forCode: code)
            self?.finishPromo(code: code, rate: rate)
        }
    }

    fileprivate func finishPromo(code: String, rate: Decimal?) {
        promoApplyButton.isEnabled = true
        promoApplyButton.configuration?.showsActivityIndicator = false
        promoMessageLabel.isHidden = false
        promoMessageLabel.text = rate == nil ? "This code is not valid." : "\(code) has been applied."
        promoMessageLabel.textColor = rate == nil ? .systemRed : .systemGreen
        order.promoCode = rate == nil ? nil : code
        order.discountRate = rate ?? 0
    }

    /// Shows every error and returns the first view that needs attention.
    fileprivate func firstInvalidView() -> UIView? {
        var invalid: UIView?
        for step in CheckoutStep.allCases {
            for fieldView in step.fields.compactMap({ fieldViews[$0] }) {
                let error = fieldView.field.error(in: fieldView.text)
                fieldView.show(error: error)
                if error != nil, invalid == nil {
                    invalid = fieldView
                }
            }
            if step == .delivery {
                deliveryErrorLabel.isHidden = order.delivery != nil
                if order.delivery == nil, invalid == nil {
                    invalid = deliveryErrorLabel
                }
            }
        }
        return invalid
    }

    fileprivate func pay() {
        view.endEditing(true)
        if let invalid = firstInvalidView() {
            UINotificationFeedbackGenerator().notificationOccurred(.error)
            view.layoutIfNeeded()
            reveal(invalid)
            (invalid as? FormFieldView)?.textField.becomeFirstResponder()
            return
        }

        isPaying = true
        let request = PaymentRequest(
            order: order,
            email: fieldViews[.email]?.text ?? "",
            cardNumber: (fieldViews[.cardNumber]?.text ?? "").filter(\.isNumber),
            expiry: fieldViews[.expiry]?.text ?? "",
            securityCode: fieldViews[.securityCode]?.text ?? ""
        )
        Task { [weak self, paymentService] in
            do {
                let receipt = try await paymentService.charge(request)
                self?.isPaying = false
                self?.showSuccess(receipt)
            } catch {
                self?.isPaying = false
                self?.showFailure(error)
            }
        }
    }

    fileprivate func showSuccess(_ receipt: PaymentReceipt) {
        UINotificationFeedbackGenerator().notificationOccurred(.success)
        let alert = UIAlertController(
            title: "Thank You!",
            message: "You paid \(price(receipt.amount)). Your receipt number is \(receipt.number).",
            preferredStyle: .alert
        )
        let done = UIAlertAction(title: "Done", style: .default) { [weak self] _ in
            self?.onComplete?(receipt)
        }
        done.accessibilityIdentifier = "checkout.success.done"
        alert.addAction(done)
        present(alert, animated: true)
    }

    fileprivate func showFailure(_ error: any Error) {
        UINotificationFeedbackGenerator().notificationOccurred(.error)
        let alert = UIAlertController(
            title: "Payment Failed",
            message: error.localizedDescription,
            preferredStyle: .alert
        )
        let close = UIAlertAction(title: "OK", style: .cancel)
        close.accessibilityIdentifier = "checkout.failure.ok"
        alert.addAction(close)
        present(alert, animated: true)
    }
}

// MARK: - UITextFieldDelegate

extension CheckoutViewController: UITextFieldDelegate {
    private func fieldView(of textField: UITextField) -> FormFieldView? {
        fieldViews.values.first { $0.textField === textField }
    }

    public func textField(
        _ textField: UITextField,
        shouldChangeCharactersIn range: NSRange,
        replacementString string: String
    ) -> Bool {
        guard let field = fieldView(of: textField)?.field else { return true }
        guard field != .country else { return false }
        guard let mask = field.digitMask else { return true }

        let edit = mask.replacing(range, in: textField.text ?? "", with: string)
        textField.text = edit.text
        if let caret = textField.position(from: textField.beginningOfDocument, offset: edit.caret) {
            textField.selectedTextRange = textField.textRange(from: caret, to: caret)
        }
        textField.sendActions(for: .editingChanged)
        return false
    }

    public func textFieldDidBeginEditing(_ textField: UITextField) {
        guard let fieldView = self.fieldView(of: textField) else { return }
        previousItem.isEnabled = fieldView.field != Self.fieldOrder.first
        nextItem.isEnabled = fieldView.field != Self.fieldOrder.last
        if fieldView.field == .country, fieldView.text.isEmpty {
            pickerView(countryPicker, didSelectRow: countryPicker.selectedRow(inComponent: 0), inComponent: 0)
        }
        reveal(fieldView)
    }

    public func textFieldDidEndEditing(_ textField: UITextField) {
        guard let fieldView = self.fieldView(of: textField), !fieldView.text.isEmpty else { return }
        fieldView.show(error: fieldView.field.error(in: fieldView.text))
    }

    public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        if textField === promoField {
            applyPromo()
        } else {
            moveFocus(by: 1)
        }
        return false
    }
}

// MARK: - UIPickerViewDataSource and UIPickerViewDelegate

extension CheckoutViewController: UIPickerViewDataSource, UIPickerViewDelegate {
    public func numberOfComponents(in pickerView: UIPickerView) -> Int {
        1
    }

    public func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        Self.countries.count
    }

    public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        Self.countries[row]
    }

    public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        guard let textField = fieldViews[.country]?.textField else { return }
        textField.text = Self.countries[row]
        textField.sendActions(for: .editingChanged)
    }
}

// MARK: - UIGestureRecognizerDelegate

extension CheckoutViewController: UIGestureRecognizerDelegate {
    /// Leaves touches on controls alone, so that moving between text fields keeps the keyboard up.
    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        guard let touched = touch.view else { return true }
        return !(touched is UIControl) && !(touched.superview is UIControl)
    }
}
