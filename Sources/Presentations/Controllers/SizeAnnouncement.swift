import UIKit

/// The size that the content was told to expect, while the container changes its own size.
struct SizeAnnouncement {
    var size: CGSize
    let coordinator: any UIViewControllerTransitionCoordinator
}

extension PresentationController {
    /// Notes the size that UIKit has told the content: the one that the layout gives for the container's coming size.
    ///
    /// The coming safe area is not known yet, so the size is computed with the present one. If that makes a difference, the
    /// content is told once more, as soon as the container has its new size.
    func announceSize(in containerSize: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        sizeAnnouncement = SizeAnnouncement(
            size: size(forChildContentContainer: presentedViewController, withParentContainerSize: containerSize),
            coordinator: coordinator)
        coordinator.animate(alongsideTransition: nil) { [weak self] _ in self?.sizeAnnouncement = nil }
    }

    /// Tells the content the size that it gets now, if it was told another one.
    func correctAnnouncement(to size: CGSize) {
        guard let announcement = sizeAnnouncement, announcement.size != size else { return }
        sizeAnnouncement?.size = size
        presentedViewController.viewWillTransition(to: size, with: announcement.coordinator)
    }
}
