import UIKit

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
            CGSize(width: max(0, width - own.left - own.right), height: UIView.layoutFittingCompressedSize.height),
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

    /// Whether the view controller, or the one that it shows as a stack or as tabs, is modal in its presentation. Apps set
    /// `isModalInPresentation` on the screen that has something to lose, inside its navigation controller (Q8).
    var keepsPresentationModal: Bool {
        let shown =
            (self as? UINavigationController)?.topViewController
            ?? (self as? UITabBarController)?.selectedViewController
        return isModalInPresentation || shown?.keepsPresentationModal == true
    }
}
