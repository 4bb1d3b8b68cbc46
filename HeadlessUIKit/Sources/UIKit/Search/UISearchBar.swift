/// A search field with a cancel button beside it. 44 points high (SB1).
open class UISearchBar: UIView, UITextInputTraits, TextInputSettingsOwner {
    /// The field for the text. Its delegate is the search bar's own.
    public let searchTextField = UISearchTextField()
    private let fieldDelegate = SearchFieldDelegate()
    private let background = UIView()
    private let cancelButton = UIButton(type: .system)
    let scopes = SearchScopes()
    /// The search controller of this bar.
    weak var searchController: UISearchController?
    /// A navigation bar has its own background.
    var isInNavigationBar = false { didSet { updateBackground() } }

    public convenience init() {
        self.init(frame: .zero)
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        background.isUserInteractionEnabled = false
        addSubview(background)
        addSubview(searchTextField)
        prepareCancelButton()
        scopes.onSelect = { [weak self] index in self?.scopeDidChange(index) }
        fieldDelegate.bar = self
        searchTextField.delegate = fieldDelegate
        searchTextField.addAction(UIAction { [weak self] _ in self?.textDidChange() }, for: .editingChanged)
        updateBackground()
    }

    open weak var delegate: (any UISearchBarDelegate)?

    // MARK: Content

    /// Never nil when read. Setting it does not call the delegate.
    open var text: String? {
        get { searchTextField.text }
        set { searchTextField.text = newValue }
    }
    open var placeholder: String? {
        get { searchTextField.placeholder }
        set { searchTextField.placeholder = newValue }
    }
    /// False for a bar that cannot be edited. Defaults to `true`.
    open var isEnabled: Bool {
        get { searchTextField.isEnabled }
        set {
            searchTextField.isEnabled = newValue
            cancelButton.isEnabled = newValue
        }
    }
    var textInputSettings: TextInputSettings {
        get { searchTextField.textInputSettings }
        set { searchTextField.textInputSettings = newValue }
    }

    // MARK: Look

    /// The minimal style has no background. Defaults to `.default`, which has one.
    open var searchBarStyle = Style.default { didSet { updateBackground() } }
    /// The background's colour. Defaults to nil: the system's.
    open var barTintColor: UIColor? { didSet { updateBackground() } }

    private func updateBackground() {
        background.isHidden = searchBarStyle == .minimal || isInNavigationBar
        background.backgroundColor = barTintColor ?? .systemBackground
    }

    // MARK: Cancel button

    /// Defaults to `false`.
    open var showsCancelButton: Bool {
        get { isCancelShown }
        set { setShowsCancelButton(newValue, animated: false) }
    }

    private var isCancelShown = false

    /// Animated, the field makes room in 0.3 seconds (chosen by eye).
    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        guard isCancelShown != showsCancelButton else { return }
        isCancelShown = showsCancelButton
        setNeedsLayout()
        guard animated, window != nil else { return }
        UIView.animate(withDuration: 0.3) { self.layoutIfNeeded() }
    }

    private func prepareCancelButton() {
        cancelButton.setTitle("Cancel", for: .normal)
        cancelButton.titleLabel?.font = .systemFont(ofSize: 17)
        cancelButton.addAction(UIAction { [weak self] _ in self?.cancel() }, for: .primaryActionTriggered)
        cancelButton.alpha = 0
        addSubview(cancelButton)
    }

    // MARK: Editing

    open override var canBecomeFirstResponder: Bool { searchTextField.canBecomeFirstResponder }
    /// True if the field is first responder.
    open override var isFirstResponder: Bool { searchTextField.isFirstResponder }
    /// The field becomes first responder (SB2).
    @discardableResult open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }
    @discardableResult open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

    open override var inputAccessoryView: UIView? {
        get { searchTextField.inputAccessoryView }
        set { searchTextField.inputAccessoryView = newValue }
    }

    private func textDidChange() {
        delegate?.searchBar(self, textDidChange: text ?? "")
        searchController?.textDidChange()
    }

    private func cancel() {
        delegate?.searchBarCancelButtonClicked(self)
        searchController?.isActive = false
    }

    // MARK: Layout

    /// 44 points, and 44 more with a scope bar.
    var standardHeight: CGFloat {
        SearchBarLayout.height + (scopes.isShown ? SearchBarLayout.scopeHeight : 0)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: standardHeight)
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: standardHeight)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        background.frame = bounds
        let layout = SearchBarLayout(
            cancelWidth: isCancelShown ? cancelButton.intrinsicContentSize.width : nil,
            isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft, showsScopes: scopes.isShown)
        searchTextField.frame = layout.field(in: bounds)
        searchTextField.layoutIfNeeded()
        // The button fades in at its place.
        if isCancelShown { UIView.performWithoutAnimation { cancelButton.frame = layout.cancelButton(in: bounds) } }
        cancelButton.alpha = isCancelShown ? 1 : 0
        scopes.place(in: self, frame: layout.scopes(in: bounds))
    }
}

extension UISearchBar {
    /// The look of a search bar. `default` is the same as `prominent`.
    public enum Style: UInt, Sendable {
        case `default` = 0
        case prominent = 1
        case minimal = 2
    }
}

/// Forwards the field's delegate calls.
@MainActor private final class SearchFieldDelegate: NSObject, UITextFieldDelegate {
    weak var bar: UISearchBar?

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        bar.flatMap { $0.delegate?.searchBarShouldBeginEditing($0) } ?? true
    }

    func textFieldDidBeginEditing(_ textField: UITextField) {
        guard let bar else { return }
        bar.delegate?.searchBarTextDidBeginEditing(bar)
        bar.searchController?.isActive = true
    }

    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
        bar.flatMap { $0.delegate?.searchBarShouldEndEditing($0) } ?? true
    }

    func textFieldDidEndEditing(_ textField: UITextField) {
        if let bar { bar.delegate?.searchBarTextDidEndEditing(bar) }
    }

    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        bar.flatMap { $0.delegate?.searchBar($0, shouldChangeTextIn: range, replacementText: string) } ?? true
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        if let bar { bar.delegate?.searchBarSearchButtonClicked(bar) }
        return true
    }
}
