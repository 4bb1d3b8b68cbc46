/// A view that people operate. On Linux there are no selectors, so it takes actions only in the form of `UIAction`.
open class UIControl: UIView {
    private var handlers: [Handler] = []
    /// Whether the touch that is followed is near enough; nil while there is none.
    private var touchIsInside: Bool?

    private struct Handler {
        let action: UIAction
        var events: UIControl.Event
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

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

    /// For controls whose look depends on their state.
    func stateDidChange() {
        setNeedsLayout()
    }

    open var isTracking: Bool { touchIsInside != nil }
    open var isTouchInside: Bool { touchIsInside ?? false }

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

    /// An action with the same identifier is replaced for these events.
    open func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
        if let index = handlers.firstIndex(where: { $0.action === action }) {
            handlers[index].events.formUnion(controlEvents)
        } else {
            handlers.append(Handler(action: action, events: controlEvents))
        }
    }

    open func removeAction(_ action: UIAction, for controlEvents: UIControl.Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
    }

    open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: UIControl.Event) {
        for index in handlers.indices where handlers[index].action.identifier == actionIdentifier {
            handlers[index].events.subtract(controlEvents)
        }
        handlers.removeAll { $0.events.isEmpty }
    }

    open var allControlEvents: UIControl.Event {
        handlers.reduce(into: []) { $0.formUnion($1.events) }
    }

    open func sendAction(_ action: UIAction) {
        action.perform(sender: self)
    }

    open func sendActions(for controlEvents: UIControl.Event) {
        // The handlers of this moment: one of them may add or remove others.
        for handler in handlers where !handler.events.isDisjoint(with: controlEvents) {
            sendAction(handler.action)
        }
    }

    // MARK: Accessibility

    /// Acts like a tap.
    open override func accessibilityActivate() -> Bool {
        guard isEnabled else { return false }
        sendActions(for: touchUpInsideEvents)
        return true
    }

    // MARK: Touches

    /// A finger may slide this far out of a control before the control lets go.
    private static let reach: CGFloat = 70

    package func beginTouch() {
        guard isEnabled else { return }
        touchIsInside = true
        isHighlighted = true
        sendActions(for: .touchDown)
    }

    package func moveTouch(to point: CGPoint) {
        guard let wasInside = touchIsInside else { return }
        let isInside = isNear(point)
        touchIsInside = isInside
        isHighlighted = isInside
        if isInside != wasInside { sendActions(for: isInside ? .touchDragEnter : .touchDragExit) }
        sendActions(for: isInside ? .touchDragInside : .touchDragOutside)
    }

    package func endTouch(at point: CGPoint) {
        guard touchIsInside != nil else { return }
        touchIsInside = nil
        isHighlighted = false
        sendActions(for: isNear(point) ? touchUpInsideEvents : .touchUpOutside)
    }

    package func cancelTouch() {
        guard touchIsInside != nil else { return }
        touchIsInside = nil
        isHighlighted = false
        sendActions(for: .touchCancel)
    }

    private func isNear(_ point: CGPoint) -> Bool {
        bounds.insetBy(dx: -Self.reach, dy: -Self.reach).contains(point)
    }

    /// What lifting the finger inside means. Buttons trigger their primary action with it.
    var touchUpInsideEvents: UIControl.Event { .touchUpInside }
}
