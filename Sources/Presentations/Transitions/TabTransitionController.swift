import UIKit

/// Plays a `TabTransition`: the delegate of its tab bar controller, and what a finger that moves across asks.
///
/// The pan on the tab bar controller's view keeps it, so that it lives as long as that view.
final class TabTransitionController: TabBarDelegateProxy {
    let transition: TabTransition
    private weak var tabs: UITabBarController?
    /// The change that a finger has asked for, until it is over.
    private var swipe: Swipe?

    init(_ transition: TabTransition, for tabs: UITabBarController) {
        self.transition = transition
        self.tabs = tabs
        super.init(for: tabs.delegate)
    }

    /// Puts itself in the place of the app's delegate, and the pan on the view.
    func install() {
        guard let tabs, let view = tabs.view else { return }
        let purpose = TransitionPan.Purpose(
            directions: { [weak self] in self?.directions ?? [] },
            begin: { [weak self] edge in self?.change(toward: edge) },
            threshold: transition.threshold,
            spares: { [weak tabs] touched in tabs.map { touched.isDescendant(of: $0.tabBar) } ?? false })
        TransitionPan(.anywhere, on: view, for: purpose, owner: self).isEnabled = transition.isInteractive
        tabs.delegate = self
    }

    /// Gives the app's delegate its place back.
    func uninstall() {
        if tabs?.delegate === self { tabs?.delegate = app }
    }

    // MARK: The finger

    private var directions: [PresentationEdge] {
        guard let tabs, tabs.delegate === self, !tabs.isBusy else { return [] }
        var directions: [PresentationEdge] = []
        if tabs.neighbor(toward: .leading) != nil { directions.append(.leading) }
        if tabs.neighbor(toward: .trailing) != nil, !tabs.selectionCanGoBack { directions.append(.trailing) }
        return directions
    }

    private func change(toward edge: PresentationEdge) -> TransitionInteraction? {
        guard let tabs, let target = tabs.neighbor(toward: edge), mayUserSelect(target, in: tabs) else { return nil }
        let previous = tabs.selectedViewController
        let request = Swipe(of: target)
        swipe = request
        tabs.selectedViewController = target
        let coordinator = tabs.transitionCoordinator
        // What UIKit has given to the finger is the finger's, or it would never end.
        guard coordinator != nil || request.interaction.hasStarted else {
            swipe = nil
            if tabs.selectedViewController === target { userDidSelect(target, insteadOf: previous, in: tabs) }
            return nil
        }
        coordinator?.animate(alongsideTransition: nil) { [weak self, weak tabs] context in
            if self?.swipe?.interaction === request.interaction { self?.swipe = nil }
            // Another list of tabs may have made a selection of its own meanwhile.
            guard let tabs, !context.isCancelled, tabs.selectedViewController === target else { return }
            self?.userDidSelect(target, insteadOf: previous, in: tabs)
        }
        return request.interaction
    }

    private func mayUserSelect(_ controller: UIViewController, in tabs: UITabBarController) -> Bool {
        if #available(iOS 18.0, *), let tab = controller.tab, !tabBarController(tabs, shouldSelectTab: tab) {
            return false
        }
        return tabBarController(tabs, shouldSelect: controller)
    }

    private func userDidSelect(
        _ controller: UIViewController, insteadOf previous: UIViewController?, in tabs: UITabBarController
    ) {
        tabBarController(tabs, didSelect: controller)
        guard #available(iOS 18.0, *), let tab = controller.tab else { return }
        tabBarController(tabs, didSelectTab: tab, previousTab: previous?.tab)
    }

    // MARK: What UIKit asks

    /// A tap in the middle of a change would begin another one over it.
    override func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
        tabBarController.transitionCoordinator == nil
            && super.tabBarController(tabBarController, shouldSelect: viewController)
    }

    @available(iOS 18.0, *)
    override func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
        tabBarController.transitionCoordinator == nil
            && super.tabBarController(tabBarController, shouldSelectTab: tab)
    }

    override func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        let isOfFinger = toVC === swipe?.controller
        swipe?.isComing = isOfFinger
        let own = super.tabBarController(
            tabBarController, animationControllerForTransitionFrom: fromVC, to: toVC)
        return own
            ?? transition.animator(from: tabBarController.place(of: fromVC), to: tabBarController.place(of: toVC))
    }

    override func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        let own = super.tabBarController(tabBarController, interactionControllerFor: animationController)
        return own ?? swipe?.driver
    }
}

extension UITabBarController {
    fileprivate func place(of controller: UIViewController) -> Int? {
        viewControllers?.firstIndex { $0 === controller }
    }

    /// The tab that a finger which moves toward that edge changes to.
    fileprivate func neighbor(toward edge: PresentationEdge) -> UIViewController? {
        guard let controllers = viewControllers, let place = selectedViewController.flatMap({ place(of: $0) }) else {
            return nil
        }
        let next = edge == .leading ? place + 1 : place - 1
        guard controllers.indices.contains(next), controllers[next].isTabEnabled else { return nil }
        return controllers[next]
    }

    /// Whether something is on its way, here or further out, in what is selected, or over either.
    fileprivate var isBusy: Bool {
        [self, selectedViewController].contains {
            $0?.transitionCoordinator != nil || $0?.presentedViewController != nil
        }
    }

    fileprivate var selectionCanGoBack: Bool {
        (selectedViewController as? UINavigationController).map { $0.viewControllers.count > 1 } ?? false
    }
}

extension UIViewController {
    fileprivate var isTabEnabled: Bool {
        if #available(iOS 18.0, *), let tab { return tab.isEnabled }
        return tabBarItem?.isEnabled ?? true
    }
}
