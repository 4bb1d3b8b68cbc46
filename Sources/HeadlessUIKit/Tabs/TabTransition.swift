/// A change of the selected tab.
final class TabTransition: Transition {
    private let tabs: UITabBarController

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

    /// Who comes hears first (V-N3).
    override func announce() {
        to.beginAppearanceTransition(true, animated: isAnimated)
        from.beginAppearanceTransition(false, animated: isAnimated)
        if isAnimated { keepTouches(from: [from.viewIfLoaded, to.viewIfLoaded, tabs.tabBar]) }
    }

    override func turnRound(isCancelled: Bool) {
        (isCancelled ? to : from).beginAppearanceTransition(false, animated: isAnimated)
        (isCancelled ? from : to).beginAppearanceTransition(true, animated: isAnimated)
    }

    override func finish(_ completed: Bool) {
        letTouchesThrough()
        let gone = completed ? from : to
        gone.viewIfLoaded?.removeFromSuperview()
        if !completed {
            tabs.selected = from
            tabs.showItems()
            // Without an interaction that was cancelled nobody has been told yet.
            turnRound(isCancelled: true)
        }
        let staying = completed ? to : from
        staying.deliverIsAppearing()
        gone.endAppearanceTransition()
        staying.endAppearanceTransition()
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
        MainLoop.main.performAfterCommit { self.finish() }
    }

    func finish() {
        let context = context
        self.context = nil
        context?.completeTransition(true)
    }
}
