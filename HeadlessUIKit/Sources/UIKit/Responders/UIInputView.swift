/// A view that replaces the keyboard, or lies above it, on the background of the keyboard.
@preconcurrency @MainActor
open class UIInputView: UIView {
    public enum Style: Int, Sendable {
        case `default` = 0
        /// Like the keys of a keyboard. Looks the same here: nothing is blurred.
        case keyboard = 1
    }

    open private(set) var inputViewStyle: UIInputView.Style
    /// True if the view's constraints decide its height. Defaults to `false`: its frame or the keyboard does.
    open var allowsSelfSizing = false

    public init(frame: CGRect, inputViewStyle: UIInputView.Style) {
        self.inputViewStyle = inputViewStyle
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        inputViewStyle = .default
        super.init(coder: coder)
    }
}
