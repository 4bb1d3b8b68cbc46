/// A window's change of size, told to controllers first and then animated (Y6).
@MainActor
final class SizeTransition: TransitionFacts {
    private let window: UIWindow
    private let size: CGSize
    private lazy var coordinator = TransitionCoordinator(facts: self)

    /// What a device takes to rotate, in seconds.
    let transitionDuration: TimeInterval = 0.4

    init(window: UIWindow, size: CGSize) {
        self.window = window
        self.size = size
    }

    func run() {
        let traits = window.traitCollection
        let previous = window.reportedTraits
        let classesChange =
            previous?.horizontalSizeClass != traits.horizontalSizeClass
            || previous?.verticalSizeClass != traits.verticalSizeClass
        if let root = window.rootViewController {
            if classesChange { root.willTransition(to: traits, with: coordinator) }
            root.viewWillTransition(to: size, with: coordinator)
        }
        for controller in presentationControllers {
            if classesChange { controller.willTransition(to: traits, with: coordinator) }
            controller.viewWillTransition(to: size, with: coordinator)
        }
        let timing = Timing.curve(.easeInOut)
        ViewAnimation(timing: timing, duration: transitionDuration, delay: 0, options: [], overridesInherited: true)
            .start({ self.resize() }, completion: nil)
        coordinator.runAlongside(with: nil, interruptible: nil)
        MainLoop.main.schedule(after: transitionDuration) { self.coordinator.complete() }
    }

    private func resize() {
        window.frame = CGRect(origin: .zero, size: size)
        window.forEachInSubtree { $0.setNeedsSafeAreaUpdate() }
        window.propagateTraits()
        window.layoutIfNeeded()
    }

    /// The presentations over the root, lowest first.
    private var presentationControllers: [UIPresentationController] {
        guard let root = window.rootViewController else { return [] }
        return sequence(state: root as UIViewController?) { controller -> UIPresentationController? in
            guard let presentation = controller?.modal.presented else { return nil }
            controller = presentation.presented
            return presentation.controller
        }.map { $0 }
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
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { nil }
    func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }
}
