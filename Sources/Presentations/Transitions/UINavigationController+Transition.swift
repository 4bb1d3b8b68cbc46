import UIKit

extension UINavigationController {
    /// Uses a transition for every push and pop from now on. It replaces the transition in use.
    ///
    /// The navigation controller's current delegate still gets every call. Until ``removeNavigationTransition()`` the property
    /// `delegate` has another value, and `interactivePopGestureRecognizer` is off. UIKit's content swipe (iOS 26 and later)
    /// waits for the transition's swipe; an app that does not want it switches `interactiveContentPopGestureRecognizer` off.
    ///
    /// Loads the view. Cancels a pop under a finger; any other running transition continues unchanged.
    public func use(_ transition: NavigationTransition) {
        // A subclass may set its delegate while the view loads.
        loadViewIfNeeded()
        removeNavigationTransition()
        NavigationTransitionController(transition, for: self).install()
    }

    /// Restores the delegate and `interactivePopGestureRecognizer`. A delegate that was set after `use(_:)` stays. Does
    /// nothing if no transition is used.
    public func removeNavigationTransition() {
        guard let view = viewIfLoaded else { return }
        for (pan, controller) in TransitionPan.pans(on: view, for: NavigationTransitionController.self) {
            controller.uninstall()
            pan.remove()
        }
    }

    /// The transition in use; `nil` for UIKit's own.
    public var navigationTransition: NavigationTransition? {
        viewIfLoaded.flatMap {
            TransitionPan.pans(on: $0, for: NavigationTransitionController.self).first?.owner.transition
        }
    }
}
