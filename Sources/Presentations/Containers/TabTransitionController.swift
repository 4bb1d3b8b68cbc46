import UIKit

/// Plays a `TabTransition`. Supplies the animators as the delegate of the tabs, and starts interactive changes. The pan
/// on the tab bar controller's view owns it, so it lives as long as that view.
final class TabTransitionController: TabBarDelegateProxy {
    let transition: TabTransition
    private weak var tabs: UITabBarController?
    /// The change that a swipe has requested, until it is over.
    private var request: InteractiveRequest?
    private var running: TransitionInteraction?
    /// The edge toward which the last change moves.
    private var destination = PresentationEdge.leading

    init(_ transition: TabTransition, for tabs: UITabBarController) {
        self.transition = transition
        self.tabs = tabs
        super.init(for: tabs.delegate)
    }

    func install() {
        guard let tabs, let view = tabs.view else { return }
        let pan = TransitionPan(
            from: nil, on: view, owner: self,
            directions: { [weak self] in self?.directions ?? [] },
            threshold: { [transition] in transition.threshold },
            begin: { [weak self] in self?.running?.grip(toward: $0) ?? self?.change(toward: $0) })
        pan.ignoresTouch = { [weak tabs] touched in tabs.map { touched.isDescendant(of: $0.tabBar) } ?? false }
        pan.isEnabled = transition.isInteractive
        tabs.delegate = self
    }

    func uninstall() {
        if tabs?.delegate === self { tabs?.delegate = app }
    }

    // MARK: Interaction

    private var directions: [PresentationEdge] {
        guard let tabs, tabs.delegate === self else { return [] }
        if running?.canBeCaught == true { return [.leading, .trailing] }
        guard !tabs.isBusy else { return [] }
        let canPop = (tabs.selectedViewController as? UINavigationController)?.viewControllers.count ?? 0 > 1
        var directions: [PresentationEdge] = []
        if tabs.neighbor(toward: .leading) != nil { directions.append(.leading) }
        if tabs.neighbor(toward: .trailing) != nil, !canPop { directions.append(.trailing) }
        return directions
    }

    private func change(toward edge: PresentationEdge) -> TransitionGrip? {
        guard let tabs, let target = tabs.neighbor(toward: edge), mayUserSelect(target, in: tabs) else { return nil }
        let previous = tabs.selectedViewController
        let request = InteractiveRequest(subject: target)
        self.request = request
        tabs.selectedViewController = target
        let coordinator = tabs.transitionCoordinator
        // A transition that the interaction drives has to be ended by the swipe, with or without a coordinator.
        guard coordinator != nil || request.interaction.hasStarted else {
            self.request = nil
            if tabs.selectedViewController === target { userDidSelect(target, insteadOf: previous, in: tabs) }
            return nil
        }
        coordinator?.animate(alongsideTransition: nil) { [weak self, weak tabs] context in
            if self?.request === request { self?.request = nil }
            // A new array of tabs may have selected another one in between.
            guard let tabs, !context.isCancelled, tabs.selectedViewController === target else { return }
            self?.userDidSelect(target, insteadOf: previous, in: tabs)
        }
        return TransitionGrip(interaction: request.interaction)
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

    // MARK: Delegate

    /// Refuses taps during a transition, because they would begin another one on top of it.
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

    /// UIKit tells of a selection by code at once. A swipe that may still be cancelled is told when it has ended.
    @available(iOS 18.0, *)
    override func tabBarController(
        _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
    ) {
        if let subject = request?.subject, subject === selectedTab.viewController { return }
        super.tabBarController(tabBarController, didSelectTab: selectedTab, previousTab: previousTab)
    }

    override func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        if toVC === request?.subject {
            request?.willAnimate()
        } else {
            // The requested change is over, or another one has taken its place.
            request = nil
        }
        // A view controller without an index counts as being after the last tab, like those in UIKit's More list.
        let (from, to) = (tabBarController.place(of: fromVC) ?? .max, tabBarController.place(of: toVC) ?? .max)
        destination = to >= from ? .leading : .trailing
        return super.tabBarController(tabBarController, animationControllerForTransitionFrom: fromVC, to: toVC)
            ?? TransitionAnimator(transition.animation, to >= from ? .forward : .reverse)
    }

    override func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        running = nil
        if let own = super.tabBarController(tabBarController, interactionControllerFor: animationController) {
            return own
        }
        running = request?.take() ?? TransitionInteraction.attending(animationController)
        running?.animator = animationController as? TransitionAnimator
        running?.destination = destination
        return running
    }
}

extension UITabBarController {
    fileprivate func place(of controller: UIViewController) -> Int? {
        viewControllers?.firstIndex { $0 === controller }
    }

    /// Returns the tab that a swipe toward an edge selects; `nil` if there is none or it is disabled.
    fileprivate func neighbor(toward edge: PresentationEdge) -> UIViewController? {
        guard let controllers = viewControllers, let place = selectedViewController.flatMap({ place(of: $0) }) else {
            return nil
        }
        let next = edge == .leading ? place + 1 : place - 1
        guard controllers.indices.contains(next), controllers[next].isTabEnabled else { return nil }
        return controllers[next]
    }

    fileprivate var isBusy: Bool {
        [self, selectedViewController].contains {
            $0?.transitionCoordinator != nil || $0.map { Cover(of: $0).isOpen } == false
        }
    }
}

extension UIViewController {
    fileprivate var isTabEnabled: Bool {
        if #available(iOS 18.0, *), let tab { return tab.isEnabled }
        return tabBarItem?.isEnabled ?? true
    }
}
