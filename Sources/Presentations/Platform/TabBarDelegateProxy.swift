import UIKit

/// The delegate of a tab bar controller that forwards everything to the app's delegate, which it references weakly.
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
        (app?.tabBarController(_:animationControllerForTransitionFrom:to:))?(tabBarController, fromVC, toVC)
    }

    func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        (app?.tabBarController(_:interactionControllerFor:))?(tabBarController, animationController)
    }

    // MARK: Selection

    func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool { (app?.tabBarController(_:shouldSelect:))?(tabBarController, viewController) ?? true }

    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        (app?.tabBarController(_:didSelect:))?(tabBarController, viewController)
    }

    @available(iOS 18.0, *)
    func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
        (app?.tabBarController(_:shouldSelectTab:))?(tabBarController, tab) ?? true
    }

    @available(iOS 18.0, *)
    func tabBarController(
        _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
    ) { (app?.tabBarController(_:didSelectTab:previousTab:))?(tabBarController, selectedTab, previousTab) }

    // MARK: Orientations

    func tabBarControllerSupportedInterfaceOrientations(
        _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientationMask {
        (app?.tabBarControllerSupportedInterfaceOrientations(_:))?(tabBarController)
            ?? tabBarController.usualOrientations
    }

    #if canImport(ObjectiveC)
        func tabBarControllerPreferredInterfaceOrientationForPresentation(
            _ tabBarController: UITabBarController
        ) -> UIInterfaceOrientation {
            app?.tabBarControllerPreferredInterfaceOrientationForPresentation?(tabBarController) ?? .portrait
        }

        // MARK: Customising and editing, on devices only

        func tabBarController(
            _ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController]
        ) { app?.tabBarController?(tabBarController, willBeginCustomizing: viewControllers) }

        func tabBarController(
            _ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController],
            changed: Bool
        ) { app?.tabBarController?(tabBarController, willEndCustomizing: viewControllers, changed: changed) }

        func tabBarController(
            _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController],
            changed: Bool
        ) { app?.tabBarController?(tabBarController, didEndCustomizing: viewControllers, changed: changed) }

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

        // All methods except those about transitions and `tabBarController(_:shouldSelect:)`, which always exist.
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
        // MARK: Drops on tabs

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
        ) { app?.tabBarController?(tabBarController, tab: tab, acceptItemsFrom: session) }
    #endif
}
