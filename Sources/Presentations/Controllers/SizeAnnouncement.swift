import UIKit

/// The size that the content was told to expect while the container changes its size.
///
/// The coming safe area is not known when UIKit asks, so the size is computed with the current one. If that makes a
/// difference, the content is told again as soon as the container has its new size.
@MainActor
final class SizeAnnouncement {
    private var size: CGSize = .zero
    private var coordinator: (any UIViewControllerTransitionCoordinator)?

    /// Stores the size that UIKit has told the content.
    func announce(_ size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        self.size = size
        self.coordinator = coordinator
        coordinator.animate(alongsideTransition: nil) { [weak self] _ in self?.coordinator = nil }
    }

    /// Tells the content its actual size, if it was told another one.
    func correct(to size: CGSize, for content: UIViewController) {
        guard let coordinator, self.size != size else { return }
        self.size = size
        content.viewWillTransition(to: size, with: coordinator)
    }
}
