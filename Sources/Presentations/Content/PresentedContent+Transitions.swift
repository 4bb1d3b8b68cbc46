import UIKit

/// The layout of the presented view within a transition of the content, such as a push. UIKit begins a push in the
/// layout of the stack's view. The container is laid out earlier in the same pass, and would apply the new layout
/// without an animation. So the presented view keeps its layout until the transition begins.
extension PresentedContent {
    /// Whether the presented view keeps its layout until a transition begins. If the container gets another size
    /// meanwhile, the layout is applied immediately.
    var awaitsTransition: Bool {
        guard awaited != nil, host?.contentContainer?.bounds.size == awaitingSize else { return false }
        return presented?.contentCoordinator != nil
    }

    /// Adds the layout to a transition of the content. Returns `false` if that has already begun.
    ///
    /// - Parameter completion: Called when the transition has ended; not called if this method returns `false`.
    func layOut(along coordinator: any UIViewControllerTransitionCoordinator, completion: (() -> Void)? = nil) -> Bool {
        guard let container = host?.contentContainer else { return false }
        var isTaken = false
        isTaken = coordinator.animateAlongsideTransition(in: container) { [weak self] _ in
            self?.layOut()
        } completion: { [weak self, weak container] in
            // It may be called although nothing was added (C68).
            guard isTaken else { return }
            self?.transitionDidEnd(isCancelled: $0.isCancelled)
            // The app may have set another delegate of the stack meanwhile.
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
        guard let host, host.contentChrome != nil else { return }
        guard let awaited else { return host.layOut() }
        screenMayHaveChanged()
        exchange = makeExchange(awaited, in: host)
        let layOut = { [weak self] in
            self?.awaited = nil
            host.layOut()
        }
        if let exchange { exchange.run(layOut) } else { layOut() }
    }

    private func transitionDidEnd(isCancelled: Bool) {
        awaited = nil
        if isCancelled { exchange?.undo() }
        exchange = nil
    }

    private func makeExchange(
        _ context: any UIViewControllerTransitionCoordinatorContext, in host: any ContentHost
    ) -> ContentExchange? {
        guard let chrome = host.contentChrome, !host.isDragged, let incoming = context.viewController(forKey: .to),
            let container = incoming.parent, path.contains(container)
        else { return nil }
        return ContentExchange(
            incoming: incoming.viewIfLoaded, outgoing: context.viewController(forKey: .from)?.viewIfLoaded,
            below: (container as? UINavigationController)?.navigationBar, in: chrome, endingAt: host.contentFrame)
    }
}

extension UIViewController {
    var contentCoordinator: (any UIViewControllerTransitionCoordinator)? {
        transitionCoordinator ?? children.reduce(nil) { $0 ?? $1.contentCoordinator }
    }
}
