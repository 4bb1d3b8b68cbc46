/// The look of a toolbar: background and buttons.
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {
    private lazy var buttons = adopt(UIBarButtonItemAppearance(style: .plain))
    private lazy var doneButtons = adopt(UIBarButtonItemAppearance(style: .done))

    /// The look of plain buttons.
    open var buttonAppearance: UIBarButtonItemAppearance {
        get { buttons }
        set { replace(&buttons, with: newValue) }
    }
    /// The look of buttons in the style `.done`.
    open var doneButtonAppearance: UIBarButtonItemAppearance {
        get { doneButtons }
        set { replace(&doneButtons, with: newValue) }
    }

    override func take(_ other: UIBarAppearance) {
        super.take(other)
        guard let other = other as? UIToolbarAppearance else { return }
        buttons = adopt(other.buttons)
        doneButtons = adopt(other.doneButtons)
    }
}
