/// A window's change of size, told to controllers first and then animated (Y6).
@MainActor
final class SizeTransition: TransitionFacts {
    private let window: UIWindow
    private let size: CGSize
    private let traits: UITraitCollection
    private lazy var coordinator: TransitionCoordinator? = TransitionCoordinator(facts: self)

    /// What a device takes to rotate, in seconds.
    let transitionDuration: TimeInterval = 0.4

    init(window: UIWindow, size: CGSize, traits: UITraitCollection) {
        self.window = window
        self.size = size
        self.traits = traits
    }

    /// Tells what is coming. Size, safe area and traits are still those of before.
    func announce() {
        guard let coordinator else { return }
        let old = window.traitCollection
        let classesChange =
            old.horizontalSizeClass != traits.horizontalSizeClass || old.verticalSizeClass != traits.verticalSizeClass
        let containers: [any UIContentContainer] =
            [window.rootViewController].compactMap { $0 } + presentationControllers
        for container in containers {
            if classesChange { container.willTransition(to: traits, with: coordinator) }
            container.viewWillTransition(to: size, with: coordinator)
        }
    }

    /// Lets the window follow its screen, animated together with what was registered.
    func animate() {
        let timing = Timing.curve(.easeInOut)
        ViewAnimation(timing: timing, duration: transitionDuration, delay: 0, options: [], overridesInherited: true)
            .start({ self.resize() }, completion: nil)
        coordinator?.runAlongside(with: nil, interruptible: nil)
        MainLoop.main.schedule(after: transitionDuration) {
            self.coordinator?.complete()
            self.coordinator = nil
        }
    }

    private func resize() {
        window.frame = CGRect(origin: .zero, size: size)
        window.forEachInSubtree { $0.setNeedsSafeAreaUpdate() }
        window.propagateTraits()
        window.layoutIfNeeded()
    }

    /// The presentations over the root and over its children, lowest first.
    private var presentationControllers: [UIPresentationController] {
        window.rootViewController.map(presentationControllers(from:)) ?? []
    }

    private func presentationControllers(from controller: UIViewController) -> [UIPresentationController] {
        let inside = controller.storedChildren.flatMap(presentationControllers(from:))
        guard let presentation = controller.modal.presented else { return inside }
        return inside + [presentation.controller] + presentationControllers(from: presentation.presented)
    }

    // MARK: Facts

    var containerView: UIView { window }
    var isAnimated: Bool { true }
    var isInteractive: Bool { false }
    var initiallyInteractive: Bool { false }
    var isInterruptible: Bool { false }
    var transitionWasCancelled: Bool { false }
    var percentComplete: CGFloat { 0 }
    var presentationStyle: UIModalPresentationStyle { .none }
    var targetTransform: CGAffineTransform { .identity }
    var completionVelocity: CGFloat { 1 }
    var completionCurve: UIView.AnimationCurve { .easeInOut }
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { nil }
    func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }
}
