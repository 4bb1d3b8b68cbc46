/// Presents a search over its context and fades it in.
@MainActor final class SearchTransition: NSObject, UIViewControllerTransitioningDelegate {
    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        SearchPresentationController(presentedViewController: presented, presenting: presenting)
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { CrossDissolveAnimator() }

    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { CrossDissolveAnimator() }
}

/// Covers only its context, and passes touches that hit nothing of the search to the views behind.
private final class SearchPresentationController: UIPresentationController {
    override var shouldPresentInFullscreen: Bool { false }
    override var shouldRemovePresentersView: Bool { false }
    override func letsTouchThrough(at point: CGPoint) -> Bool { true }

    override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        moveBar(isSearching: true)
    }

    override func dismissalTransitionWillBegin() {
        super.dismissalTransitionWillBegin()
        moveBar(isSearching: false)
    }

    private func moveBar(isSearching: Bool) {
        guard let search = presentedViewController as? UISearchController else { return }
        let coordinator = search.transitionCoordinator
        let isQueued = coordinator?.animate { _ in search.changeBar(isSearching: isSearching) } ?? false
        if !isQueued { search.changeBar(isSearching: isSearching) }
    }
}
