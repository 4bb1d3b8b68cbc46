/// What a service asks of passwords, for the ones that the system suggests: `minlength: 12; required: digit;`.
@preconcurrency @MainActor
open class UITextInputPasswordRules: NSObject, NSCopying {
    public let passwordRulesDescriptor: String

    public init(descriptor passwordRulesDescriptor: String) {
        self.passwordRulesDescriptor = passwordRulesDescriptor
    }

    nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}
