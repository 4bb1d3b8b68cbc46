import UIKit

extension UIViewController {
    /// The size that Auto Layout finds for a width, without the safe area: layouts add that themselves, and content that
    /// follows it would count it once more as soon as it is on the screen. Insets that the app adds count; insets that an
    /// effect on the presenting view adds do not.
    func fittingSize(forWidth width: CGFloat) -> CGSize {
        let additional = additionalSafeAreaInsets
        let own = additional - insetsAddedByEffect
        let around = view.safeAreaInsets
        if around != .zero { additionalSafeAreaInsets = additional - around }
        defer { if around != .zero { additionalSafeAreaInsets = additional } }
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
        let free = navigation.additionalSafeAreaInsets - navigation.insetsAddedByEffect
        let bar =
            navigation.isNavigationBarHidden
            ? 0 : navigation.navigationBar.sizeThatFits(CGSize(width: view.bounds.width, height: 0)).height
        return max(0, bar + free.top + free.bottom)
    }

    /// The part of `additionalSafeAreaInsets` that keeps the safe area while the view is pushed back.
    private var insetsAddedByEffect: UIEdgeInsets {
        let above = presentedViewController?.presentationController as? PresentationController
        return above?.presentationComponents?.effect?.insetsAdded(to: self) ?? .zero
    }
}
