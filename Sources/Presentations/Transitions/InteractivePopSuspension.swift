import UIKit

/// UIKit's own swipe back, which steps aside for another and comes back as it was. Its delegate is left alone.
@MainActor
final class InteractivePopSuspension {
    private weak var navigation: UINavigationController?
    private weak var recognizer: UIGestureRecognizer?
    private var wasEnabled = true
    private var isWanted = true

    init(of navigation: UINavigationController) {
        self.navigation = navigation
    }

    func stepAside() {
        isWanted = false
        // To switch it off while a finger uses it would tear the pop out of its hand.
        if let coordinator = navigation?.transitionCoordinator, coordinator.isInteractive {
            _ = coordinator.animate(alongsideTransition: nil) { [weak self] _ in self?.switchOff() }
        } else {
            switchOff()
        }
    }

    private func switchOff() {
        guard !isWanted, recognizer == nil, let found = navigation?.interactivePopGestureRecognizer else { return }
        recognizer = found
        wasEnabled = found.isEnabled
        found.isEnabled = false
    }

    func comeBack() {
        isWanted = true
        // Whoever has switched it on meanwhile had the last word.
        if let recognizer, !recognizer.isEnabled { recognizer.isEnabled = wasEnabled }
        recognizer = nil
    }
}
