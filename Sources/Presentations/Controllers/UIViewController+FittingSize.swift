import UIKit

extension UIViewController {
    /// The size that Auto Layout finds for a width, without the safe area: layouts add that themselves, and content that
    /// follows it would count it once more as soon as it is on the screen. Insets that the app adds count.
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

    /// The height that a navigation controller takes around this controller's content: its bar, which may have another
    /// height than when it was last laid out, and the insets that the app adds.
    var heightAroundContent: CGFloat {
        guard let navigation = parent as? UINavigationController else { return 0 }
        let free = navigation.additionalSafeAreaInsets
        let bar =
            navigation.isNavigationBarHidden
            ? 0 : navigation.navigationBar.sizeThatFits(CGSize(width: view.bounds.width, height: 0)).height
        return max(0, bar + free.top + free.bottom)
    }
}
