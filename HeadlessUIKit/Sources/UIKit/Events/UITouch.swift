/// One finger on the screen, from its landing to its lifting. The object stays the same, and its values change.
@preconcurrency @MainActor
open class UITouch: NSObject {
    open internal(set) var phase = UITouch.Phase.began
    open var timestamp: TimeInterval { moment.seconds(since: .zero) }
    /// The exact time: differences of seconds lose digits the longer the clock has run.
    private(set) var moment: Instant
    /// The number of times that the finger has come down here in quick succession; 1 for the first.
    open internal(set) var tapCount = 1
    open internal(set) var window: UIWindow?
    /// The view that was hit when the finger landed. The touch belongs to it wherever the finger goes.
    open internal(set) var view: UIView?

    // The values of a screen that does not measure pressure.
    open var type: UITouch.TouchType { .direct }
    open var force: CGFloat { 0 }
    open var maximumPossibleForce: CGFloat { 0 }
    open var estimatedProperties: UITouch.Properties { [] }
    open var estimatedPropertiesExpectingUpdates: UITouch.Properties { [] }
    open var estimationUpdateIndex: NSNumber? { nil }

    /// The point where the finger landed, in the window's coordinates.
    private(set) var landing: CGPoint
    /// The current point in the window's coordinates.
    var point: CGPoint
    var previousPoint: CGPoint
    /// The recognisers that accepted the touch when the finger landed.
    var recognizers: [UIGestureRecognizer] = []
    /// The events that still have to be delivered to the view.
    var handover = TouchHandover()

    init(at point: CGPoint, moment: Instant) {
        landing = point
        self.point = point
        previousPoint = point
        self.moment = moment
    }

    open func location(in view: UIView?) -> CGPoint { convert(point, to: view) }
    open func previousLocation(in view: UIView?) -> CGPoint { convert(previousPoint, to: view) }
    open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
    open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

    /// The recognisers that currently receive the touch.
    open var gestureRecognizers: [UIGestureRecognizer]? { recognizers.filter { $0.follows(self) } }

    var isOnScreen: Bool { phase != .ended && phase != .cancelled }

    func update(_ phase: UITouch.Phase, at point: CGPoint, moment: Instant) {
        self.phase = phase
        self.moment = moment
        previousPoint = self.point
        self.point = point
    }

    func snapshot() -> UITouch {
        let copy = UITouch(at: point, moment: moment)
        copy.landing = landing
        copy.previousPoint = previousPoint
        copy.phase = phase
        copy.tapCount = tapCount
        copy.window = window
        copy.view = view
        return copy
    }

    /// Nil stands for the window.
    private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        guard let view, let window else { return point }
        return window.convert(point, to: view)
    }
}
