/// An object that answers events and carries what assistive technologies read.
///
/// On Apple's platforms the accessibility members belong to every `NSObject`; here they begin with the responder.
@MainActor
open class UIResponder: NSObject, UIAccessibilityIdentification {
    public override init() {
        super.init()
    }

    open var next: UIResponder? { nil }

    // MARK: Touches

    // Whoever does not answer a touch passes it on.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesBegan(touches, with: event)
    }
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesMoved(touches, with: event)
    }
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesEnded(touches, with: event)
    }
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }

    // MARK: First responder

    /// Of its window: each window has its own.
    open var isFirstResponder: Bool { focusWindow?.firstResponder === self }
    open var canBecomeFirstResponder: Bool { false }
    open var canResignFirstResponder: Bool { true }
    @discardableResult open func becomeFirstResponder() -> Bool { takeFocus() }
    @discardableResult open func resignFirstResponder() -> Bool { giveUpFocus() }
    /// For responders that tell somebody of it. The keyboard comes and goes afterwards.
    func focusDidCome() {}
    func focusDidGo() {}

    // MARK: Actions and keys

    /// The keys that this object has a use for; `nil` for none.
    open var keyCommands: [UIKeyCommand]? { nil }
    /// Whether the object answers an action. Defaults to whether it has the method.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        ResponderMethods.body(of: action, for: self) != nil
    }
    /// The first object in the chain, from here on, that answers an action.
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
    }

    // MARK: Input views

    /// The view above the keyboard while this object is first responder, or a responder whose next responders include it and
    /// that has none of its own. `nil` unless a subclass overrides it.
    open var inputAccessoryView: UIView? { nil }
    /// The view in the place of the keyboard while this object is first responder, or a responder whose next responders
    /// include it and that has none of its own (K8). `nil`, the default, is the keyboard, for objects that take text.
    open var inputView: UIView? { nil }
    /// Shows other input and accessory views, without an animation. Does nothing unless this object is first responder.
    open func reloadInputViews() {
        if isFirstResponder { focusWindow?.hostScreen.keyboard.reloadInputViews() }
    }

    // MARK: Accessibility

    open var isAccessibilityElement = false
    open var accessibilityLabel: String?
    open var accessibilityValue: String?
    open var accessibilityHint: String?
    open var accessibilityIdentifier: String?
    open var accessibilityTraits: UIAccessibilityTraits = .none
    open var accessibilityViewIsModal = false
    open var accessibilityElementsHidden = false
    open var shouldGroupAccessibilityChildren = false
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
    open var accessibilityElements: [Any]?
    /// Where assistive technologies find the element, in the coordinates of the screen; a view's own rectangle unless set.
    open var accessibilityFrame: CGRect {
        get { storedAccessibilityFrame ?? ownAccessibilityFrame }
        set { storedAccessibilityFrame = newValue }
    }
    private var storedAccessibilityFrame: CGRect?
    var ownAccessibilityFrame: CGRect { .zero }

    /// Asked of the focused element and of what is around it when the user makes the escape gesture; `true` says that it
    /// was handled (X3).
    open func accessibilityPerformEscape() -> Bool { accessibilityPerformEscapeBlock?() ?? false }

    /// What answers the escape gesture without a subclass. Apple's is newer than the declarations that this module is
    /// compared with, so it is not public here.
    package final var accessibilityPerformEscapeBlock: (() -> Bool)?
    open func accessibilityPerformMagicTap() -> Bool { false }
    open func accessibilityActivate() -> Bool { false }
    open func accessibilityIncrement() {}
    open func accessibilityDecrement() {}
}
