/// A presentation's change to another style while it is on screen: one presentation controller replaces another, with
/// its own container (Y10).
///
/// The two controllers see a dismissal and a presentation. The presented view moves from one container to the other,
/// and its view controller gets no calls, unless the delegate replaced it by another one.
@MainActor
final class AdaptiveTransition {
    private let presentation: ModalPresentation
    private let old: UIPresentationController
    private let new: UIPresentationController
    let oldContainer: UITransitionView?
    private let oldPresented: UIViewController
    private var coordinator: (any UIViewControllerTransitionCoordinator)?
    private var hasBegun = false
    private var isOver = false
    private var postponed: [() -> Void] = []

    init(presentation: ModalPresentation, to active: UIPresentationController) {
        self.presentation = presentation
        old = presentation.controller
        new = active
        oldContainer = presentation.container
        oldPresented = presentation.presented
    }

    /// Returns whether requests to present or dismiss wait for the end.
    func postpone(_ request: @escaping () -> Void) {
        postponed.append(request)
    }

    // MARK: Steps

    /// The old controller begins its dismissal while everything is unchanged: it does not lay out for the new
    /// environment.
    func announce(with coordinator: (any UIViewControllerTransitionCoordinator)?) {
        self.coordinator = coordinator
        presentation.adaptation = self
        old.dismissalTransitionWillBegin()
        oldContainer?.controller = nil
        presentation.exchange(for: new)
        presentation.announceStyle(with: coordinator)
    }

    /// The new controller begins under its own traits and sizes. Without a coordinator everything happens at once.
    func begin() {
        guard !hasBegun, !isOver else { return }
        hasBegun = true
        let frame = old.presentedView.flatMap { view in
            view.superview.map { $0.convert(view.frame, to: oldContainer) }
        }
        presentation.installContainer(above: oldContainer)
        if new.presentedViewController !== oldPresented { takeOutOfParent(new.presentedViewController) }
        new.presentedViewController.loadViewIfNeeded()
        new.presentationTransitionWillBegin()
        beginAppearance(animated: coordinator != nil)
        if new.shouldRemovePresentersView, !old.shouldRemovePresentersView {
            presentation.movePresenterIntoContainer()
        } else if old.shouldRemovePresentersView, !new.shouldRemovePresentersView {
            presentation.putPresenterBack()
        }
        putIn(at: frame)
        guard let coordinator else {
            move()
            return end()
        }
        coordinator.animate { _ in
            self.move()
        } completion: { _ in
            self.end()
        }
    }

    private func putIn(at frame: CGRect?) {
        guard let container = presentation.container, let view = new.presentedView else { return }
        if let covering = new.presentedViewController.modal.presented, covering.presenterPlace != nil {
            return covering.movePlace(into: container, frame: container.bounds)
        }
        container.addSubview(view)
        if let frame, view.transform.isIdentity { view.frame = frame }
    }

    private func move() {
        guard !isOver, let view = new.presentedView, view.superview === presentation.container else { return }
        if view.transform.isIdentity { view.frame = new.frameOfPresentedViewInContainerView }
        presentation.container?.layoutIfNeeded()
    }

    func end() {
        begin()
        guard !isOver else { return }
        isOver = true
        coordinator = nil
        old.dismissalTransitionDidEnd(true)
        if let view = old.presentedView, view.superview === oldContainer { view.removeFromSuperview() }
        oldContainer?.removeFromSuperview()
        old.containerView = nil
        if new.shouldRemovePresentersView { presentation.presenter.viewIfLoaded?.removeFromSuperview() }
        new.presentationTransitionDidEnd(true)
        endAppearance()
        presentation.adaptation = nil
        let requests = postponed
        postponed = []
        requests.forEach { $0() }
    }

    // MARK: Controllers

    /// Removes it from a container in which the delegate had put it.
    private func takeOutOfParent(_ controller: UIViewController) {
        guard controller.parent != nil else { return }
        controller.willMove(toParent: nil)
        controller.removeFromParent()
    }

    private func beginAppearance(animated: Bool) {
        let presenter = presentation.presenter
        if new.shouldRemovePresentersView, !old.shouldRemovePresentersView {
            presenter.beginAppearanceTransition(false, animated: animated)
        }
        if leavesOldPresented { oldPresented.beginAppearanceTransition(false, animated: animated) }
        if old.shouldRemovePresentersView, !new.shouldRemovePresentersView {
            presenter.beginAppearanceTransition(true, animated: animated)
        }
        if new.presentedViewController !== oldPresented {
            new.presentedViewController.beginAppearanceTransition(true, animated: animated)
        }
    }

    private func endAppearance() {
        if new.presentedViewController !== oldPresented { new.presentedViewController.endAppearanceTransition() }
        if leavesOldPresented { oldPresented.endAppearanceTransition() }
        if old.shouldRemovePresentersView != new.shouldRemovePresentersView {
            presentation.presenter.endAppearanceTransition()
        }
    }

    /// True if the new presented controller contains it, so that it stays.
    private var leavesOldPresented: Bool {
        oldPresented !== new.presentedViewController && oldPresented.parent == nil
    }
}
