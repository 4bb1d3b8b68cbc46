/// A card with a text and actions to choose from, in front of everything.
///
/// An alert lies in the middle of the screen, and so does an action sheet in compact width. In regular width an action
/// sheet is a popover, which needs a source (AL9).
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
    public enum Style: Int, Sendable {
        /// Offers choices related to an action of the user.
        case actionSheet = 0
        /// Shows a message, and may have text fields.
        case alert = 1
    }

    /// Defaults to `.actionSheet`.
    open private(set) var preferredStyle = Style.actionSheet
    /// In the order in which they were added (AL1).
    open private(set) var actions: [UIAlertAction] = []
    /// In the order in which they were added; `nil` without any (AL2).
    open private(set) var textFields: [UITextField]?
    /// The text below the title. May change while the alert is shown.
    open var message: String? {
        didSet { if message != oldValue { contentDidChange() } }
    }
    /// May change while the alert is shown.
    open override var title: String? {
        didSet { if title != oldValue { contentDidChange() } }
    }

    /// The action that is emphasised. Defaults to `nil`. Traps unless it is one of ``actions`` (AL1).
    open var preferredAction: UIAlertAction? {
        didSet {
            precondition(
                preferredAction.map(has) ?? true,
                "The preferred action of an alert has to be one of its actions. Add it first.")
            contentDidChange()
        }
    }

    /// True from the choice of an action until the alert has gone.
    private var isClosing = false
    /// True in a popover, which leaves out the cancel action: a tap outside cancels (AL7).
    private(set) var isInPopover = false

    public convenience init(title: String?, message: String?, preferredStyle: UIAlertController.Style) {
        self.init(nibName: nil, bundle: nil)
        self.preferredStyle = preferredStyle
        self.title = title
        self.message = message
    }

    // MARK: Actions and fields

    /// Traps when a second cancel action is added (AL1).
    open func addAction(_ action: UIAlertAction) {
        precondition(
            action.style != .cancel || cancelAction == nil,
            "An alert has one action of the style cancel at most.")
        action.owner = self
        actions.append(action)
        contentDidChange()
    }

    /// Adds a field, after `configurationHandler` has prepared it. Traps in an action sheet (AL2).
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        precondition(preferredStyle == .alert, "Text fields can be added to alerts of the style alert only.")
        let field = UITextField()
        configurationHandler?(field)
        textFields = (textFields ?? []) + [field]
        contentDidChange()
    }

    var cancelAction: UIAlertAction? { actions.first { $0.style == .cancel } }

    private func has(_ action: UIAlertAction) -> Bool { actions.contains { $0 === action } }

    func actionDidChange() { contentDidChange() }

    // MARK: The card

    /// `nil` until the view is loaded, or if a subclass has loaded another view.
    var card: AlertCardView? { viewIfLoaded as? AlertCardView }

    open override func loadView() {
        let card = AlertCardView()
        card.onChoose = { [weak self] in self?.choose($0) }
        view = card
        updateCard()
    }

    private func contentDidChange() {
        guard card != nil else { return }
        updateCard()
        if isInPopover { preferPopoverSize() }
        viewIfLoaded?.superview?.setNeedsLayout()
    }

    private func updateCard() {
        card?.content = AlertContent(
            title: title, message: message, fields: textFields ?? [],
            actions: isInPopover ? actions.filter { $0.style != .cancel } : actions, preferred: preferredAction)
    }

    /// Called by the presentation controller that is about to show the alert.
    func prepare(forPopover isInPopover: Bool) {
        precondition(
            !(title ?? "").isEmpty || !(message ?? "").isEmpty || !actions.isEmpty,
            "An alert needs a title, a message or an action to show.")
        self.isInPopover = isInPopover
        card?.isInPopover = isInPopover
        updateCard()
        if isInPopover { preferPopoverSize() }
    }

    private func preferPopoverSize() {
        let unlimited = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
        card.map { preferredContentSize = $0.layout(in: unlimited).size }
    }

    // MARK: Choosing

    /// Dismisses the alert, and runs the action's handler after it has gone (AL6).
    func choose(_ action: UIAlertAction) {
        guard action.isEnabled, !isClosing else { return }
        close { action.run() }
    }

    /// Handles a tap outside an action sheet, which cancels it (AL7).
    func cancel() {
        if let cancelAction { choose(cancelAction) } else if isInPopover, !isClosing { close {} }
    }

    private func close(_ completion: @escaping () -> Void) {
        guard let presenter = presentingViewController else { return completion() }
        isClosing = true
        presenter.requestDismissal(animated: true) { [self] in
            isClosing = false
            completion()
        }
    }

    /// Cancels, if there is a cancel action.
    open override func accessibilityPerformEscape() -> Bool {
        guard let cancelAction, cancelAction.isEnabled else { return super.accessibilityPerformEscape() }
        choose(cancelAction)
        return true
    }

    /// The commands that were added, and Escape and Return for the actions that they choose.
    open override var keyCommands: [UIKeyCommand]? { (super.keyCommands ?? []) + choiceKeys }

    // MARK: Appearance

    /// The first field becomes first responder (AL10).
    open override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        guard let textFields, !textFields.contains(where: \.isFirstResponder) else { return }
        textFields.first?.becomeFirstResponder()
    }

    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        view.endEditing(true)
    }

    // MARK: Presentation

    /// `.custom` for an alert and `.popover` for an action sheet. It follows the preferred style; setting it has no
    /// effect.
    open override var modalPresentationStyle: UIModalPresentationStyle {
        get { preferredStyle == .alert ? .custom : .popover }
        set {}
    }

    override func makeOwnPresentationController(presenting: UIViewController?) -> UIPresentationController? {
        preferredStyle == .alert
            ? AlertPresentationController(presentedViewController: self, presenting: presenting)
            : ActionSheetPopoverController(presentedViewController: self, presenting: presenting)
    }
}
