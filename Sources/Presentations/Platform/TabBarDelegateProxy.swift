import UIKit

/// The delegate of a tab bar controller that passes everything on to the app's. That one may be gone at any time.
@MainActor
class TabBarDelegateProxy: DelegateProxy, UITabBarControllerDelegate {
    private(set) weak var app: (any UITabBarControllerDelegate)?

    init(for app: (any UITabBarControllerDelegate)?) {
        self.app = app
        super.init(for: app, mirroring: Self.mirrored)
    }

    // MARK: Transitions

    func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        #if canImport(ObjectiveC)
            app?.tabBarController?(tabBarController, animationControllerForTransitionFrom: fromVC, to: toVC)
        #else
            app?.tabBarController(tabBarController, animationControllerForTransitionFrom: fromVC, to: toVC)
        #endif
    }

    func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        #if canImport(ObjectiveC)
            app?.tabBarController?(tabBarController, interactionControllerFor: animationController)
        #else
            app?.tabBarController(tabBarController, interactionControllerFor: animationController)
        #endif
    }

    // MARK: Selection

    func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
        #if canImport(ObjectiveC)
            app?.tabBarController?(tabBarController, shouldSelect: viewController) ?? true
        #else
            app?.tabBarController(tabBarController, shouldSelect: viewController) ?? true
        #endif
    }

    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        #if canImport(ObjectiveC)
            app?.tabBarController?(tabBarController, didSelect: viewController)
        #else
            app?.tabBarController(tabBarController, didSelect: viewController)
        #endif
    }

    @available(iOS 18.0, *)
    func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
        #if canImport(ObjectiveC)
            app?.tabBarController?(tabBarController, shouldSelectTab: tab) ?? true
        #else
            app?.tabBarController(tabBarController, shouldSelectTab: tab) ?? true
        #endif
    }

    @available(iOS 18.0, *)
    func tabBarController(
        _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
    ) {
        #if canImport(ObjectiveC)
            app?.tabBarController?(tabBarController, didSelectTab: selectedTab, previousTab: previousTab)
        #else
            app?.tabBarController(tabBarController, didSelectTab: selectedTab, previousTab: previousTab)
        #endif
    }

    // MARK: Orientations

    func tabBarControllerSupportedInterfaceOrientations(
        _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientationMask {
        #if canImport(Darwin)
            let answer = app?.tabBarControllerSupportedInterfaceOrientations?(tabBarController)
        #else
            let answer = app?.tabBarControllerSupportedInterfaceOrientations(tabBarController)
        #endif
        return answer ?? tabBarController.usualOrientations
    }

    #if canImport(ObjectiveC)
        func tabBarControllerPreferredInterfaceOrientationForPresentation(
            _ tabBarController: UITabBarController
        ) -> UIInterfaceOrientation {
            app?.tabBarControllerPreferredInterfaceOrientationForPresentation?(tabBarController) ?? .portrait
        }

        // MARK: What only a device's users do

        func tabBarController(
            _ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController]
        ) {
            app?.tabBarController?(tabBarController, willBeginCustomizing: viewControllers)
        }

        func tabBarController(
            _ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController],
            changed: Bool
        ) {
            app?.tabBarController?(tabBarController, willEndCustomizing: viewControllers, changed: changed)
        }

        func tabBarController(
            _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController],
            changed: Bool
        ) {
            app?.tabBarController?(tabBarController, didEndCustomizing: viewControllers, changed: changed)
        }

        @available(iOS 18.0, *)
        func tabBarControllerWillBeginEditing(_ tabBarController: UITabBarController) {
            app?.tabBarControllerWillBeginEditing?(tabBarController)
        }

        @available(iOS 18.0, *)
        func tabBarControllerDidEndEditing(_ tabBarController: UITabBarController) {
            app?.tabBarControllerDidEndEditing?(tabBarController)
        }

        @available(iOS 18.0, *)
        func tabBarController(_ tabBarController: UITabBarController, visibilityDidChangeFor tabs: [UITab]) {
            app?.tabBarController?(tabBarController, visibilityDidChangeFor: tabs)
        }

        @available(iOS 18.0, *)
        func tabBarController(_ tabBarController: UITabBarController, displayOrderDidChangeFor group: UITabGroup) {
            app?.tabBarController?(tabBarController, displayOrderDidChangeFor: group)
        }

        @available(iOS 18.0, *)
        func tabBarController(
            _ tabBarController: UITabBarController, displayedViewControllersFor tab: UITab,
            proposedViewControllers: [UIViewController]
        ) -> [UIViewController] {
            app?.tabBarController?(
                tabBarController, displayedViewControllersFor: tab, proposedViewControllers: proposedViewControllers)
                ?? proposedViewControllers
        }

        // All but the questions about transitions and whether a tab may be selected.
        private static var mirrored: [Selector] {
            typealias Delegate = UITabBarControllerDelegate
            let always = [
                #selector(Delegate.tabBarController(_:didSelect:)),
                Selector(("tabBarControllerSupportedInterfaceOrientations:")),
                #selector(Delegate.tabBarControllerPreferredInterfaceOrientationForPresentation(_:)),
                #selector(Delegate.tabBarController(_:willBeginCustomizing:)),
                #selector(Delegate.tabBarController(_:willEndCustomizing:changed:)),
                #selector(Delegate.tabBarController(_:didEndCustomizing:changed:)),
            ]
            guard #available(iOS 18.0, *) else { return always }
            return always + [
                #selector(Delegate.tabBarController(_:shouldSelectTab:)),
                #selector(Delegate.tabBarController(_:didSelectTab:previousTab:)),
                #selector(Delegate.tabBarControllerWillBeginEditing(_:)),
                #selector(Delegate.tabBarControllerDidEndEditing(_:)),
                #selector(Delegate.tabBarController(_:visibilityDidChangeFor:)),
                #selector(Delegate.tabBarController(_:displayOrderDidChangeFor:)),
                #selector(Delegate.tabBarController(_:displayedViewControllersFor:proposedViewControllers:)),
                Selector(("tabBarController:tab:operationForAcceptingItemsFromDropSession:")),
                Selector(("tabBarController:tab:acceptItemsFromDropSession:")),
            ]
        }
    #else
        private static var mirrored: [Selector] { [] }
    #endif

    #if canImport(Darwin)
        // MARK: What is dropped on tabs

        @available(iOS 18.0, *)
        func tabBarController(
            _ tabBarController: UITabBarController, tab: UITab,
            operationForAcceptingItemsFrom session: any UIDropSession
        ) -> UIDropOperation {
            app?.tabBarController?(tabBarController, tab: tab, operationForAcceptingItemsFrom: session) ?? .cancel
        }

        @available(iOS 18.0, *)
        func tabBarController(
            _ tabBarController: UITabBarController, tab: UITab, acceptItemsFrom session: any UIDropSession
        ) {
            app?.tabBarController?(tabBarController, tab: tab, acceptItemsFrom: session)
        }
    #endif
}
