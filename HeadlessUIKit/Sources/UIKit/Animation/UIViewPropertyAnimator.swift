/// Animates changes to views, and can be paused, scrubbed, reversed and continued.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
    open private(set) var timingParameters: (any UITimingCurveProvider)?
    public let duration: TimeInterval
    open private(set) var delay: TimeInterval = 0
    open private(set) var state: UIViewAnimatingState = .inactive
    open var isRunning: Bool { runs }
    private var runs = false {
        didSet {
            guard runs != oldValue else { return }
            if runs {
                keeper = timeline.loop
                keeper?.retain(self)
            } else {
                keeper?.release(self)
                keeper = nil
            }
        }
    }

    open var isUserInteractionEnabled = true {
        willSet { requireInactive("isUserInteractionEnabled") }
    }
    open var isManualHitTestingEnabled = false {
        didSet { timeline.touches = touches }
    }
    open var isInterruptible: Bool {
        get { allowsInterruption && !isFollowing }
        set {
            requireInactive("isInterruptible")
            allowsInterruption = newValue
        }
    }
    open var scrubsLinearly = true
    open var pausesOnCompletion = false

    private let motion: (timing: Timing, duration: TimeInterval)
    private var timeline: AnimatorTimeline
    private var blocks: [(changes: () -> Void, delayFactor: CGFloat)] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []
    private var endToken: MainLoop.TimerToken?
    private var allowsInterruption = true
    /// True if it follows the animation block around it instead of its own time (P14).
    private var isFollowing = false
    private weak var followed: AnimationRun?
    private var waitsForBlocks = false
    /// The loop that keeps it alive while it runs.
    private weak var keeper: MainLoop?

    public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        motion = parameters.timing(duration: duration)
        self.duration = motion.duration
        timingParameters = parameters
        timeline = AnimatorTimeline(timing: motion.timing, duration: motion.duration)
        super.init()
        timeline.keeper = self
    }

    public convenience init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
        self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
        animations.map { addAnimations($0) }
    }

    public convenience init(
        duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
        animations: (() -> Void)? = nil
    ) {
        let curve = UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2)
        self.init(duration: duration, timingParameters: curve)
        animations.map { addAnimations($0) }
    }

    public convenience init(
        duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
        animations.map { addAnimations($0) }
    }

    /// Inside another animation block the animator follows that one, and cannot be interrupted on its own (P14).
    open class func runningPropertyAnimator(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> Self {
        guard let animator = UIViewPropertyAnimator(duration: duration, curve: options.curve) as? Self else {
            preconditionFailure("runningPropertyAnimator(…) makes plain property animators; call it on that class.")
        }
        completion.map { animator.addCompletion($0) }
        if AnimationBlock.current == nil {
            animator.addAnimations(animations)
            animator.startAnimation(afterDelay: delay)
        } else {
            animator.follow(animations, delay: delay, options: options)
        }
        return animator
    }

    isolated deinit {
        precondition(
            state == .inactive || isRunning,
            "It is an error to release a paused or stopped property animator. Finish or stop it first.")
    }

    // MARK: Blocks

    open func addAnimations(_ animation: @escaping () -> Void) {
        addAnimations(animation, delayFactor: 0)
    }

    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
        precondition(state != .stopped, "Animations cannot be added to a stopped property animator.")
        guard state == .active else {
            blocks.append((animation, delayFactor))
            return
        }
        precondition(!isFollowing, "A property animator that follows an outer animation takes no further blocks.")
        timeline.perform(animation, delayFactor: delayFactor)
        if waitsForBlocks { run() }
    }

    /// Puts the animation before everything that has been added, as long as the animator is inactive.
    func addFirst(_ animation: @escaping () -> Void) {
        blocks.insert((animation, 0), at: 0)
    }

    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    // MARK: Running

    open func startAnimation() {
        startAnimation(afterDelay: 0)
    }

    open func startAnimation(afterDelay delay: TimeInterval) {
        precondition(state != .stopped, "A stopped property animator cannot start. Finish it first.")
        guard !isRunning else { return }
        if state == .inactive {
            self.delay = max(0, delay)
            activate(delay: self.delay)
            waitsForBlocks = !timeline.hasBlocks
            if waitsForBlocks { return }
        }
        run()
    }

    open func pauseAnimation() {
        precondition(isInterruptible || state == .inactive, "This property animator is not interruptible.")
        precondition(state != .stopped, "A stopped property animator cannot pause.")
        if state == .inactive { activate(delay: 0) }
        halt()
    }

    open func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
    ) {
        precondition(
            state == .active && !isRunning && isInterruptible,
            "Only an active, paused and interruptible property animator can continue.")
        let natural = timeline.remainingTime
        let span = durationFactor > 0 ? durationFactor * duration : natural
        if let parameters {
            let motion = parameters.timing(duration: span)
            timeline.retime(motion.timing, duration: motion.duration)
        } else if span > 0, natural > 0 {
            timeline.speed = natural / span
        }
        run()
    }

    open func stopAnimation(_ withoutFinishing: Bool) {
        guard state == .active else { return }
        precondition(isInterruptible, "This property animator is not interruptible.")
        halt()
        timeline.freeze()
        if withoutFinishing {
            // The blocks nested in this animator's get `finished == false`.
            let nested = timeline.takeNested()
            reset()
            nested.forEach { $0(.current) }
        } else {
            state = .stopped
        }
    }

    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        precondition(state == .stopped, "Only a stopped property animator can be finished.")
        timeline.settle(at: finalPosition)
        complete(at: finalPosition)
    }

    // MARK: Progress

    open var fractionComplete: CGFloat {
        get {
            if isFollowing { return followed.map { $0.progress(at: $0.now) } ?? 1 }
            // While it runs it is the share of the time, whatever the curve (P8).
            return state == .inactive ? 0 : timeline.fraction(linearly: scrubsLinearly && !isRunning)
        }
        set {
            precondition(state != .stopped, "A stopped property animator cannot be scrubbed.")
            precondition(isInterruptible || state == .inactive, "This property animator is not interruptible.")
            if state == .inactive { activate(delay: 0) }
            if isRunning { halt() }
            timeline.scrub(to: newValue, linearly: scrubsLinearly)
        }
    }

    open var isReversed: Bool {
        get { timeline.isReversed }
        set {
            guard newValue != timeline.isReversed else { return }
            precondition(!isFollowing, "A property animator that follows an outer animation turns round with that.")
            timeline.isReversed = newValue
            if isRunning { run() }
        }
    }

    /// True if a change of its blocks is still in motion.
    var movesSomething: Bool { timeline.movesSomething }

    // MARK: States

    private var touches: AnimatedTouches {
        isUserInteractionEnabled ? isManualHitTestingEnabled ? .atModel : .whereSeen : .off
    }

    private func activate(delay: TimeInterval) {
        state = .active
        timeline.touches = touches
        let waiting = blocks
        blocks = []
        timeline.begin(delay: delay, waiting)
    }

    private func follow(_ animations: () -> Void, delay: TimeInterval, options: UIView.AnimationOptions) {
        state = .active
        runs = true
        isFollowing = true
        let motion = timingParameters?.timing(duration: duration) ?? (.curve(.easeInOut), duration)
        followed = ViewAnimation(
            timing: motion.timing, duration: motion.duration, delay: delay, options: options, touches: touches
        ).start(animations) { self.complete(at: $0) }
    }

    private func run() {
        waitsForBlocks = false
        runs = true
        timeline.run()
        scheduleEnd()
    }

    private func halt() {
        runs = false
        waitsForBlocks = false
        endToken?.cancel()
        endToken = nil
        timeline.pause(linearly: scrubsLinearly)
    }

    private func complete(at position: UIViewAnimatingPosition) {
        let nested = timeline.takeNested()
        let waiting = completions
        reset()
        nested.forEach { $0(position) }
        waiting.forEach { $0(position) }
    }

    private func reset() {
        runs = false
        isFollowing = false
        state = .inactive
        completions = []
        timeline = makeTimeline()
    }

    /// Releases what its blocks and completions retain, which may retain it. Nothing is called.
    func forget() {
        blocks = []
        completions = []
        _ = timeline.takeNested()
        endToken = nil
    }

    private func makeTimeline() -> AnimatorTimeline {
        let timeline = AnimatorTimeline(timing: motion.timing, duration: motion.duration)
        timeline.keeper = self
        return timeline
    }

    private func requireInactive(_ name: String) {
        precondition(state == .inactive, "\(name) can only change while a property animator is inactive.")
    }
}

extension UIViewPropertyAnimator: @preconcurrency RunKeeper {
    func timeDidChange() {
        timeline.letGoOfClock()
        if isRunning, !isFollowing { scheduleEnd() }
    }

    func adopt(_ run: AnimationRun, completion: @escaping AnimationCompletion) {
        timeline.adopt(run, completion: completion)
        timeDidChange()
    }

    private func scheduleEnd() {
        endToken?.cancel()
        endToken = nil
        let after = timeline.nextEnd
        // While the time of the layers stands still, no timer runs.
        guard after.isFinite else { return }
        endToken = timeline.loop.schedule(after: after) { self.reachEnd() }
    }

    private func reachEnd() {
        endToken = nil
        timeline.takeEnded().forEach { $0(.end) }
        guard isRunning, endToken == nil else { return }
        let end = timeline.end
        guard end.isNow else { return scheduleEnd() }
        let position: UIViewAnimatingPosition = timeline.isIntended(end.side) == isReversed ? .start : .end
        guard !pausesOnCompletion else { return halt() }
        timeline.settle(at: position)
        complete(at: position)
    }
}
