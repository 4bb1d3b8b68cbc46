import UIKit

/// What the content was told of the size that it is going to have, while the container changes its own.
struct SizeAnnouncement {
    var size: CGSize
    let coordinator: any UIViewControllerTransitionCoordinator
}

extension PresentationController {
    /// Notes what UIKit has told the content: the size that the layout gives for the coming container.
    ///
    /// The coming safe area is nobody's to know yet, and the present one stands for it. Where that makes a difference the
    /// content is told once more, as soon as the container has its size.
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
