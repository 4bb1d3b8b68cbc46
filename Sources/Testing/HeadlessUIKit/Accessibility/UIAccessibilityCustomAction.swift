/// An action that VoiceOver offers beside the usual ones. Only the form with a handler: selectors need Objective-C.
@MainActor open class UIAccessibilityCustomAction: NSObject {
    public typealias Handler = (UIAccessibilityCustomAction) -> Bool

    open var name: String
    open var actionHandler: UIAccessibilityCustomAction.Handler?

    public init(name: String, actionHandler: @escaping UIAccessibilityCustomAction.Handler) {
        self.name = name
        self.actionHandler = actionHandler
    }
}
