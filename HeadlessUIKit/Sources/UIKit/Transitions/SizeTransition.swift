/// A window's change of size, first announced to controllers and then animated (Y6).
@MainActor
final class SizeTransition: TransitionFacts {
    private let window: UIWindow
    private let frame: CGRect
    private let traits: UITraitCollection
    /// The coordinator of the controllers in the window until the change is over.
    private(set) var coordinator: TransitionCoordinator?

    /// The traits that the window reports while the change is announced to controllers.
    private(set) var announcedTraits: UITraitCollection?

    /// The duration of a device's rotation, in seconds.
    let transitionDuration: TimeInterval = 0.4

    init(window: UIWindow, frame: CGRect, traits: UITraitCollection) {
        self.window = window
        self.frame = frame
        self.traits = traits
    }

    private var size: CGSize { frame.size }

    /// Announces the change. Size, safe area and traits are still the old ones.
    func announce() {
        let coordinator = TransitionCoordinator(facts: self)
        self.coordinator = coordinator
        window.sizeTransition = self
        let coming = window.overriding(traits.overriding(window.windowScene?.traitOverrides ?? UITraitOverrides()))
        let old = window.traitCollection
        let classesChange =
            old.horizontalSizeClass != coming.horizontalSizeClass || old.verticalSizeClass != coming.verticalSizeClass
        if Assumptions.current.traitsInWillTransition == .new { announcedTraits = coming }
        defer { announcedTraits = nil }
        if let root = window.rootViewController {
            if classesChange { root.forwardTransition(to: coming, with: coordinator) }
            if root.viewIfLoaded?.bounds.size != size { root.viewWillTransition(to: size, with: coordinator) }
        }
        for presentation in fullScreenPresentations {
            if classesChange { presentation.willTransition(to: coming, with: coordinator) }
            presentation.viewWillTransition(to: size, with: coordinator)
        }
    }

    /// Returns the result of `body` under the old traits.
    func withTraitsOfBefore<Result>(_ body: () -> Result) -> Result {
        let announced = announcedTraits
        announcedTraits = nil
        defer { announcedTraits = announced }
        return body()
    }

    /// Lets the window follow its screen, animated together with the registered blocks.
    func animate() {
        let timing = Timing.curve(.easeInOut)
        ViewAnimation(timing: timing, duration: transitionDuration, delay: 0, options: [], overridesInherited: true)
            .start({ self.resize() }, completion: nil)
        presentations.forEach { $0.adaptation?.begin() }
        coordinator?.runAlongside(with: nil, interruptible: nil)
        window.mainLoop.schedule(after: transitionDuration) { self.end() }
    }

    private func resize() {
        window.frame = frame
        window.forEachInSubtree { $0.setNeedsSafeAreaUpdate() }
        window.propagateTraits()
        window.layoutIfNeeded()
    }

    private func end() {
        coordinator?.complete()
        coordinator = nil
        if window.sizeTransition === self { window.sizeTransition = nil }
    }

    /// Leaves it unfinished: the coordinator and the transition hold each other.
    func forget() {
        coordinator = nil
        if window.sizeTransition === self { window.sizeTransition = nil }
    }

    /// The presentations that cover the window, lowest first. One in a context gets the change from its context.
    private var fullScreenPresentations: [ModalPresentation] {
        presentations.filter(\.controller.coversScreen)
    }

    private var presentations: [ModalPresentation] {
        window.rootViewController.map(presentations(from:)) ?? []
    }

    private func presentations(from controller: UIViewController) -> [ModalPresentation] {
        let inside = controller.storedChildren.flatMap(presentations(from:))
        guard let presentation = controller.modal.presented else { return inside }
        return inside + [presentation] + presentations(from: presentation.presented)
    }

    // MARK: Properties

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
