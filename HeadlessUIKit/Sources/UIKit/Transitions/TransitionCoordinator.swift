/// The transition's data in a coordinator.
@MainActor
protocol TransitionFacts: AnyObject {
    var containerView: UIView { get }
    var isAnimated: Bool { get }
    var isInteractive: Bool { get }
    var initiallyInteractive: Bool { get }
    var isInterruptible: Bool { get }
    var transitionWasCancelled: Bool { get }
    var transitionDuration: TimeInterval { get }
    var percentComplete: CGFloat { get }
    var presentationStyle: UIModalPresentationStyle { get }
    var targetTransform: CGAffineTransform { get }
    var completionVelocity: CGFloat { get }
    var completionCurve: UIView.AnimationCurve { get }
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// Collects animations until the transition begins, and runs them together with its own (C66, C80).
final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
    typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

    private let facts: any TransitionFacts
    private var animations: [Block] = []
    private var completions: [Block] = []
    private var interactionHandlers: [Block] = []
    /// Called for the first end of the interaction only.
    private var endHandlers: [Block] = []
    private var hasBegun = false
    /// Views outside the container with an alongside animation.
    private(set) var views: [UIView] = []

    init(facts: any TransitionFacts) {
        self.facts = facts
        super.init()
    }

    // MARK: Blocks

    /// Returns `false` if the animation came too late; its completion is kept all the same (C68).
    func animate(alongsideTransition animation: Block?, completion: Block?) -> Bool {
        completion.map { completions.append($0) }
        guard let animation else { return !hasBegun }
        guard !hasBegun else { return false }
        animations.append(animation)
        return true
    }

    func animateAlongsideTransition(in view: UIView?, animation: Block?, completion: Block?) -> Bool {
        if let view, animation != nil, !hasBegun { views.append(view) }
        return animate(alongsideTransition: animation, completion: completion)
    }

    func notifyWhenInteractionChanges(_ handler: @escaping Block) {
        interactionHandlers.append(handler)
    }

    func notifyWhenInteractionEnds(_ handler: @escaping Block) {
        endHandlers.append(handler)
    }

    // MARK: Moments

    /// Runs the waiting blocks as part of the transition's animation, or without one if it is not animated (C46). Only
    /// the first call has an effect.
    func runAlongside(with tracked: AnimationRun?, interruptible: (any UIViewImplicitlyAnimating)?) {
        guard !hasBegun else { return }
        hasBegun = true
        let blocks = animations
        animations = []
        views = []
        guard !blocks.isEmpty else { return }
        let changes = { blocks.forEach { $0(self) } }
        guard isAnimated else {
            UIView.performWithoutAnimation(changes)
            return
        }
        if let interruptible, interruptible.state == .active, Self.carriesAlongside(interruptible) {
            interruptible.addAnimations(changes)
            return
        }
        if let waiting = interruptible as? UIViewPropertyAnimator, waiting.state == .inactive, hasToComeFirst {
            waiting.addFirst(changes)
            return
        }
        ViewAnimation(
            timing: tracked?.timing ?? .curve(.easeInOut), duration: tracked?.duration ?? transitionDuration,
            delay: tracked?.delay ?? 0, options: [], overridesInherited: true
        ).start(changes, completion: nil)
    }

    /// True if alongside animations come before those of the interruptible animator.
    private var hasToComeFirst: Bool { Assumptions.current.alongside == .before }

    /// Returns whether the interruptible animator drives the alongside animations. One that moves nothing itself may
    /// not.
    private static func carriesAlongside(_ animator: any UIViewImplicitlyAnimating) -> Bool {
        guard Assumptions.current.alongsideEmptyAnimator == .playsByItself else { return true }
        return (animator as? UIViewPropertyAnimator)?.movesSomething ?? true
    }

    func notifyInteractionChanged() {
        interactionHandlers.forEach { $0(self) }
        guard !isInteractive else { return }
        let ended = endHandlers
        endHandlers = []
        ended.forEach { $0(self) }
    }

    func complete() {
        let blocks = completions
        completions = []
        interactionHandlers = []
        endHandlers = []
        blocks.forEach { $0(self) }
    }

    // MARK: Context

    var isAnimated: Bool { facts.isAnimated }
    var presentationStyle: UIModalPresentationStyle { facts.presentationStyle }
    var initiallyInteractive: Bool { facts.initiallyInteractive }
    var isInterruptible: Bool { facts.isInterruptible }
    var isInteractive: Bool { facts.isInteractive }
    var isCancelled: Bool { facts.transitionWasCancelled }
    var transitionDuration: TimeInterval { facts.transitionDuration }
    var percentComplete: CGFloat { facts.percentComplete }
    var completionVelocity: CGFloat { facts.completionVelocity }
    var completionCurve: UIView.AnimationCurve { facts.completionCurve }
    var containerView: UIView { facts.containerView }
    var targetTransform: CGAffineTransform { facts.targetTransform }
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        facts.viewController(forKey: key)
    }
    func view(forKey key: UITransitionContextViewKey) -> UIView? { facts.view(forKey: key) }
}
