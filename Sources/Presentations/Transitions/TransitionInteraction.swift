import UIKit

/// Drives a transition by a share of its way, and lets go of it without a jump: a `UIPercentDrivenInteractiveTransition`
/// for any animator, one that vends a property animator or one that does not.
///
/// It differs in two ways:
///
/// - It may be told before the transition has begun. UIKit starts a transition after the layout that follows the request;
///   a finger does not wait for that, and may have lifted by then. What it did is caught up with after the start, the
///   release included.
/// - ``finish(velocity:over:)`` and ``cancel(velocity:over:)`` take the finger's velocity over: the rest of the way takes
///   the time that a spring needs for it.
///
/// ```swift
/// func navigationController(
///     _ navigationController: UINavigationController,
///     interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
/// ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
///
/// // In the action of a pan:
/// interaction?.update(pan.translation(in: view).x / view.bounds.width)
/// interaction?.finish(velocity: pan.velocity(in: view).x, over: view.bounds.width)
/// ```
public final class TransitionInteraction: UIPercentDrivenInteractiveTransition {
    /// Looks for the moment when everything that goes along has joined: what an app animates along joins the transition
    /// only after its start (C80), and has to begin where the transition begins.
    private let start = DisplayLinkObserver()
    /// Whether UIKit has begun the transition that it drives.
    private(set) var hasStarted = false
    private var hasJoined = false
    private var share: CGFloat?
    /// What becomes of the transition; `nil` while it is in somebody's hand.
    private(set) var release: Release?

    enum Release {
        case finish, cancel
    }

    /// An interaction for one transition. It does nothing until UIKit has been given it.
    public override init() {
        super.init()
    }

    public override func startInteractiveTransition(
        _ transitionContext: any UIViewControllerContextTransitioning
    ) {
        super.startInteractiveTransition(transitionContext)
        hasStarted = true
        transitionContext.containerView.setNeedsLayout()
        start.start { [weak self] in
            self?.catchUp()
            return false
        }
    }

    /// What goes along has joined, at the latest in the frame after the start.
    func catchUp() {
        guard hasStarted, !hasJoined else { return }
        start.stop()
        hasJoined = true
        if let share { super.update(share) }
        if let release { end(release) }
    }

    // MARK: A share of the way

    /// So much of the transition is done, 0…1; beyond that it is the nearer end. What is no number is passed over.
    public override func update(_ percentComplete: CGFloat) {
        guard !percentComplete.isNaN else { return }
        let share = min(1, max(0, percentComplete))
        self.share = share
        if hasJoined { super.update(share) }
    }

    /// Takes a transition that runs by itself in hand where it is. Only one whose animator vends a property animator can be.
    public override func pause() {
        super.pause()
        share = percentComplete
        release = nil
        guard rest != nil else { return }
        // How it was let go of before has nothing to do with how it will be.
        rest = nil
        timingCurve = nil
        completionCurve = .easeInOut
        completionSpeed = 1
    }

    /// Goes on to the end at the transition's own pace.
    public override func finish() {
        end(.finish)
    }

    /// Goes back to the beginning at the transition's own pace.
    public override func cancel() {
        end(.cancel)
    }

    // MARK: A finger lets go

    /// Goes on to the end as something that was let go with that velocity, on a spring that does not swing.
    ///
    /// - Parameters:
    ///   - velocity: Points per second toward the end of the transition; negative where the finger was on its way back.
    ///   - distance: Points of the whole way, as in the share that was given to ``update(_:)``.
    public func finish(velocity: CGFloat, over distance: CGFloat) {
        follow(SettleSpring(from: way(of: distance), to: distance, velocity: velocity))
        end(.finish)
    }

    /// Goes back to the beginning as something that was let go with that velocity.
    ///
    /// - Parameters:
    ///   - velocity: Points per second toward the end of the transition, as for ``finish(velocity:over:)``.
    ///   - distance: Points of the whole way.
    public func cancel(velocity: CGFloat, over distance: CGFloat) {
        follow(SettleSpring(from: way(of: distance), to: 0, velocity: velocity))
        end(.cancel)
    }

    /// Ends the transition together with something that arrives after `duration` seconds by itself.
    func finish(within duration: TimeInterval) {
        rest = duration
        end(.finish)
    }

    /// Takes the transition back together with something that arrives after `duration` seconds by itself.
    func cancel(within duration: TimeInterval) {
        rest = duration
        end(.cancel)
    }

    // MARK: The rest of the way

    /// How long it takes, in seconds; `nil` for the transition's own pace.
    private var rest: TimeInterval?

    private func way(of distance: CGFloat) -> CGFloat { (share ?? 0) * distance }

    private func follow(_ spring: SettleSpring) {
        let velocity = CGVector(dx: spring.initialVelocity, dy: spring.initialVelocity)
        timingCurve = UISpringTimingParameters(dampingRatio: 1, initialVelocity: velocity)
        // For an animator that vends no property animator: it has been under way.
        completionCurve = .easeOut
        rest = spring.makeAnimator().duration
    }

    private func end(_ release: Release) {
        self.release = release
        guard hasJoined else { return }
        if let rest {
            let share = share ?? 0
            let ownTime = (release == .cancel ? share : 1 - share) * duration
            completionSpeed = rest > 0 && ownTime > 0 ? ownTime / CGFloat(rest) : 1
        }
        switch release {
        case .finish: super.finish()
        case .cancel: super.cancel()
        }
    }
}
