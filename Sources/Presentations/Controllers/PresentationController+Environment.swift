import UIKit

extension PresentationController {
    /// What the layout depends on now; `nil` before there is a container.
    var environment: LayoutEnvironment? {
        guard let containerView else { return nil }
        return LayoutEnvironment(
            container: containerView.bounds.size, safeArea: containerView.safeAreaInsets,
            traits: LayoutTraits(containerView.traitCollection), content: contentSize)
    }

    private var contentSize: ContentSize {
        let controller = presentedViewController
        return ContentSize(preferred: controller.preferredContentSize) { [weak controller] width in
            guard let view = controller?.view else { return .zero }
            return view.systemLayoutSizeFitting(
                CGSize(width: width, height: UIView.layoutFittingCompressedSize.height),
                withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
        }
    }
}
