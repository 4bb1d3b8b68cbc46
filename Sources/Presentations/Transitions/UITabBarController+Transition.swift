import UIKit

extension UITabBarController {
    /// Uses a transition for every change of the tab from now on. It replaces the transition in use.
    ///
    /// ```swift
    /// tabBarController.use(TabTransition(animation: .crossDissolve))
    /// ```
    ///
    /// The tab bar controller's current delegate still receives every call. Until
    /// ``UIKit/UITabBarController/removeTabTransition()`` the property `delegate` has another value. Tapping a tab
    /// during a change does not select it.
    ///
    /// The call loads the view. It cancels a change that is being dragged; any other running change continues
    /// unchanged.
    ///
    /// - Parameter transition: The transition to use.
    public func use(_ transition: TabTransition) {
        // A subclass may set its delegate while the view loads.
        loadViewIfNeeded()
        removeTabTransition()
        TabTransitionController(transition, for: self).install()
    }

    /// Stops using a transition, and restores the delegate. A delegate that was set after `use(_:)` stays. Does nothing
    /// if no transition is in use.
    public func removeTabTransition() {
        guard let view = viewIfLoaded else { return }
        for (pan, controller) in TransitionPan.pans(on: view, for: TabTransitionController.self) {
            controller.uninstall()
            pan.remove()
        }
    }

    /// The transition in use; `nil` if tabs change without animation.
    public var tabTransition: TabTransition? {
        viewIfLoaded.flatMap { TransitionPan.pans(on: $0, for: TabTransitionController.self).first?.owner.transition }
    }
}
