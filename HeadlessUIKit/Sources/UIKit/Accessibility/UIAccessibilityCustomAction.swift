/// An additional action that VoiceOver offers. Only the form with a handler exists, since selectors need Objective-C.
@preconcurrency @MainActor open class UIAccessibilityCustomAction: NSObject {
    public typealias Handler = (UIAccessibilityCustomAction) -> Bool

    open var name: String
    open var actionHandler: UIAccessibilityCustomAction.Handler?

    public init(name: String, actionHandler: @escaping UIAccessibilityCustomAction.Handler) {
        self.name = name
        self.actionHandler = actionHandler
    }
}
