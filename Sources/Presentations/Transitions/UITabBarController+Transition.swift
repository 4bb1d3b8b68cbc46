import UIKit

extension UITabBarController {
    /// Uses a transition for every change of the tab from now on. It replaces the transition in use.
    ///
    /// The tab bar controller's current delegate still gets every call; until ``removeTabTransition()`` the property `delegate`
    /// has another value. Tapping a tab during a change does not select it.
    ///
    /// Loads the view. Cancels a change under a finger; any other running change continues unchanged.
    public func use(_ transition: TabTransition) {
        // A subclass may set its delegate while the view loads.
        loadViewIfNeeded()
        removeTabTransition()
        TabTransitionController(transition, for: self).install()
    }

    /// Restores the delegate. A delegate that was set after `use(_:)` stays. Does nothing if no transition is used.
    public func removeTabTransition() {
        guard let view = viewIfLoaded else { return }
        for (pan, controller) in TransitionPan.pans(on: view, for: TabTransitionController.self) {
            controller.uninstall()
            pan.remove()
        }
    }

    /// The transition in use; `nil` where tabs change at once.
    public var tabTransition: TabTransition? {
        viewIfLoaded.flatMap { TransitionPan.pans(on: $0, for: TabTransitionController.self).first?.owner.transition }
    }
}
