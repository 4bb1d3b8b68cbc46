import UIKit

extension PresentationController {
    /// What the layout depends on now; `nil` before there is a container.
    var environment: LayoutEnvironment? {
        guard let containerView else { return nil }
        return LayoutEnvironment(
            container: containerView.bounds.size, safeArea: containerView.safeAreaInsets,
            traits: LayoutTraits(containerView.traitCollection), content: contentSize,
            keyboard: keyboard?.frameInContainer)
    }

    private var contentSize: ContentSize {
        let controller = presentedViewController
        let preferred = controller.preferredContentSize
        if !preferred.width.isLength || !preferred.height.isLength {
            report(
                "\(controller) prefers a content size of \(preferred.width)×\(preferred.height); what is no length is "
                    + "taken as left open.", about: "preferred content size")
        }
        return ContentSize(preferred: preferred) { [weak controller] width in
            controller?.fittingSize(forWidth: width) ?? .zero
        }
    }

    /// The presenter's view, or the presented view that it is in. A view that UIKit's own sheets lay out is left alone.
    var pushBackTarget: PushedBackPresenter.Target? {
        // UIKit may have chosen another presenter than the one that it was asked of.
        let presenter = presentedViewController.presentingViewController ?? presentingViewController
        guard presenter.presentingViewController != nil else {
            return presenter.viewIfLoaded.map {
                PushedBackPresenter.Target(view: $0, controller: presenter, isChrome: false)
            }
        }
        guard let chrome = (presenter.presentationController as? PresentationController)?.chrome else { return nil }
        return PushedBackPresenter.Target(view: chrome, controller: presenter, isChrome: true)
    }
}

extension CGFloat {
    /// Whether it can be a length at all; zero means that there is no wish.
    fileprivate var isLength: Bool { isFinite && self >= 0 }
}

extension UIViewController {
    /// What Auto Layout finds for a width, without the safe area: layouts add that themselves, and content that follows
    /// it would count it once more as soon as it is on the screen.
    fileprivate func fittingSize(forWidth width: CGFloat) -> CGSize {
        let own = additionalSafeAreaInsets
        let insets = view.safeAreaInsets
        if insets != .zero {
            additionalSafeAreaInsets = UIEdgeInsets(
                top: own.top - insets.top, left: own.left - insets.left, bottom: own.bottom - insets.bottom,
                right: own.right - insets.right)
        }
        defer { if insets != .zero { additionalSafeAreaInsets = own } }
        return view.systemLayoutSizeFitting(
            CGSize(width: width, height: UIView.layoutFittingCompressedSize.height),
            withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    }
}
