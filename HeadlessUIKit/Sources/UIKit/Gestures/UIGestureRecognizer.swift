/// Watches the fingers that land in a view or a subview, before those views do (G6), and tells its targets about a
/// gesture.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
    private var targets: [TargetAction] = []
    private var requirements: [WeakRecognizer] = []
    /// The state while it is being reported to the targets: by then the recogniser may have gone on.
    private var toldState: State?
    final var progress = GestureProgress()
    final var attempt: GestureAttempt?
    /// A closure of the view that owns the recogniser, called with every state before the targets.
    final var onAction: () -> Void = {}

    private struct WeakRecognizer {
        weak var recognizer: UIGestureRecognizer?
    }

    /// The target is not retained.
    public init(target: Any?, action: Selector?) {
        super.init()
        if let target, let action { addTarget(target, action: action) }
    }

    public convenience override init() {
        self.init(target: nil, action: nil)
    }

    /// There are no archives here and nothing to decode: the recogniser has no targets at first.
    public convenience init?(coder: NSCoder) {
        self.init(target: nil, action: nil)
    }

    // MARK: Targets

    open func addTarget(_ target: Any, action: Selector) {
        guard !targets.contains(where: { $0.matches(target: target, action: action) }) else { return }
        targets.append(TargetAction(target: target, action: action))
    }

    /// `nil` stands for every target, and for every action.
    open func removeTarget(_ target: Any?, action: Selector?) {
        targets.removeAll { $0.matches(target: target, action: action) }
    }

    /// Reports all pending states to the targets. One of them may end the gesture meanwhile.
    func sendActions() {
        while let state = progress.takeUntold() {
            toldState = state
            onAction()
            targets.forEach { $0.send() }
            toldState = nil
        }
    }

    /// An action that ends the gesture sees the new state at once.
    func forgetToldState() {
        toldState = nil
    }

    // MARK: State

    /// Subclasses set it. Leaving `possible` for success asks the delegates and the other recognisers first: the state
    /// may become `failed`, or stay `possible` until others have failed.
    open var state: State {
        get { toldState ?? progress.state }
        set { arbiter.request(newValue, of: self) }
    }

    /// `false` in the middle of a gesture cancels it; the fingers that are down are not followed again (G8).
    open var isEnabled = true { didSet { if !isEnabled { abandon() } } }
    open internal(set) weak var view: UIView?
    open weak var delegate: (any UIGestureRecognizerDelegate)?
    open var name: String?

    // MARK: Effect on the view's touches (G7)

    open var cancelsTouchesInView = true
    open var delaysTouchesBegan = false
    open var delaysTouchesEnded = true

    // MARK: Accepted touches

    open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]
    open var allowedPressTypes: [NSNumber] = []
    /// Fingers and a pencil do not make a gesture together.
    open var requiresExclusiveTouchType = true
    open var modifierFlags: UIKeyModifierFlags { [] }
    open var buttonMask: UIEvent.ButtonMask { [] }

    open func shouldReceive(_ event: UIEvent) -> Bool { true }

    /// Returns whether it follows scrolls of that kind.
    func takes(_ scroll: PointerScroll) -> Bool { false }

    // MARK: Location

    open var numberOfTouches: Int { attempt?.live.count ?? 0 }

    /// Returns the centre of the fingers. Nil means the window.
    open func location(in view: UIView?) -> CGPoint { convert(attempt?.centroid ?? .zero, to: view) }

    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        let touches = attempt?.live ?? []
        precondition(touches.indices.contains(touchIndex), "There is no touch \(touchIndex) of \(touches.count).")
        return touches[touchIndex].location(in: view)
    }

    func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        guard let view, let window = attempt?.touches.first?.window ?? self.view?.window else { return point }
        return window.convert(point, to: view)
    }

    // MARK: Other recognisers

    /// Makes this recogniser stay `possible` until `otherGestureRecognizer` has failed, and fail when that succeeds
    /// (G5).
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        precondition(otherGestureRecognizer !== self, "A gesture recogniser cannot wait for its own failure.")
        requirements.append(WeakRecognizer(recognizer: otherGestureRecognizer))
    }

    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    /// True if views and delegate let it leave `possible`.
    var mayBegin: Bool { isAllowedToBegin }

    /// The recognisers whose failure this one waits for.
    var required: [UIGestureRecognizer] { requirements.compactMap(\.recognizer) + (attempt?.required ?? []) }

    // MARK: For subclasses

    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

    /// Called when the gesture is over, before the state is `possible` again.
    open func reset() {}

    /// Stops following the finger, which is then not taken from its view (G7).
    open func ignore(_ touch: UITouch, for event: UIEvent) {
        attempt?.forget(touch)
        touch.recognizers.removeAll { $0 === self }
    }

    open func ignore(_ button: UIPress, for event: UIPressesEvent) {}
}
