/// The traits of a text input.
struct TextInputSettings {
    var keyboardType = UIKeyboardType.default
    var returnKeyType = UIReturnKeyType.default
    var autocapitalizationType = UITextAutocapitalizationType.sentences
    var autocorrectionType = UITextAutocorrectionType.default
    var spellCheckingType = UITextSpellCheckingType.default
    var smartQuotesType = UITextSmartQuotesType.default
    var smartDashesType = UITextSmartDashesType.default
    var smartInsertDeleteType = UITextSmartInsertDeleteType.default
    var keyboardAppearance = UIKeyboardAppearance.default
    var enablesReturnKeyAutomatically = false
    var textContentType: UITextContentType?
    var isSecureTextEntry = false
    var passwordRules: UITextInputPasswordRules?
}
