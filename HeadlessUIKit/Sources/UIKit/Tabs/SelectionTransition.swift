/// A change of the selected tab.
final class SelectionTransition: ControllerTransition {
    private let tabs: UITabBarController
    /// The controllers that will be shown if nothing else changes.
    private(set) lazy var coming = to

    init(
        in tabs: UITabBarController, from: UIViewController, to: UIViewController,
        animator: (any UIViewControllerAnimatedTransitioning)?,
        interactor: (any UIViewControllerInteractiveTransitioning)?
    ) {
        self.tabs = tabs
        super.init(
            from: from, to: to, isAnimated: animator != nil, animator: animator ?? TabSwap(), interactor: interactor)
    }

    override var containerView: UIView? { tabs.area }

    func finishIfQuiet() {
        (animator as? TabSwap)?.finish()
    }

    override func prepare() {
        tabs.place(to.view)
    }

    /// The incoming controller is called first (V-N3).
    override func announce() {
        beginAppearance(of: to)
        from.beginAppearanceTransition(false, animated: isAnimated)
        // The views keep getting touches, since the animation is the app's (Z1).
        if isAnimated { keepTouches(from: [tabs.tabBar]) }
    }

    override func turnRound(isCancelled: Bool) {
        (isCancelled ? to : from).beginAppearanceTransition(false, animated: isAnimated)
        beginAppearance(of: isCancelled ? from : to)
    }

    private func beginAppearance(of controller: UIViewController) {
        coming = controller
        if tabs.letsChildrenAppear { controller.beginAppearanceTransition(true, animated: isAnimated) }
    }

    override func finish(_ completed: Bool) {
        letTouchesThrough()
        let staying = whoStays(completed)
        for gone in [from, to] where gone !== staying {
            gone.beginAppearanceTransition(false, animated: isAnimated)
            gone.viewIfLoaded?.removeFromSuperview()
            gone.endAppearanceTransition()
            tabs.takeAwayContext(of: gone)
        }
        if tabs.selected !== staying {
            tabs.selected = staying
            tabs.showItems()
        }
        guard let staying else { return }
        // The animator has cancelled a selection that belonged to another list of controllers.
        if staying.view.superview !== tabs.area {
            tabs.place(staying.view)
            tabs.area.addSubview(staying.view)
        }
        // Unless an interaction was cancelled, nobody has been called yet.
        beginAppearance(of: staying)
        staying.deliverIsAppearing()
        // A container that is itself appearing or disappearing ends the child's calls with its own did-call.
        if tabs.appearance.phase == .appeared { staying.endAppearanceTransition() }
        tabs.bringBackContext(of: staying)
    }

    /// Another list of controllers may have changed the selection meanwhile.
    private func whoStays(_ completed: Bool) -> UIViewController? {
        guard tabs.selected === to else { return tabs.selected }
        return completed || !tabs.controllers.contains { $0 === from } ? to : from
    }

    override func close() {
        if tabs.childTransition === self { tabs.childTransition = nil }
    }
}

/// Exchanges the views at once; the did-calls come after the commit.
private final class TabSwap: NSObject, UIViewControllerAnimatedTransitioning {
    private var context: (any UIViewControllerContextTransitioning)?

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        self.context = context
        context.view(forKey: .to).map { context.containerView.addSubview($0) }
        context.view(forKey: .from)?.removeFromSuperview()
        context.containerView.mainLoop.performAfterCommit { self.finish() }
    }

    func finish() {
        let context = context
        self.context = nil
        context?.completeTransition(true)
    }
}
