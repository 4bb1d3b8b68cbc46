import UIKit

/// Turns off UIKit's interactive pop gesture, and restores it later. The gesture's delegate is not touched.
@MainActor
final class InteractivePopSuspension {
    private weak var navigation: UINavigationController?
    private weak var recognizer: UIGestureRecognizer?
    private var wasEnabled = true
    private var isSuspended = false

    init(of navigation: UINavigationController) {
        self.navigation = navigation
    }

    /// Turns the gesture off. If it drives a pop, it is turned off at the end of that, because doing so now would
    /// cancel the pop.
    func suspend() {
        isSuspended = true
        if let coordinator = navigation?.transitionCoordinator, coordinator.isInteractive {
            _ = coordinator.animate(alongsideTransition: nil) { [weak self] _ in self?.switchOff() }
        } else {
            switchOff()
        }
    }

    private func switchOff() {
        guard isSuspended, recognizer == nil, let found = navigation?.interactivePopGestureRecognizer else { return }
        recognizer = found
        wasEnabled = found.isEnabled
        found.isEnabled = false
    }

    /// Restores the gesture. If the app has turned it on in between, it stays on.
    func resume() {
        isSuspended = false
        if let recognizer, !recognizer.isEnabled { recognizer.isEnabled = wasEnabled }
        recognizer = nil
    }
}

extension UIGestureRecognizer {
    /// Whether this is the swipe from the edge with which UIKit pops.
    var isSystemPop: Bool {
        (view?.next as? UINavigationController)?.interactivePopGestureRecognizer === self
    }
}
