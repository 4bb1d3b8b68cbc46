import UIKit

/// What the content asks for, and how the presentation hears of a change.
extension PresentationController {
    var contentSize: ContentSize {
        let controller = contentController
        let preferred = preferredSize(of: controller)
        if !preferred.width.isLength || !preferred.height.isLength {
            report(
                "\(controller) prefers a content size of \(preferred.width)×\(preferred.height); what is no length is "
                    + "taken as left open.", about: "preferred content size")
        }
        return ContentSize(preferred: preferred) { [weak controller] width in
            guard let controller else { return .zero }
            var size = controller.fittingSize(forWidth: width)
            if size.height > 0 { size.height += controller.heightAroundContent }
            return size
        }
    }

    /// The presented controller; of a navigation controller the one on top of its stack.
    private var contentController: UIViewController {
        guard let navigation = presentedViewController as? UINavigationController else {
            return presentedViewController
        }
        return parts?.stack?.top ?? navigation.topViewController ?? navigation
    }

    /// Its own wish, or that of the navigation controller, which is the size of an earlier one where UIKit has not let it
    /// shrink.
    private func preferredSize(of controller: UIViewController) -> CGSize {
        let own = controller.preferredContentSize
        guard own == .zero, controller !== presentedViewController else { return own }
        let ofStack = presentedViewController.preferredContentSize
        let isOfAnother = presentedViewController.children.contains { $0.preferredContentSize == ofStack }
        return isOfAnother ? .zero : ofStack
    }

    /// Watches a presented navigation stack: the presented view goes along with its pushes and pops.
    func watchStack() {
        guard let navigation = presentedViewController as? UINavigationController, parts != nil else { return }
        if let stack = parts?.stack { return stack.lookAgain() }
        parts?.stack = NavigationStackObserver(navigation) { [weak self] in self?.contentDidChange(with: $0) }
    }

    /// The content prefers another size. Of a stack that cannot be watched, that may be another controller's on its way to
    /// the top.
    func preferredSizeDidChange() {
        contentDidChange(with: parts?.stack?.isBlind == true ? presentedViewController.transitionCoordinator : nil)
    }

    /// The content asks for another size, or may.
    func contentDidChange() {
        forgetContent()
        containerView?.setNeedsLayout()
    }

    /// Another controller comes to the top of the stack: the presented view goes along with what shows it, in its size and
    /// with everything that is changed alongside.
    private func contentDidChange(with coordinator: (any UIViewControllerTransitionCoordinator)?) {
        guard let containerView, let coordinator, coordinator.isAnimated, drag?.phase == .idle,
            !UIAccessibility.isReduceMotionEnabled
        else { return contentDidChange() }
        forgetContent()
        var exchange: ContentExchange?
        let isTaken = coordinator.animateAlongsideTransition(in: containerView) { [weak self] in
            exchange = self?.makeExchange($0)
            exchange?.run { self?.layOutPresentedView() }
        } completion: {
            if $0.isCancelled { exchange?.takeBack() }
        }
        if !isTaken { containerView.setNeedsLayout() }
    }

    private func makeExchange(_ context: any UIViewControllerTransitionCoordinatorContext) -> ContentExchange? {
        guard let size = chrome?.bounds.size else { return nil }
        let end = currentLayout.frame.size
        return ContentExchange(
            context, growingBy: CGSize(width: end.width - size.width, height: end.height - size.height))
    }
}

extension CGFloat {
    /// Whether it can be a length at all; zero means that there is no wish.
    fileprivate var isLength: Bool { isUsable && self >= 0 }
}

extension UIViewController {
    /// What Auto Layout finds for a width, without the safe area: layouts add that themselves, and content that follows
    /// it would count it once more as soon as it is on the screen. What the controller itself adds to it counts, on the
    /// screen and before, but not what is added while it is pushed back.
    fileprivate func fittingSize(forWidth width: CGFloat) -> CGSize {
        let additional = additionalSafeAreaInsets
        let own = additional - keptSafeAreaInsets
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
    fileprivate var heightAroundContent: CGFloat {
        guard let navigation = parent as? UINavigationController else { return 0 }
        let free = navigation.additionalSafeAreaInsets - navigation.keptSafeAreaInsets
        let bar =
            navigation.isNavigationBarHidden
            ? 0 : navigation.navigationBar.sizeThatFits(CGSize(width: view.bounds.width, height: 0)).height
        return max(0, bar + free.top + free.bottom)
    }
}
