import UIKit

/// Drives a transition by its progress, and completes it with the finger's velocity. It is a
/// `UIPercentDrivenInteractiveTransition` for any animator, with or without a property animator.
///
/// It can be used before UIKit has begun the transition, and catches up. ``finish(velocity:over:)`` and
/// ``cancel(velocity:over:)`` continue with the finger's velocity, for as long as a spring needs for the rest of the
/// distance. See <doc:Transitions#Use-the-animations-without-the-styles>.
///
/// ```swift
/// let width = navigationController.view.bounds.width
/// let distance = pan.translation(in: navigationController.view).x
/// let velocity = pan.velocity(in: navigationController.view).x
/// switch pan.state {
/// case .began:
///     interaction = TransitionInteraction()
///     let popped = navigationController.popViewController(
///         animated: true)
///     if popped == nil { interaction = nil }
/// case .changed:
///     interaction?.update(distance / width)
/// case .ended where distance > width / 2 || velocity > 900:
///     interaction?.finish(velocity: velocity, over: width)
///     interaction = nil
/// default:
///     interaction?.cancel(velocity: velocity, over: width)
///     interaction = nil
/// }
/// ```
public final class TransitionInteraction: UIPercentDrivenInteractiveTransition {
    enum Phase {
        /// A finger, also before UIKit has begun the transition.
        case driven
        /// Its animation, which a finger may catch.
        case playing
        /// Its animation after the release, to the end.
        case finishing
        /// Its animation after the release, back to the beginning.
        case cancelling
    }

    private(set) var phase = Phase.driven
    private(set) var hasStarted = false
    weak var animator: TransitionAnimator?
    var destination: PresentationEdge?
    /// Waits for the end of the turn in which UIKit has started the transition. Animations alongside join it only after
    /// its start (C80), and have to begin where it begins.
    private var start: TurnObserver?
    private var progress: CGFloat?
    private var pace = Pace.own

    /// The pace of the rest of the transition after the release.
    private enum Pace {
        /// The transition's own.
        case own
        /// That of a critically damped spring over a distance in points, with the finger's velocity.
        case spring(velocity: CGFloat, distance: CGFloat)
        /// That of another animation, in seconds.
        case within(TimeInterval)
    }

    /// Whether UIKit hears about progress and release. What came before is applied as soon as it does.
    private var hasJoined: Bool { hasStarted && start == nil }

    /// Creates an interaction for one transition. It has no effect until it is returned to UIKit.
    public override init() { super.init() }

    /// Makes an interaction for a transition that is not driven at first. With it the views receive touches while they
    /// move, so a finger can catch them (Z1). `nil` if the animator is the app's own, which decides that for itself.
    static func attending(_ animator: any UIViewControllerAnimatedTransitioning) -> TransitionInteraction? {
        guard animator is TransitionAnimator else { return nil }
        let interaction = TransitionInteraction()
        interaction.wantsInteractiveStart = false
        return interaction
    }

    /// Starts the transition. Called by UIKit. What was set before is applied at the end of the turn.
    public override func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        Self.keep(\TransitionInteraction.progress, of: self) { super.startInteractiveTransition(transitionContext) }
        hasStarted = true
        guard wantsInteractiveStart else { return phase = .playing }
        start = TurnObserver { [weak self] in
            self?.catchUp()
            return false
        }
    }

    private func catchUp() {
        guard start != nil else { return }
        start = nil
        if let progress { super.update(progress) }
        if phase != .driven { end(phase) }
    }

    // MARK: Progress

    /// Sets the progress of the transition, clamped to 0…1. NaN is ignored.
    public override func update(_ percentComplete: CGFloat) {
        guard !percentComplete.isNaN else { return }
        let progress = min(1, max(0, percentComplete))
        self.progress = progress
        if hasJoined { super.update(progress) }
    }

    /// Pauses a running transition where it is, and makes it interactive. Needs a property animator.
    public override func pause() {
        super.pause()
        progress = percentComplete
        phase = .driven
        if case .own = pace { return }
        // The velocity of the last release no longer applies.
        pace = .own
        timingCurve = nil
        completionCurve = .easeInOut
        completionSpeed = 1
    }

    // MARK: Releasing

    /// Completes the transition at its own pace.
    public override func finish() { end(.finishing) }

    /// Cancels the transition at its own pace.
    public override func cancel() { end(.cancelling) }

    /// Completes the transition with the finger's velocity, on a critically damped spring.
    ///
    /// - Parameters:
    ///   - velocity: The velocity toward the end of the transition, in points per second. Negative on the way back.
    ///   - distance: The distance of the whole transition, in points, of which ``update(_:)`` gets a fraction.
    public func finish(velocity: CGFloat, over distance: CGFloat) {
        pace = .spring(velocity: velocity, distance: distance)
        end(.finishing)
    }

    /// Cancels the transition with the finger's velocity. The parameters are those of ``finish(velocity:over:)``.
    public func cancel(velocity: CGFloat, over distance: CGFloat) {
        pace = .spring(velocity: velocity, distance: distance)
        end(.cancelling)
    }

    func end(finishing: Bool, within duration: TimeInterval) {
        pace = .within(duration)
        end(finishing ? .finishing : .cancelling)
    }

    private func end(_ phase: Phase) {
        self.phase = phase
        guard hasJoined else { return }
        let isCancelled = phase == .cancelling
        if let rest = preparePace(isCancelled: isCancelled) {
            let ownDuration = (isCancelled ? percentComplete : 1 - percentComplete) * duration
            completionSpeed = rest > 0 && ownDuration > 0 ? ownDuration / CGFloat(rest) : 1
        }
        if isCancelled { super.cancel() } else { super.finish() }
    }

    /// Sets the curve of the rest, and returns its duration; `nil` for the transition's own pace. The rest begins where
    /// the transition is seen, which may be behind the last update.
    private func preparePace(isCancelled: Bool) -> TimeInterval? {
        switch pace {
        case .own: return nil
        case .within(let duration): return duration
        case .spring(let velocity, let distance):
            let (place, target) = (percentComplete * distance, isCancelled ? 0 : distance)
            let timing = PresentationDefaults.Motion.settling
            let initial = timing.initialVelocity(from: place, to: target, velocity: velocity)
            timingCurve = UISpringTimingParameters(dampingRatio: 1, initialVelocity: CGVector(dx: initial, dy: initial))
            // For an animator without a property animator, which is moving already.
            completionCurve = .easeOut
            return timing.makeAnimator(from: place, to: target, velocity: velocity).duration
        }
    }
}

/// A transition that a gesture has requested, until UIKit has taken it or it is over. UIKit asks for an animator first,
/// and then for an interaction controller. Each may be about another transition, and the app may answer.
@MainActor
final class InteractiveRequest {
    let interaction = TransitionInteraction()
    /// The animator that accompanies the finger; `nil` if the transition's own animator plays.
    let animator: TransitionAnimator?
    /// The view controller whose transition UIKit asks about. It may be released before that is over.
    private(set) weak var subject: UIViewController?
    /// Whether UIKit got the animator of this transition from the kit, and not from an app that animates it itself.
    private var isAnimated = false
    private(set) var isTaken = false

    init(animator: TransitionAnimator? = nil, subject: UIViewController? = nil) {
        self.animator = animator
        self.subject = subject
    }

    func willAnimate() { isAnimated = true }

    /// Returns the interaction controller for UIKit: once, for one transition, and only after ``willAnimate()``.
    func take() -> TransitionInteraction? {
        guard isAnimated, !isTaken else { return nil }
        isTaken = true
        return interaction
    }
}
