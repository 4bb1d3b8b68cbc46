/// A presentation's change to another style while it is on screen: one presentation controller gives way to another,
/// with a container of its own (Y10).
///
/// For the two controllers it is a dismissal and a presentation. The presented view moves from one container to the
/// other and its view controller hears nothing, unless the delegate put another one in its place.
@MainActor
final class AdaptiveTransition {
    private let presentation: ModalPresentation
    private let old: UIPresentationController
    private let new: UIPresentationController
    private let oldContainer: UITransitionView?
    private let oldPresented: UIViewController
    private var isOver = false
    private var postponed: [() -> Void] = []

    init(presentation: ModalPresentation, to active: UIPresentationController) {
        self.presentation = presentation
        old = presentation.controller
        new = active
        oldContainer = presentation.container
        oldPresented = presentation.presented
    }

    /// Without a coordinator everything happens at once.
    func run(with coordinator: (any UIViewControllerTransitionCoordinator)?) {
        presentation.adaptation = self
        begin(with: coordinator)
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

    /// Requests to present or dismiss wait for the end.
    func postpone(_ request: @escaping () -> Void) {
        postponed.append(request)
    }

    // MARK: Steps

    private func begin(with coordinator: (any UIViewControllerTransitionCoordinator)?) {
        old.dismissalTransitionWillBegin()
        let frame = old.presentedView.flatMap { view in
            view.superview.map { $0.convert(view.frame, to: oldContainer) }
        }
        presentation.exchange(for: new)
        presentation.installContainer(above: oldContainer)
        presentation.announceStyle(with: coordinator)
        if new.presentedViewController !== oldPresented { takeOutOfParent(new.presentedViewController) }
        new.presentedViewController.loadViewIfNeeded()
        new.presentationTransitionWillBegin()
        beginAppearance(animated: coordinator != nil)
        if new.shouldRemovePresentersView, !old.shouldRemovePresentersView {
            presentation.movePresenterIntoContainer()
        } else if old.shouldRemovePresentersView, !new.shouldRemovePresentersView {
            presentation.putPresenterBack()
        }
        UIView.performWithoutAnimation { putIn(at: frame) }
    }

    private func putIn(at frame: CGRect?) {
        guard let container = presentation.container, let view = new.presentedView else { return }
        if let covering = new.presentedViewController.modal.presented, covering.presenterPlace != nil {
            return covering.movePlace(into: container, frame: container.bounds)
        }
        container.addSubview(view)
        if let frame { view.frame = frame }
    }

    private func move() {
        guard !isOver, let view = new.presentedView, view.superview === presentation.container else { return }
        view.frame = new.frameOfPresentedViewInContainerView
        presentation.container?.layoutIfNeeded()
    }

    func end() {
        guard !isOver else { return }
        isOver = true
        old.dismissalTransitionDidEnd(true)
        if let view = old.presentedView, view.superview === oldContainer { view.removeFromSuperview() }
        oldContainer?.removeFromSuperview()
        oldContainer?.controller = nil
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

    /// Back from a container in which the delegate had put it.
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

    /// One that the new presented controller contains stays.
    private var leavesOldPresented: Bool {
        oldPresented !== new.presentedViewController && oldPresented.parent == nil
    }
}
