/// A view that users operate.
open class UIControl: UIView, UIContextMenuInteractionDelegate {
    private var handlers: [Handler] = []
    /// The finger that is being tracked.
    var trackedTouch: UITouch?
    open internal(set) var isTouchInside = false

    /// A target and its events.
    private struct Handler {
        enum Receiver {
            case action(UIAction)
            case target(TargetAction)
            case responderChain(Selector)
        }

        let receiver: Receiver
        var events: UIControl.Event

        func isAction(_ identifier: UIAction.Identifier) -> Bool {
            if case .action(let action) = receiver { action.identifier == identifier } else { false }
        }

        @MainActor func isSame(as other: Receiver) -> Bool {
            switch (receiver, other) {
            case (.target, .target(let other)): isTarget(other.target, other.action)
            case (.responderChain(let own), .responderChain(let other)): own == other
            default: false
            }
        }

        @MainActor func isTarget(_ target: Any?, _ action: Selector?) -> Bool {
            switch receiver {
            case .action: false
            case .target(let receiver): receiver.matches(target: target, action: action)
            case .responderChain(let own): target == nil && (action == nil || action == own)
            }
        }
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// True, as with full keyboard access, which reaches every control.
    open override var canBecomeFocused: Bool { isEnabled }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    // MARK: State

    open var isEnabled = true { didSet { if isEnabled != oldValue { stateDidChange() } } }
    open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }

    open var state: UIControl.State {
        var state = UIControl.State.normal
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        if isHighlighted { state.insert(.highlighted) }
        return state
    }

    /// Called for controls whose look depends on their state.
    func stateDidChange() {
        setNeedsLayout()
    }

    open var isTracking: Bool { trackedTouch != nil }

    open var contentHorizontalAlignment = ContentHorizontalAlignment.center { didSet { setNeedsLayout() } }
    open var contentVerticalAlignment = ContentVerticalAlignment.center { didSet { setNeedsLayout() } }

    open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        switch contentHorizontalAlignment {
        case .leading: return isRightToLeft ? .right : .left
        case .trailing: return isRightToLeft ? .left : .right
        case .center, .left, .right, .fill: return contentHorizontalAlignment
        }
    }

    // MARK: Actions

    /// Replaces an action with the same identifier for these events.
    open func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
        handlers.append(Handler(receiver: .action(action), events: controlEvents))
    }

    open func removeAction(_ action: UIAction, for controlEvents: UIControl.Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
    }

    open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: UIControl.Event) {
        removeHandlers(for: controlEvents) { $0.isAction(actionIdentifier) }
    }

    /// On Linux the target has to be an `Operation` and the action its `main`: there are no selectors of other methods.
    /// The target is not retained. Without one the action goes along the responder chain.
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: UIControl.Event) {
        let receiver: Handler.Receiver =
            target.map { .target(TargetAction(target: $0, action: action)) } ?? .responderChain(action)
        if let index = handlers.firstIndex(where: { $0.isSame(as: receiver) }) {
            handlers[index].events.formUnion(controlEvents)
        } else {
            handlers.append(Handler(receiver: receiver, events: controlEvents))
        }
    }

    /// `nil` stands for every target, and for every action.
    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: UIControl.Event) {
        removeHandlers(for: controlEvents) { $0.isTarget(target, action) }
    }

    private func removeHandlers(for controlEvents: UIControl.Event, where condition: (Handler) -> Bool) {
        for index in handlers.indices where condition(handlers[index]) {
            handlers[index].events.subtract(controlEvents)
        }
        handlers.removeAll { $0.events.isEmpty }
    }

    /// Calls the closure for each action, and for each pair of target and selector, with all of its events. The pairs of
    /// released targets have `nil` for a target. What the closure adds or removes does not count until the next call.
    open func enumerateEventHandlers(_ iterator: (UIAction?, (Any?, Selector)?, UIControl.Event, inout Bool) -> Void) {
        var stops = false
        for handler in handlers where !stops {
            switch handler.receiver {
            case .action(let action): iterator(action, nil, handler.events, &stops)
            case .target(let receiver): iterator(nil, (receiver.target, receiver.action), handler.events, &stops)
            case .responderChain(let action): iterator(nil, (nil, action), handler.events, &stops)
            }
        }
    }

    open var allControlEvents: UIControl.Event {
        handlers.reduce(into: []) { $0.formUnion($1.events) }
    }

    open func sendAction(_ action: UIAction) {
        action.perform(sender: self)
    }

    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        UIApplication.shared.sendAction(action, to: target, from: self, for: event)
    }

    open func sendActions(for controlEvents: UIControl.Event) {
        sendActions(for: controlEvents, with: nil)
    }

    func sendActions(for controlEvents: UIControl.Event, with event: UIEvent?) {
        // The handlers at this moment: one of them may add or remove others.
        for handler in handlers where !handler.events.isDisjoint(with: controlEvents) {
            switch handler.receiver {
            case .action(let action): sendAction(action)
            case .target(let receiver):
                if let target = receiver.target { sendAction(receiver.action, to: target, for: event) }
            case .responderChain(let action): sendAction(action, to: nil, for: event)
            }
        }
    }

    /// Sends the events of a control whose value the user has changed. The new value is its primary action as well;
    /// only buttons and text fields have another one.
    func sendValueChanged(with event: UIEvent? = nil) {
        sendActions(for: [.valueChanged, .primaryActionTriggered], with: event)
    }

    // MARK: Menu

    /// The interaction that shows the control's menu, while `isContextMenuInteractionEnabled` is true.
    open internal(set) var contextMenuInteraction: UIContextMenuInteraction?
    /// True if a long press asks the control for a menu. Defaults to false; a button with a menu sets it.
    open var isContextMenuInteractionEnabled = false {
        didSet { if isContextMenuInteractionEnabled != oldValue { updateMenuInteraction() } }
    }
    /// True if a touch shows the menu at once; the control then sends only `touchDown` and `menuActionTriggered` (MN1).
    /// Defaults to false.
    open var showsMenuAsPrimaryAction = false {
        didSet { if showsMenuAsPrimaryAction != oldValue { primaryActionDidChange() } }
    }

    /// Called for controls that show it.
    func primaryActionDidChange() {}

    /// Called when an entry of the control's menu was chosen, before its handler runs.
    func didSelect(_ element: UIMenuElement) {}

    /// Returns the point for the menu's corner, in the control's coordinates. Defaults to the control's own corner.
    open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint { .zero }

    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? { nil }

    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    // MARK: Accessibility

    /// Acts like a tap.
    open override func accessibilityActivate() -> Bool {
        guard isEnabled else { return false }
        sendActions(for: touchUpInsideEvents)
        return true
    }

    // MARK: Touches

    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
    open func cancelTracking(with event: UIEvent?) {}

    // A control keeps its touches, also while it is disabled.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { track(touches, with: event) }
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { follow(touches, with: event) }
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { finish(touches, with: event) }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { cancel(touches, with: event) }

    /// The events of a finger that lifts inside. Buttons trigger their primary action with it.
    var touchUpInsideEvents: UIControl.Event { .touchUpInside }
}
