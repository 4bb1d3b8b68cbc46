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

    /// The layout for the present circumstances, computed once for them.
    var currentLayout: PresentationLayout {
        let environment = environment ?? LayoutEnvironment(container: .zero)
        if let cachedLayout, cachedLayout.environment == environment { return cachedLayout.layout }
        let wanted = presentationLayout(in: environment)
        let layout = wanted.drawable(in: environment.container)
        if layout.frame != wanted.frame {
            report("The frame \(wanted.frame) cannot be used; the container is covered instead.", about: "frame")
        }
        cachedLayout = (environment, layout)
        return layout
    }

    /// The layout with the circumstances that it is for.
    var layoutInEnvironment: (environment: LayoutEnvironment, layout: PresentationLayout)? {
        _ = currentLayout
        return containerView == nil ? nil : cachedLayout
    }

    func forgetLayout() {
        cachedLayout = nil
    }

    /// The presenter's view, or the presented view that it is in. A view that UIKit's own sheets lay out is left alone.
    var presenterTarget: BorrowedPresenter.Target? {
        // UIKit may have chosen another presenter than the one that it was asked of.
        let presenter = presentedViewController.presentingViewController ?? presentingViewController
        guard presenter.presentingViewController != nil else {
            return presenter.viewIfLoaded.map {
                BorrowedPresenter.Target(view: $0, controller: presenter, chrome: nil)
            }
        }
        guard let chrome = (presenter.presentationController as? PresentationController)?.chrome else { return nil }
        return BorrowedPresenter.Target(view: chrome, controller: presenter, chrome: chrome)
    }
}
