/// One controller shown by another, from the request until the end of the dismissal.
@MainActor
final class ModalPresentation {
    /// The controller of the style that was asked for.
    let original: UIPresentationController
    /// The controller that is active: the original one, or one that it adapted to (Y10).
    var controller: UIPresentationController
    let presenter: UIViewController
    var container: UITransitionView?
    /// Set while one controller gives way to another.
    var adaptation: AdaptiveTransition?
    /// Where the presenter's view belongs while a presenter-removing presentation has it out (C29).
    var presenterPlace: Place?
    /// The finger that can take back what has been zoomed.
    private var zoomDismissal: ZoomDismissal?

    struct Place {
        weak var superview: UIView?
        let index: Int
        let frame: CGRect
        let superviewSize: CGSize
    }

    var presented: UIViewController { controller.presentedViewController }

    /// This one and those over it, upwards.
    var withEverythingAbove: [ModalPresentation] {
        Array(sequence(first: self) { $0.presented.modal.presented })
    }

    /// How the system animates it; a context may replace the style of what is presented over it by its own.
    var transitionStyle: UIModalTransitionStyle {
        let isContexts =
            !controller.coversScreen && presenter.definesPresentationContext
            && presenter.providesPresentationContextTransitionStyle
        return isContexts ? presenter.modalTransitionStyle : presented.modalTransitionStyle
    }

    /// The animator that the system has for it.
    func makeSystemAnimator(isPresenting: Bool, isAnimated: Bool) -> any UIViewControllerAnimatedTransitioning {
        if let own = controller.makeOwnAnimator(isPresenting: isPresenting) { return own }
        if let zoom { return ZoomAnimator(zoom, growsIn: isPresenting) }
        var style = transitionStyle
        if case .style(let preferred) = presented.preferredTransition?.kind { style = preferred }
        return style.makeAnimator(isPresenting: isPresenting, isAnimated: isAnimated)
    }

    /// The zoom that it comes and goes with. Only what covers the screen zooms.
    private var zoom: UIViewController.Transition.Zoom? {
        switch controller.presentationStyle {
        case .fullScreen, .overFullScreen: presented.zoom
        default: nil
        }
    }

    /// Lets a finger take a zoomed view back from now on.
    private func makeZoomDismissal() {
        guard zoom != nil, let container else { return }
        zoomDismissal = ZoomDismissal(on: container, isPush: false) { [weak self] in
            guard let self, presented.modal.phase == .idle, presented.modal.presented == nil, adaptation == nil else {
                return nil
            }
            return presented
        } start: { [weak self] interactor in
            self?.presented.requestDismissal(animated: true, by: interactor, completion: nil)
        }
    }

    init(original: UIPresentationController, active: UIPresentationController, presenter: UIViewController) {
        self.original = original
        controller = active
        self.presenter = presenter
    }

    func link() {
        presented.modal.presentation = self
        original.presentedViewController.modal.prepared = nil
        presenter.modal.presented = self
        original.shownStyle = original.presentedViewController.modalPresentationStyle
        original.presentingViewController = presenter
        controller.presentingViewController = presenter
    }

    func unlink() {
        presented.modal.presentation = nil
        if presenter.modal.presented === self { presenter.modal.presented = nil }
    }

    /// Makes the container, above everything that is there (C16) or above the one that it takes the place of; in a context
    /// it covers the context only (C76).
    func installContainer(above sibling: UIView? = nil) {
        guard container == nil, let presenterView = presenter.viewIfLoaded,
            let window = presenterView.window ?? sibling?.window
        else { return }
        let isFullscreen = controller.coversScreen
        let superview = isFullscreen ? window : presenterView.superview ?? presenterPlace?.superview ?? window
        let view = UITransitionView(frame: isFullscreen ? window.bounds : presenterView.frame)
        if isFullscreen {
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        } else if controller.shouldRemovePresentersView {
            // It stands in for the context's view, which otherwise it follows.
            view.autoresizingMask = presenterView.autoresizingMask
        }
        view.controller = controller
        controller.reportedTraits = controller.overriding(window.traitCollection)
        if let sibling, sibling.superview === superview {
            superview.insertSubview(view, aboveSubview: sibling)
        } else if isFullscreen {
            superview.addSubview(view)
        } else {
            superview.insertSubview(view, aboveSubview: presenterView)
        }
        container = view
        controller.containerView = view
        makeZoomDismissal()
    }

    /// Removes what is left of the presented view and throws the container away (B10).
    func discardContainer() {
        controller.presentedView?.removeFromSuperview()
        presented.viewIfLoaded?.removeFromSuperview()
        container?.removeFromSuperview()
        container?.controller = nil
        container = nil
        zoomDismissal = nil
        controller.containerView = nil
    }

    // MARK: A presenter whose view is taken out

    func movePresenterIntoContainer() {
        guard let view = presenter.viewIfLoaded, let superview = view.superview, let container else { return }
        presenterPlace = Place(
            superview: superview, index: superview.storedSubviews.firstIndex { $0 === view } ?? 0, frame: view.frame,
            superviewSize: superview.bounds.size)
        let frame = container.convert(view.frame, from: superview)
        container.insertSubview(view, at: 0)
        view.frame = frame
    }

    /// Where a presenter whose view is taken out is seen in the container: all of it, unless the presenter is itself in a sheet or
    /// the like.
    var placeOfPresenter: CGRect? {
        guard let place = presenterPlace, let superview = place.superview, let container else { return nil }
        // Nobody has resized the view along with its superview.
        let area = superview.bounds.size == place.superviewSize ? place.frame : superview.bounds
        return container.convert(area, from: superview)
    }

    /// A view that the app has moved somewhere else stays there (C57).
    func putPresenterBack() {
        guard let place = presenterPlace, let superview = place.superview, let view = presenter.viewIfLoaded else {
            return
        }
        presenterPlace = nil
        let isOurs = view.superview.map { sequence(first: $0, next: \.superview).contains { $0 is UITransitionView } }
        guard isOurs ?? true else { return }
        superview.insertSubview(view, at: place.index)
        view.frame = place.frame
        // The superview may have been resized meanwhile.
        if superview.bounds.size != place.superviewSize {
            view.autoresize(from: place.superviewSize, to: superview.bounds.size)
        }
    }
}

extension UIPresentationController {
    var coversScreen: Bool {
        switch presentationStyle {
        case .currentContext, .overCurrentContext: false
        case .custom: shouldPresentInFullscreen
        default: true
        }
    }
}
