import UIKit

/// Plays a `TransitionAnimation` on a property animator that can be scrubbed and reversed. At its end both views have
/// the transform, opacity and position that they have at rest.
///
/// The kit makes its own animators. In your own transitioning delegate, return one for a single transition of any kind:
///
/// ```swift
/// func animationController(
///     forPresented presented: UIViewController,
///     presenting: UIViewController, source: UIViewController
/// ) -> (any UIViewControllerAnimatedTransitioning)? {
///     TransitionAnimator(.flip, .forward)
/// }
/// ```
public final class TransitionAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    /// The direction in which an animation is played.
    ///
    /// ```swift
    /// let animator = TransitionAnimator(
    ///     .crossDissolve, operation == .push ? .forward : .reverse)
    /// ```
    public enum Operation: Sendable {
        /// A presentation, a push, or a change to a later tab.
        case forward
        /// A dismissal, a pop, or a change to an earlier tab: in reverse, with the roles of the views exchanged.
        case reverse
    }

    enum Mover {
        case animation
        /// A finger, along one axis. The animation changes the appearance of the view with the progress.
        case finger
        /// A finger, on both axes. The animation does not change the view.
        case freeFinger
    }

    struct Outline {
        var shadowOutset: CGFloat = 0
        /// The radius of its corners; `nil` for that of its layer.
        var cornerRadius: CGFloat?
        /// Whether it is opaque and has no transform at rest, even if a drag has left other values.
        var isUpright = false
        /// The arrow, whose tip stays in place while the view grows; `nil` without an arrow.
        var arrow: PresentationArrow?

        /// Returns the visible part of the view at rest.
        @MainActor
        func window(of view: UIView) -> ZoomWindow {
            ZoomWindow(
                rect: CGRect(origin: .zero, size: view.bounds.size).insetBy(dx: -shadowOutset, dy: -shadowOutset),
                cornerRadius: cornerRadius ?? view.layer.cornerRadius)
        }
    }

    private let animation: TransitionAnimation
    let operation: Operation
    private let outline: @MainActor () -> Outline
    private let sources: ZoomSources
    private(set) var mover: Mover
    private var animator: UIViewPropertyAnimator?
    private var views: TransitionViews?
    /// What the animator moves while a finger moves the view.
    private weak var companion: UIView?
    private var context: (any UIViewControllerContextTransitioning)?
    /// Called with the function that stops the animations, to call it and to keep values around that.
    var willStop: ((_ stop: () -> Void) -> Void)?

    /// Creates an animator for one transition, which plays an animation in a direction.
    public convenience init(_ animation: TransitionAnimation, _ operation: Operation) {
        self.init(animation, operation, mover: .animation)
    }

    /// - Parameters:
    ///   - outline: Called when the transition begins.
    ///   - mover: The mover of the disappearing view. If it is a finger, `viewDidArrive()` ends the transition.
    init(
        _ animation: TransitionAnimation, _ operation: Operation,
        outline: @escaping @MainActor () -> Outline = { Outline() }, mover: Mover, sources: ZoomSources = ZoomSources()
    ) {
        self.animation = animation
        self.operation = operation
        self.outline = outline
        self.mover = mover
        self.sources = sources
        super.init()
    }

    /// Returns the animation's duration, in seconds, or 0 for a transition without animation.
    public func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
    {
        transitionContext?.isAnimated == false ? 0 : played(in: transitionContext).timing.duration
    }

    /// Starts the animation. Without animation it places the incoming view and completes the transition at once.
    public func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        guard transitionContext.isAnimated else {
            TransitionViews.addView(animation, operation, in: transitionContext)
            transitionContext.completeTransition(true)
            return
        }
        interruptibleAnimator(using: transitionContext).startAnimation()
    }

    /// Returns the property animator, the same one for the whole transition, as UIKit requires.
    public func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
        if let animator { return animator }
        let made = makeAnimator(transitionContext)
        animator = made
        return made
    }

    /// Releases the views of the transition. UIKit calls it at the end, whether it was completed or cancelled.
    public func animationEnded(_ transitionCompleted: Bool) {
        companion?.removeFromSuperview()
        animator = nil
        views = nil
        context = nil
    }

    // MARK: Interaction

    /// Returns the geometry of a view over the source of a zoom; `nil` if there is no zoom, or no source to return to.
    func zoomEnd(of view: UIView, restingAt rest: CGRect, in container: UIView) -> ViewGeometry? {
        let state = OffscreenState(
            animation.incoming, of: view, frame: rest, outline: outline(), in: container, sources)
        return state.window == nil ? nil : ViewGeometry(frame: rest).hidden(state)
    }

    func hideSource(in container: UIView) {
        if let source = animation.zoomSource, sources.window(of: source, in: container) != nil { sources.hide(source) }
    }

    func showSource() { sources.show() }

    var isUnderWay: Bool { context != nil }

    var isPlaying: Bool { context != nil && animator?.isRunning == true }

    /// The fraction of the animation that is on the screen, 0…1.
    var fractionComplete: CGFloat { min(1, max(0, animator?.fractionComplete ?? 0)) }

    /// Lets the animator move the view and end the transition, without the finger.
    func continueWithoutFinger() { mover = .animation }

    /// Ends the transition when a dragged view has arrived. Everything that is animated with it jumps to its end.
    func viewDidArrive() {
        // The view may have arrived before UIKit has begun the transition.
        guard let context else { return continueWithoutFinger() }
        stopAnimations {
            $0.stopAnimation(false)
            $0.finishAnimation(at: context.transitionWasCancelled ? .start : .end)
        }
        context.completeTransition(!context.transitionWasCancelled)
    }

    /// Ends the transition where it is on the screen: a presentation as completed, a dismissal as cancelled.
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

    /// Returns the animation to play. A transition that follows a finger may move also with Reduce Motion.
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
        if mover != .animation { companion = animator.addCompanion(in: context.containerView) }
        // An app that reverses the animator cancels the transition as well (T9).
        animator.addCompletion { [mover] position in
            let isCancelled = position == .start || context.transitionWasCancelled
            views.end(isCancelled: isCancelled)
            if mover == .animation { context.completeTransition(!isCancelled) }
        }
        return animator
    }
}
