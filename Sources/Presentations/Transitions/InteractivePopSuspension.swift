import UIKit

/// Switches UIKit's interactive pop gesture off, and later restores it. The gesture's delegate is left alone.
@MainActor
final class InteractivePopSuspension {
    private weak var navigation: UINavigationController?
    private weak var recognizer: UIGestureRecognizer?
    private var wasEnabled = true
    private var isSuspended = false

    init(of navigation: UINavigationController) {
        self.navigation = navigation
    }

    /// Switches the gesture off, or waits with that for the end of a pop that it drives: to switch it off now would cancel
    /// the pop.
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

    /// Restores the gesture. If the app has switched it on meanwhile, it stays on.
    func resume() {
        isSuspended = false
        if let recognizer, !recognizer.isEnabled { recognizer.isEnabled = wasEnabled }
        recognizer = nil
    }
}
