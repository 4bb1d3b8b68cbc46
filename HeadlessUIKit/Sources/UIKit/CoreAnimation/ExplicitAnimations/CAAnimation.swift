/// The common part of all animations of layers: their timing.
///
/// Adding an animation to a layer copies it; later changes have no effect.
open class CAAnimation: NSObject, NSCopying, CAMediaTiming, CAAction {
    /// In the layer's time. 0 is the moment at which it is added.
    open var beginTime: CFTimeInterval = 0
    /// 0 takes the transaction's, which by default is a quarter of a second.
    open var duration: CFTimeInterval = 0
    open var speed: Float = 1
    open var timeOffset: CFTimeInterval = 0
    open var repeatCount: Float = 0
    /// Replaces `repeatCount` unless it is 0.
    open var repeatDuration: CFTimeInterval = 0
    open var autoreverses = false
    open var fillMode = CAMediaTimingFillMode.removed

    /// Nil is linear. A transaction that has one sets it on animations that are added.
    open var timingFunction: CAMediaTimingFunction?
    /// Retained, unlike most delegates.
    open var delegate: (any CAAnimationDelegate)?
    open var isRemovedOnCompletion = true

    public override init() {
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any { makeCopy() }

    /// Made by its own class, so that a copy of a subclass has that class.
    func makeCopy() -> CAAnimation {
        let copy = makeEmpty()
        copy.take(self)
        return copy
    }

    func makeEmpty() -> CAAnimation { CAAnimation() }

    func take(_ other: CAAnimation) {
        beginTime = other.beginTime
        duration = other.duration
        speed = other.speed
        timeOffset = other.timeOffset
        repeatCount = other.repeatCount
        repeatDuration = other.repeatDuration
        autoreverses = other.autoreverses
        fillMode = other.fillMode
        timingFunction = other.timingFunction
        delegate = other.delegate
        isRemovedOnCompletion = other.isRemovedOnCompletion
    }

    // MARK: Running

    var timing: Timing { .curve(timingFunction?.bezier ?? .linear) }

    var repetition: AnimationRun.Repetition {
        let period = duration * (autoreverses ? 2 : 1)
        let count =
            repeatDuration > 0 && period > 0 ? repeatDuration / period : repeatCount > 0 ? Double(repeatCount) : 1
        return AnimationRun.Repetition(count: count, autoreverses: autoreverses)
    }

    /// Returns its effect on a layer, or nil if it has none.
    func motion(over model: LayerValues) -> (any LayerMotion)? { nil }

    // MARK: As an action

    /// Adds the animation to the layer, with the event as its key.
    open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        (anObject as? CALayer)?.add(self, forKey: event)
    }
}
