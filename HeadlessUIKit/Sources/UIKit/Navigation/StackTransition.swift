/// A change of the top of a navigation stack.
final class StackTransition: ControllerTransition {
    private let navigation: UINavigationController
    let change: StackChange
    /// The controllers that will be shown if nothing else changes.
    private(set) lazy var coming = to
    /// The safe area of the pages before the change.
    private let oldInsets: UIEdgeInsets

    init(
        in navigation: UINavigationController, change: StackChange, from: UIViewController, to: UIViewController,
        oldInsets: UIEdgeInsets, isAnimated: Bool, animator: (any UIViewControllerAnimatedTransitioning)? = nil,
        interactor: (any UIViewControllerInteractiveTransitioning)? = nil
    ) {
        self.navigation = navigation
        self.change = change
        self.oldInsets = oldInsets
        super.init(
            from: from, to: to, isAnimated: isAnimated,
            animator: animator ?? Self.systemAnimator(change.operation, from: from, to: to), interactor: interactor)
        if to.zoom != nil { navigation.makeZoomDismissal() }
    }

    /// Returns the slide, or the zoom of the controller that is pushed or popped.
    private static func systemAnimator(
        _ operation: UINavigationController.Operation, from: UIViewController, to: UIViewController
    ) -> any UIViewControllerAnimatedTransitioning {
        let isPop = operation == .pop
        if let zoom = (isPop ? from : to).zoom { return ZoomAnimator(zoom, growsIn: !isPop) }
        return NavigationAnimator(operation)
    }

    override var containerView: UIView? { navigation.area }

    override func prepare() {
        to.loadViewIfNeeded()
        guard to.view.superview !== navigation.area else { return }
        // Unlike a presented view, the incoming one is placed before the animator is asked.
        to.view.frame = navigation.area.bounds
        to.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    /// The outgoing controller is called first, at the beginning and at the end (V-N2). Before that its field resigns:
    /// the keyboard leaves along with the page, unless the coming one needs it (Z38).
    override func announce() {
        if from.containsFirstResponder { from.suspendedFocus = SuspendedFocus(in: navigation.view.window) }
        from.beginAppearanceTransition(false, animated: isAnimated)
        beginAppearance(of: to)
        navigation.delegate?.navigationController(navigation, willShow: to, animated: isAnimated)
        navigation.showItems(change.operation, alongside: self)
        guard isAnimated else { return }
        let difference = oldInsets.subtracting(navigation.area.safeAreaInsets)
        if let page = from.viewIfLoaded, difference != .zero { navigation.area.leaving = (page, difference) }
        // The container keeps getting touches: a gesture on it may drive the transition (C42). During an app's
        // animation the views do as well (Z1).
        let bars: [UIView?] = [navigation.navigationBar, navigation.tabBarController?.tabBar]
        let isSystems = animator is NavigationAnimator || animator is ZoomAnimator
        keepTouches(from: (isSystems ? [from.viewIfLoaded, to.viewIfLoaded] : []) + bars)
    }

    /// The incoming controller disappears completely before the other one returns (C51).
    override func turnRound(isCancelled: Bool) {
        let (leaving, coming) = isCancelled ? (to, from) : (from, to)
        leaving.beginAppearanceTransition(false, animated: isAnimated)
        if isCancelled { leaving.endAppearanceTransition() }
        beginAppearance(of: coming)
    }

    private func beginAppearance(of controller: UIViewController) {
        coming = controller
        if navigation.letsChildrenAppear { controller.beginAppearanceTransition(true, animated: isAnimated) }
    }

    override func finish(_ completed: Bool) {
        letTouchesThrough()
        let gone = completed ? from : to
        gone.viewIfLoaded?.removeFromSuperview()
        if navigation.area.leaving != nil { navigation.area.leaving = nil }
        navigation.shown = completed ? to : from
        if !completed {
            navigation.revert(change)
            navigation.showItems()
            // Unless an interaction was cancelled, nobody has been called yet.
            turnRound(isCancelled: true)
        }
        navigation.shown?.endSuspensionOfFocus()
        // Without animation there has been no layout that would have called it (C47).
        navigation.shown?.deliverIsAppearing()
        gone.endAppearanceTransition()
        // A container that is itself appearing or disappearing ends the child's calls with its own did-call.
        if navigation.appearance.phase == .appeared { navigation.shown?.endAppearanceTransition() }
        guard completed else { return }
        navigation.settle(change)
        navigation.delegate?.navigationController(navigation, didShow: to, animated: isAnimated)
    }

    override func close() {
        if navigation.childTransition === self { navigation.childTransition = nil }
        navigation.viewIfLoaded?.setNeedsLayout()
    }
}
