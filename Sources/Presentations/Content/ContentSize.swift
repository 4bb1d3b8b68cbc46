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

extension UIViewController {
    /// Returns the size that Auto Layout finds for a width, without the safe area. Layouts add the safe area
    /// themselves, and content that respects it would include it twice as soon as it is on the screen. Insets that the
    /// app adds are included.
    func fittingSize(forWidth width: CGFloat) -> CGSize {
        let own = additionalSafeAreaInsets
        let around = view.safeAreaInsets
        if around != .zero { additionalSafeAreaInsets = own - around }
        defer { if around != .zero { additionalSafeAreaInsets = own } }
        let size = view.systemLayoutSizeFitting(
            CGSize(
                width: max(0, width - own.left - own.right), height: UIView.layoutFittingCompressedSize.height),
            withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
        return CGSize(
            width: size.width + own.left + own.right,
            height: size.height > 0 ? size.height + own.top + own.bottom : 0)
    }

    /// The height that a navigation controller adds to this controller's content: its bar, whose height may have
    /// changed since the last layout, and the insets that the app adds.
    var heightAroundContent: CGFloat {
        guard let navigation = parent as? UINavigationController else { return 0 }
        let free = navigation.additionalSafeAreaInsets
        let bar =
            navigation.isNavigationBarHidden
            ? 0 : navigation.navigationBar.sizeThatFits(CGSize(width: view.bounds.width, height: 0)).height
        return max(0, bar + free.top + free.bottom)
    }
}

extension UIViewController {
    /// Whether the view controller, or the one that it shows as a stack or as tabs, is modal in its presentation. Apps set
    /// `isModalInPresentation` on the screen that has something to lose, inside its navigation controller (Q8).
    var keepsPresentationModal: Bool {
        let shown =
            (self as? UINavigationController)?.topViewController
            ?? (self as? UITabBarController)?.selectedViewController
        return isModalInPresentation || shown?.keepsPresentationModal == true
    }
}
