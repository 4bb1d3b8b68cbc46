/// The properties of the keyboard for a text input.
///
/// On Apple's platforms the requirements are optional. Here UIKit's own objects store them; if an object of the app
/// does not implement one, it reads as its default, and setting it has no effect.
@preconcurrency @MainActor public protocol UITextInputTraits: NSObjectProtocol {
    var keyboardType: UIKeyboardType { get set }
    var returnKeyType: UIReturnKeyType { get set }
    var autocapitalizationType: UITextAutocapitalizationType { get set }
    var autocorrectionType: UITextAutocorrectionType { get set }
    var spellCheckingType: UITextSpellCheckingType { get set }
    var smartQuotesType: UITextSmartQuotesType { get set }
    var smartDashesType: UITextSmartDashesType { get set }
    var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
    var keyboardAppearance: UIKeyboardAppearance { get set }
    var enablesReturnKeyAutomatically: Bool { get set }
    var textContentType: UITextContentType! { get set }
    var isSecureTextEntry: Bool { get set }
    var passwordRules: UITextInputPasswordRules? { get set }
}

/// An object that stores its traits.
@MainActor protocol TextInputSettingsOwner: AnyObject {
    var textInputSettings: TextInputSettings { get set }
}

extension UITextInputTraits {
    private var settings: TextInputSettings {
        get { (self as? any TextInputSettingsOwner)?.textInputSettings ?? TextInputSettings() }
        set { (self as? any TextInputSettingsOwner)?.textInputSettings = newValue }
    }

    /// Defaults to `.default`.
    public var keyboardType: UIKeyboardType {
        get { settings.keyboardType }
        set { settings.keyboardType = newValue }
    }
    /// Defaults to `.default`.
    public var returnKeyType: UIReturnKeyType {
        get { settings.returnKeyType }
        set { settings.returnKeyType = newValue }
    }
    /// Defaults to `.sentences`.
    public var autocapitalizationType: UITextAutocapitalizationType {
        get { settings.autocapitalizationType }
        set { settings.autocapitalizationType = newValue }
    }
    /// Defaults to `.default`.
    public var autocorrectionType: UITextAutocorrectionType {
        get { settings.autocorrectionType }
        set { settings.autocorrectionType = newValue }
    }
    /// Defaults to `.default`.
    public var spellCheckingType: UITextSpellCheckingType {
        get { settings.spellCheckingType }
        set { settings.spellCheckingType = newValue }
    }
    /// Defaults to `.default`.
    public var smartQuotesType: UITextSmartQuotesType {
        get { settings.smartQuotesType }
        set { settings.smartQuotesType = newValue }
    }
    /// Defaults to `.default`.
    public var smartDashesType: UITextSmartDashesType {
        get { settings.smartDashesType }
        set { settings.smartDashesType = newValue }
    }
    /// Defaults to `.default`.
    public var smartInsertDeleteType: UITextSmartInsertDeleteType {
        get { settings.smartInsertDeleteType }
        set { settings.smartInsertDeleteType = newValue }
    }
    /// Defaults to `.default`.
    public var keyboardAppearance: UIKeyboardAppearance {
        get { settings.keyboardAppearance }
        set { settings.keyboardAppearance = newValue }
    }
    /// True if the return key has no effect as long as there is no text. Defaults to `false`.
    public var enablesReturnKeyAutomatically: Bool {
        get { settings.enablesReturnKeyAutomatically }
        set { settings.enablesReturnKeyAutomatically = newValue }
    }
    /// Defaults to nil, no meaning.
    public var textContentType: UITextContentType! {
        get { settings.textContentType }
        set { settings.textContentType = newValue }
    }
    /// Defaults to `false`.
    public var isSecureTextEntry: Bool {
        get { settings.isSecureTextEntry }
        set { settings.isSecureTextEntry = newValue }
    }
    /// The rules for passwords that the system suggests, as a copy. Defaults to nil. No passwords are suggested here.
    public var passwordRules: UITextInputPasswordRules? {
        get { settings.passwordRules }
        set { settings.passwordRules = newValue?.copy() as? UITextInputPasswordRules }
    }
}
