import UIKit

extension UINavigationController {
    /// Pushes and pops by the given transition from now on, in place of the one that was used before.
    ///
    /// The delegate that the navigation controller has at this moment goes on hearing everything. Until
    /// ``removeNavigationTransition()`` the property `delegate` is not it, and `interactivePopGestureRecognizer` is switched
    /// off. UIKit's other swipe, over the content from iOS 26 on, waits for this one; an app that wants it gone switches
    /// `interactiveContentPopGestureRecognizer` off.
    ///
    /// The view is loaded, if it is not yet. A pop that a finger drives at this moment is cancelled; another transition that
    /// runs goes on as it began.
    public func use(_ transition: NavigationTransition) {
        // Loading the view may be when a subclass sets its delegate.
        loadViewIfNeeded()
        removeNavigationTransition()
        NavigationTransitionController(transition, for: self).install()
    }

    /// Gives the delegate and `interactivePopGestureRecognizer` back as they were. A delegate that was set after
    /// `use(_:)` stays. Does nothing where no transition is used.
    public func removeNavigationTransition() {
        guard let view = viewIfLoaded else { return }
        for (pan, driver) in TransitionPan.pans(on: view, for: NavigationTransitionController.self) {
            driver.uninstall()
            pan.remove()
        }
    }

    /// The transition that is used, `nil` where it is UIKit's own.
    public var navigationTransition: NavigationTransition? {
        viewIfLoaded.flatMap { TransitionPan.pans(on: $0, for: NavigationTransitionController.self).first?.owner.transition }
    }
}
