import UIKit

/// Answers by size class and records its calls.
final class StyleDelegate: NSObject, UIAdaptivePresentationControllerDelegate {
    var answer: (UIUserInterfaceSizeClass) -> UIModalPresentationStyle = { _ in .none }
    var replacement: ((UIViewController) -> UIViewController)?
    var onWillPresent: () -> Void = {}
    var onPrepare: (UIPresentationController) -> Void = { _ in }
    private(set) var asked: [UIUserInterfaceSizeClass] = []
    private(set) var controllers: [UIPresentationController] = []
    private var journal = Journal()

    func take() -> [String] { journal.take() }

    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
        asked.append(traitCollection.horizontalSizeClass)
        controllers.append(controller)
        return answer(traitCollection.horizontalSizeClass)
    }

    func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? {
        journal.note("view controller for \(style)")
        controllers.append(controller)
        return replacement?(controller.presentedViewController)
    }

    func presentationController(
        _ presentationController: UIPresentationController,
        prepare adaptivePresentationController: UIPresentationController
    ) {
        let hasContainer = adaptivePresentationController.containerView != nil
        journal.note("prepare \(adaptivePresentationController.presentationStyle), container \(hasContainer)")
        controllers.append(presentationController)
        onPrepare(adaptivePresentationController)
    }

    func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) {
        journal.note("will present \(style), coordinator \(transitionCoordinator != nil)")
        controllers.append(presentationController)
        onWillPresent()
    }
}

extension Phone {
    /// Makes the screen 800 points wide, or as wide as a phone, with the size class of that width.
    func resize(_ horizontal: UIUserInterfaceSizeClass, width: CGFloat = 800) {
        screen.resize(
            to: CGRect(x: 0, y: 0, width: horizontal == .regular ? width : 393, height: 852),
            safeAreaInsets: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0),
            traits: UITraitCollection(traitsFrom: [
                UITraitCollection(horizontalSizeClass: horizontal), UITraitCollection(verticalSizeClass: .regular),
            ]))
    }
}
