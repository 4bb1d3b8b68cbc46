import UIKit

extension UINavigationController {
    /// Uses a transition for every push and pop from now on. It replaces the transition in use.
    ///
    /// ```swift
    /// navigationController.use(NavigationTransition(push: .drop, pop: .fly))
    /// ```
    ///
    /// The navigation controller's current delegate still receives every call. Until
    /// ``UIKit/UINavigationController/removeNavigationTransition()`` the property `delegate` has another value, and
    /// `interactivePopGestureRecognizer` is disabled. From iOS 26 on, UIKit's content swipe waits for the transition's
    /// swipe; to turn it off, disable `interactiveContentPopGestureRecognizer`.
    ///
    /// The call loads the view. It cancels a pop that is being dragged; any other running transition continues
    /// unchanged.
    ///
    /// - Parameter transition: The transition to use.
    public func use(_ transition: NavigationTransition) {
        // A subclass may set its delegate while the view loads.
        loadViewIfNeeded()
        removeNavigationTransition()
        NavigationTransitionController(transition, for: self).install()
    }

    /// Stops using a transition, and restores the delegate and `interactivePopGestureRecognizer`. A delegate that was
    /// set after `use(_:)` stays. Does nothing if no transition is in use.
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
