import UIKit

extension UITabBarController {
    /// Changes between tabs by the given transition from now on, in place of the one that was used before.
    ///
    /// The delegate that the tab bar controller has at this moment goes on hearing everything; until
    /// ``removeTabTransition()`` the property `delegate` is not it. A tab that is tapped during a change is not selected.
    ///
    /// The view is loaded, if it is not yet. A change that a finger makes at this moment is taken back; another one that runs
    /// goes on as it began.
    public func use(_ transition: TabTransition) {
        // Loading the view may be when a subclass sets its delegate.
        loadViewIfNeeded()
        removeTabTransition()
        TabTransitionController(transition, for: self).install()
    }

    /// Gives the delegate back. A delegate that was set after `use(_:)` stays. Does nothing where no
    /// transition is used.
    public func removeTabTransition() {
        guard let view = viewIfLoaded else { return }
        for (pan, driver) in TransitionPan.pans(on: view, for: TabTransitionController.self) {
            driver.uninstall()
            pan.remove()
        }
    }

    /// The transition that is used, `nil` where there is none and tabs change at once.
    public var tabTransition: TabTransition? {
        viewIfLoaded.flatMap { TransitionPan.pans(on: $0, for: TabTransitionController.self).first?.owner.transition }
    }
}
