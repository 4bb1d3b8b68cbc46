/// An object that handles events and has properties for assistive technologies.
///
/// On Apple's platforms the accessibility members belong to every `NSObject`; here they begin with the responder.
@preconcurrency @MainActor
open class UIResponder: NSObject, UIAccessibilityIdentification {
    public override init() {
        super.init()
    }

    open var next: UIResponder? { nil }

    // MARK: Touches

    // A responder that does not handle a touch passes it on.
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

    // MARK: Motion

    // A responder that does not handle a motion passes it on.
    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionBegan(motion, with: event)
    }
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionEnded(motion, with: event)
    }
    open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionCancelled(motion, with: event)
    }

    // MARK: First responder

    /// True if it is the first responder of its window: each window has its own.
    open var isFirstResponder: Bool { focusWindow?.firstResponder === self }
    open var canBecomeFirstResponder: Bool { false }
    open var canResignFirstResponder: Bool { true }
    @discardableResult open func becomeFirstResponder() -> Bool { takeFocus() }
    @discardableResult open func resignFirstResponder() -> Bool { giveUpFocus() }
    /// Called for responders that report it. The keyboard appears or disappears afterwards.
    func focusDidCome() {}
    func focusDidGo() {}

    // MARK: Actions and keys

    /// The keys that this object handles; `nil` for none.
    open var keyCommands: [UIKeyCommand]? { nil }
    /// Returns whether the object handles an action. Defaults to whether it has the method.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        ResponderMethods.body(of: action, for: self) != nil
    }
    /// Returns the first object in the responder chain, from here on, that handles an action.
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
    }

    // MARK: Input views

    /// The view above the keyboard while this object is first responder, or while a first responder without its own
    /// gets it along the responder chain. `nil` unless a subclass overrides it.
    open var inputAccessoryView: UIView? { nil }
    /// The view that replaces the keyboard while this object is first responder, or while a first responder without its
    /// own gets it along the responder chain (K8). `nil`, the default, is the keyboard, for objects that take text.
    open var inputView: UIView? { nil }
    /// Shows changed input and accessory views, without an animation. Does nothing unless this object is first
    /// responder.
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
    /// True if assistive technologies treat the element as one that can be operated. Defaults to whether it is a
    /// button, a link or something adjustable, or has actions of its own.
    open var accessibilityRespondsToUserInteraction: Bool {
        get { storedRespondsToInteraction ?? respondsToInteractionByItself }
        set { storedRespondsToInteraction = newValue }
    }
    private var storedRespondsToInteraction: Bool?
    private var respondsToInteractionByItself: Bool {
        !accessibilityTraits.isDisjoint(with: [.button, .link, .adjustable, .searchField, .keyboardKey])
            || accessibilityCustomActions?.isEmpty == false
    }
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
    /// What is spoken, with attributes for the voice. The plain text of `accessibilityLabel` without any; setting it
    /// sets that, too.
    open var accessibilityAttributedLabel: NSAttributedString? {
        get { spokenDetails.label.text(of: accessibilityLabel) }
        set {
            accessibilityLabel = newValue?.string
            spokenDetails.label.attributed = newValue
        }
    }
    open var accessibilityAttributedValue: NSAttributedString? {
        get { spokenDetails.value.text(of: accessibilityValue) }
        set {
            accessibilityValue = newValue?.string
            spokenDetails.value.attributed = newValue
        }
    }
    open var accessibilityAttributedHint: NSAttributedString? {
        get { spokenDetails.hint.text(of: accessibilityHint) }
        set {
            accessibilityHint = newValue?.string
            spokenDetails.hint.attributed = newValue
        }
    }
    /// The language in which the element is spoken, such as `en-US`. Defaults to `nil`, the user's.
    open var accessibilityLanguage: String? {
        get { spokenDetails.language }
        set { spokenDetails.language = newValue }
    }
    /// What the user may say to name the element; the first one is shown. Empty by default: the label.
    open var accessibilityUserInputLabels: [String]! {
        get { spokenDetails.inputLabels }
        set { spokenDetails.inputLabels = newValue ?? [] }
    }
    private lazy var spokenDetails = SpokenDetails()

    // MARK: Containers of elements

    /// The elements in the order in which they are spoken; `nil`, the default, for those of the subviews.
    open var accessibilityElements: [Any]?
    /// The number of elements. A container may override it, with the two methods below, instead of listing them.
    open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
    /// Returns `nil` for an index without an element.
    open func accessibilityElement(at index: Int) -> Any? {
        guard let accessibilityElements, accessibilityElements.indices.contains(index) else { return nil }
        return accessibilityElements[index]
    }
    /// Returns `NSNotFound` for what is no element of this container.
    open func index(ofAccessibilityElement element: Any) -> Int {
        let object = element as AnyObject
        return (0..<accessibilityElementCount()).first { accessibilityElement(at: $0) as AnyObject? === object }
            ?? NSNotFound
    }
    open var accessibilityContainerType = UIAccessibilityContainerType.none
    open var accessibilityNavigationStyle = UIAccessibilityNavigationStyle.automatic

    // MARK: The place of an element

    /// The element's frame for assistive technologies, in the coordinates of the screen. Defaults to the view's own
    /// rectangle.
    open var accessibilityFrame: CGRect {
        get { storedAccessibilityFrame ?? ownAccessibilityFrame }
        set { storedAccessibilityFrame = newValue }
    }
    private var storedAccessibilityFrame: CGRect?
    var ownAccessibilityFrame: CGRect { .zero }
    /// The shape of the element, in the coordinates of the screen. Stored; defaults to `nil`, its frame.
    open var accessibilityPath: UIBezierPath?
    /// The point at which a double tap touches the screen. Defaults to the middle of the frame.
    open var accessibilityActivationPoint: CGPoint {
        get { storedActivationPoint ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY) }
        set { storedActivationPoint = newValue }
    }
    private var storedActivationPoint: CGPoint?

    // MARK: The cursor of VoiceOver

    /// Called after the cursor has come to the element.
    open func accessibilityElementDidBecomeFocused() {}
    /// Called after the cursor has left the element.
    open func accessibilityElementDidLoseFocus() {}
    open func accessibilityElementIsFocused() -> Bool {
        UIAccessibility.focusedElement(using: nil) as AnyObject? === self
    }

    // MARK: What the user does with an element

    /// Called on the focused element and its containers when the user makes the escape gesture; `true` says that it was
    /// handled (X3).
    open func accessibilityPerformEscape() -> Bool { accessibilityPerformEscapeBlock?() ?? false }

    /// Handles the escape gesture without a subclass. Apple's property is newer than the declarations that this module
    /// is compared with, so it is not public here.
    package final var accessibilityPerformEscapeBlock: (() -> Bool)?
    open func accessibilityPerformMagicTap() -> Bool { false }
    open func accessibilityActivate() -> Bool { false }
    open func accessibilityIncrement() {}
    open func accessibilityDecrement() {}
    /// Scrolls at a swipe with three fingers. `false`, the default, asks the container.
    open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
}
