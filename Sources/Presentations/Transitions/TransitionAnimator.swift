import UIKit

/// Plays a `TransitionAnimation` forward or in reverse, on a property animator that can be paused, scrubbed and reversed.
///
/// The styles, ``NavigationTransition`` and ``TabTransition`` create their own animators. With a transitioning delegate of your
/// own, return one for a single transition of any kind:
///
/// ```swift
/// func animationController(
///     forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
/// ) -> (any UIViewControllerAnimatedTransitioning)? { TransitionAnimator(.flip, .forward) }
///
/// func animationController(
///     forDismissed dismissed: UIViewController
/// ) -> (any UIViewControllerAnimatedTransitioning)? { TransitionAnimator(.flip, .reverse) }
/// ```
///
/// After the transition, completed or not, both views have the transform, opacity and position that they have apart from it,
/// and the container has only the view that stays.
public final class TransitionAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    /// The direction in which an animation is played.
    public enum Operation: Sendable {
        /// A presentation, a push, or a change to a later tab.
        case forward
        /// A dismissal, a pop, or a change to an earlier tab: backwards, with the roles of the views exchanged.
        case reverse
    }

    /// Who moves the view that disappears.
    enum Mover {
        /// The animation.
        case animation
        /// A finger, along an axis. The animation changes the appearance of the view as far as it has gone.
        case finger
        /// A finger, in both axes. The animation leaves the view alone.
        case freeFinger
    }

    /// The outline of the incoming view at rest.
    struct Outline {
        /// How far its shadow reaches beyond its frame, in points.
        var shadowOutset: CGFloat = 0
        /// The radius of its corners; `nil` for that of its layer.
        var cornerRadius: CGFloat?
        /// Whether it is opaque and has no transform at rest, whatever a finger has left.
        var isUpright = false
        /// The arrow, whose tip stays where it is while the view grows in place; `nil` without one.
        var arrow: PresentationArrow?

        /// What is seen of the view at rest.
        @MainActor
        func window(of view: UIView) -> ZoomWindow {
            ZoomWindow(
                rect: CGRect(origin: .zero, size: view.bounds.size).insetBy(dx: -shadowOutset, dy: -shadowOutset),
                cornerRadius: cornerRadius ?? view.layer.cornerRadius)
        }
    }

    /// A view over the source of a zoom, and what is seen of it there.
    struct ZoomEnd {
        let geometry: ViewGeometry
        let window: ZoomWindow
        /// Whether the view has faded, and the source appears instead.
        var isFaded: Bool { geometry.alpha < 1 }
    }

    private let animation: TransitionAnimation
    private let operation: Operation
    private let outline: @MainActor () -> Outline
    private let sources: ZoomSources
    private(set) var mover: Mover
    private var animator: UIViewPropertyAnimator?
    private var views: TransitionViews?
    /// An invisible view that moves where nothing else does.
    private weak var companion: UIView?
    private var context: (any UIViewControllerContextTransitioning)?
    /// Called with the function that stops the animations, and has to call it: code can run before and after. Not called
    /// where no animation is active.
    var willStop: ((_ stop: () -> Void) -> Void)?

    /// An animator for one transition.
    public convenience init(_ animation: TransitionAnimation, _ operation: Operation) {
        self.init(animation, operation, outline: { Outline() }, sources: ZoomSources())
    }

    /// - Parameters:
    ///   - outline: Returns the outline of the incoming view. Called when the transition begins.
    ///   - mover: Who moves the view. Where it is a finger, the transition ends with `viewDidArrive()`.
    ///   - sources: Finds and hides the source of a zoom.
    init(
        _ animation: TransitionAnimation, _ operation: Operation, outline: @escaping @MainActor () -> Outline,
        mover: Mover = .animation, sources: ZoomSources
    ) {
        self.animation = animation
        self.operation = operation
        self.outline = outline
        self.mover = mover
        self.sources = sources
        super.init()
    }

    /// The animation's duration, in seconds; 0 for a transition without animation.
    public func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
    {
        transitionContext?.isAnimated == false ? 0 : played(in: transitionContext).timing.duration
    }

    public func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        guard transitionContext.isAnimated else {
            TransitionViews.addIncomingView(animation, operation, in: transitionContext)
            transitionContext.completeTransition(true)
            return
        }
        interruptibleAnimator(using: transitionContext).startAnimation()
    }

    /// The property animator, the same one for the whole transition, as UIKit requires.
    public func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
        if let animator { return animator }
        let made = makeAnimator(transitionContext)
        animator = made
        return made
    }

    public func animationEnded(_ transitionCompleted: Bool) {
        companion?.removeFromSuperview()
        animator = nil
        views = nil
        context = nil
    }

    // MARK: Interaction

    /// The geometry of a view that returns to the source of a zoom, and what is seen of it there; `nil` where there is no
    /// zoom, or no source to return to.
    ///
    /// - Parameter rest: The frame of the view at rest.
    func zoomEnd(of view: UIView, restingAt rest: CGRect, in container: UIView) -> ZoomEnd? {
        let state = OffscreenState(
            animation.incoming, of: view, frame: rest, outline: outline(), in: container, sources)
        return state.window.map { ZoomEnd(geometry: ViewGeometry(frame: rest).hidden(state), window: $0) }
    }

    /// Hides the source of a zoom that the view can return to.
    func hideSource(in container: UIView) {
        if let source = animation.zoomSource, sources.window(of: source, in: container) != nil { sources.hide(source) }
    }

    /// Shows the source of a zoom that the view fades into, inside an animation.
    func showSource() { sources.show() }

    /// Whether the transition has begun and not ended, so that it can be stopped.
    var isUnderWay: Bool { context != nil }

    /// The part of the animation that is on the screen, 0…1.
    var fractionComplete: CGFloat { min(1, max(0, animator?.fractionComplete ?? 0)) }

    /// Makes the animator move the view and end the transition, after all without a finger.
    func moveAlone() {
        mover = .animation
    }

    /// Ends the transition when the view that a finger moved has arrived. Everything that is animated with it jumps to its
    /// end.
    func viewDidArrive() {
        // The view may have arrived before UIKit has begun the transition.
        guard let context else { return moveAlone() }
        stopAnimations {
            $0.stopAnimation(false)
            $0.finishAnimation(at: context.transitionWasCancelled ? .start : .end)
        }
        context.completeTransition(!context.transitionWasCancelled)
    }

    /// Ends the transition where it is: a presentation as completed, a dismissal as cancelled. The presented view keeps the
    /// position and appearance that it has on the screen.
    func stop() {
        guard let context else { return }
        stopAnimations { $0.stopAnimation(true) }
        views?.abandon()
        if operation == .reverse {
            context.pauseInteractiveTransition()
            context.cancelInteractiveTransition()
        }
        context.completeTransition(operation == .forward)
    }

    private func stopAnimations(_ stop: @escaping (UIViewPropertyAnimator) -> Void) {
        guard let animator, animator.state == .active else { return }
        let stop = { [sources] in sources.preserve { stop(animator) } }
        if let willStop { willStop(stop) } else { stop() }
    }

    // MARK: Playing

    /// Makes an animator move something where a finger moves the view: UIKit may let what is animated alongside follow only
    /// an animator that does.
    private func carryAlong(_ animator: UIViewPropertyAnimator, in container: UIView) {
        let companion = UIView()
        companion.isHidden = true
        companion.isUserInteractionEnabled = false
        companion.accessibilityElementsHidden = true
        container.insertSubview(companion, at: 0)
        animator.addAnimations { companion.center.x = 1 }
        animator.addCompletion { _ in companion.removeFromSuperview() }
        self.companion = companion
    }

    /// The animation to play: what follows a finger may move also with Reduce Motion.
    private func played(in context: (any UIViewControllerContextTransitioning)?) -> TransitionAnimation {
        let isInteractive = mover != .animation || context?.isInteractive == true
        return isInteractive ? animation : animation.played(reduceMotion: UIAccessibility.isReduceMotionEnabled)
    }

    private func makeAnimator(_ context: any UIViewControllerContextTransitioning) -> UIViewPropertyAnimator {
        self.context = context
        let animation = played(in: context)
        let views = TransitionViews(
            animation, operation, outline: outline(), mover: mover, sources: sources, in: context)
        self.views = views
        let animator = animation.timing.makeAnimator()
        let duration = animation.timing.duration
        animator.addAnimations { views.play(within: duration) }
        if mover != .animation { carryAlong(animator, in: context.containerView) }
        // An app that reverses the animator cancels the transition, too (T9).
        animator.addCompletion { position in
            views.end(isCancelled: position == .start || context.transitionWasCancelled)
        }
        if mover == .animation {
            animator.addCompletion { position in
                context.completeTransition(position != .start && !context.transitionWasCancelled)
            }
        }
        return animator
    }
}
