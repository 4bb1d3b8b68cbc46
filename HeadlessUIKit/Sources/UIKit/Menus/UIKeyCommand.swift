/// A key of a hardware keyboard that sends an action along the responder chain.
@preconcurrency @MainActor open class UIKeyCommand: UICommand {
    public let input: String?
    public let modifierFlags: UIKeyModifierFlags
    /// True if the command has priority over the system's behaviour for the key: typing, and moving the focus.
    open var wantsPriorityOverSystemBehavior = false

    public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
        self.init(title: "", input: input, modifierFlags: modifierFlags, action: action)
    }

    init(title: String, input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
        self.input = input
        self.modifierFlags = modifierFlags
        super.init(title: title, image: nil, action: action)
    }

    // The content of these strings is not documented; no key types them.
    public nonisolated static let inputEscape = "UIKeyInputEscape"
    public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
    public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
    public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
    public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
}
