import Foundation

/// Calls its target for every frame of the display, 60 times a second on the virtual clock.
///
/// The display begins to tick when a first link is added to it. Links that are added while it ticks share its frames.
/// The target is retained until `invalidate()`. As an action, `main` of an `Operation` can be given; see
/// `UIGestureRecognizer`.
open class CADisplayLink: NSObject {
    private let target: AnyObject
    private let selector: Selector
    private var timer: MainLoop.TimerToken?
    /// The loop that it was added to.
    private var loop: MainLoop?
    private var modes: Set<RunLoop.Mode> = []
    private var isInvalid = false

    static let framesPerSecond = 60

    public init(target: Any, selector sel: Selector) {
        self.target = target as AnyObject
        selector = sel
        super.init()
    }

    /// The beginning of the frame that is being prepared; 0 before the first.
    open var timestamp: CFTimeInterval { frame?.seconds(since: .zero) ?? 0 }
    private var frame: Instant?

    /// The beginning of the next frame.
    open var targetTimestamp: CFTimeInterval {
        frame?.advanced(byTicks: Int64(step) * DisplayFrames.length).seconds(since: .zero) ?? 0
    }

    /// The seconds from one frame of the display to the next.
    open var duration: CFTimeInterval { 1 / Double(Self.framesPerSecond) }

    open var isPaused = false {
        didSet { if isPaused != oldValue { reschedule() } }
    }

    /// 0 is the display's own rate. Others are rounded to a whole number of frames.
    open var preferredFramesPerSecond = 0 {
        didSet { reschedule() }
    }

    open var preferredFrameRateRange = CAFrameRateRange.default {
        didSet { reschedule() }
    }

    open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
        precondition(!isInvalid, "An invalidated display link cannot be added to a run loop.")
        modes.insert(mode)
        reschedule()
    }

    open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
        modes.remove(mode)
        reschedule()
    }

    open func invalidate() {
        isInvalid = true
        modes = []
        reschedule()
    }

    // MARK: Ticking

    /// The number of the display's frames from one call to the next.
    private var step: Int {
        let range = preferredFrameRateRange
        let asked = preferredFramesPerSecond > 0 ? Float(preferredFramesPerSecond) : range.preferred ?? range.maximum
        return asked > 0 ? max(1, Int((Double(Self.framesPerSecond) / Double(asked)).rounded())) : 1
    }

    private func reschedule() {
        let link = OnMain(value: self)
        MainActor.assumeIsolated { link.value.scheduleOnMain() }
    }

    /// The run loop retains the link while it ticks.
    @MainActor
    private func scheduleOnMain() {
        timer?.cancel()
        timer = nil
        let loop = loop ?? .current
        self.loop = loop
        let frames = loop.process.displayFrames
        guard !modes.isEmpty, !isPaused else { return frames.leave(self) }
        frames.join(self, at: loop.now)
        timer = loop.schedule(at: frames.frame(step, after: loop.now)) { self.tick(at: loop.now) }
    }

    @MainActor
    private func tick(at now: Instant) {
        frame = now
        scheduleOnMain()
        TargetAction(target: target, action: selector).send()
    }
}
