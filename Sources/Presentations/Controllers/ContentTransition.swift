import UIKit

/// Lays out the presented view within a transition of the content, such as a push.
///
/// UIKit begins a push in the layout of the stack's view. The container is laid out earlier in the same pass, and would
/// apply the new layout without an animation. So the presented view keeps its layout until the transition begins.
@MainActor
final class ContentTransition {
    weak var controller: PresentationController?
    private weak var awaited: (any UIViewControllerTransitionCoordinator)?
    private var awaitingSize: CGSize = .zero
    private var exchange: ContentExchange?

    /// Whether the presented view keeps its layout until a transition begins. If the container gets another size
    /// meanwhile, the layout is applied immediately.
    var isAwaited: Bool {
        guard awaited != nil, let controller, controller.containerView?.bounds.size == awaitingSize else {
            return false
        }
        return controller.presentedViewController.contentCoordinator != nil
    }

    /// Adds the layout to the transition. Returns `false` if that has already begun.
    ///
    /// - Parameter completion: Called when the transition has ended; not called if this method returns `false`.
    func layOut(
        along coordinator: any UIViewControllerTransitionCoordinator, completion: (() -> Void)? = nil
    ) -> Bool {
        guard let container = controller?.containerView else { return false }
        var isTaken = false
        isTaken = coordinator.animateAlongsideTransition(in: container) { [weak self] _ in
            self?.layOut()
        } completion: { [weak self, weak container] in
            // It may be called although nothing was added (C68).
            guard isTaken else { return }
            self?.end(isCancelled: $0.isCancelled)
            // It may be possible to observe the controller that is on top now.
            container?.setNeedsLayout()
            completion?()
        }
        guard isTaken else { return false }
        awaited = coordinator
        awaitingSize = container.bounds.size
        return true
    }

    /// Lays out inside the running animation. The first layout in an awaited transition also lays out its controllers.
    func layOut() {
        guard let controller, let components = controller.presentation.components else { return }
        guard let awaited else { return components.layOut() }
        controller.presentation.geometry.content.screenMayHaveChanged()
        exchange = makeExchange(awaited)
        let layOut = { [weak self] in
            self?.awaited = nil
            components.layOut()
        }
        if let exchange { exchange.run(layOut) } else { layOut() }
    }

    /// Applies the layout in the next pass, because the awaited transition belongs to a content that was replaced.
    func stopWaiting() {
        awaited = nil
    }

    private func end(isCancelled: Bool) {
        awaited = nil
        if isCancelled { exchange?.undo() }
        exchange = nil
    }

    /// Returns the exchange of two controllers of the stack; `nil` for another transition, and during a drag.
    private func makeExchange(_ context: any UIViewControllerTransitionCoordinatorContext) -> ContentExchange? {
        guard let controller, let components = controller.presentation.components, components.drag.phase == .idle,
            let stack = controller.presentation.geometry.content.root as? UINavigationController,
            context.viewController(forKey: .to)?.parent === stack
        else { return nil }
        return ContentExchange(
            context, in: components.chrome, endingAt: controller.presentation.geometry.layout.frame)
    }
}
