/// A choice in an alert.
@preconcurrency @MainActor
open class UIAlertAction: NSObject, UIAccessibilityIdentification {
    /// The role of an action, which decides its position and its colour.
    public enum Style: Int, Sendable {
        case `default` = 0
        /// Leaves everything unchanged. An alert has at most one.
        case cancel = 1
        /// Changes or deletes data.
        case destructive = 2
    }

    open private(set) var title: String?
    open private(set) var style = Style.default
    /// Defaults to `true`. A disabled action is shown dimmed and cannot be chosen. May change while the alert is shown.
    open var isEnabled = true {
        didSet { if isEnabled != oldValue { owner?.actionDidChange() } }
    }
    /// The identifier of the action's button.
    open var accessibilityIdentifier: String? {
        didSet { if accessibilityIdentifier != oldValue { owner?.actionDidChange() } }
    }

    private var handler: ((UIAlertAction) -> Void)?
    /// The alert that shows the action.
    weak var owner: UIAlertController?

    /// - Parameter handler: Called when the user has chosen the action and the alert has gone (AL6).
    public convenience init(
        title: String?, style: UIAlertAction.Style, handler: ((UIAlertAction) -> Void)? = nil
    ) {
        self.init()
        self.title = title
        self.style = style
        self.handler = handler
    }

    func run() { handler?(self) }
}
