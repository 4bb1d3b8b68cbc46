/// A controller presented by another, from the request until the end of the dismissal.
@MainActor
final class ModalPresentation {
    /// The presentation controller of the requested style.
    let original: UIPresentationController
    /// The active presentation controller: the original one, or one that it adapted to (Y10).
    var controller: UIPresentationController
    let presenter: UIViewController
    var container: UITransitionView?
    /// Set while one controller replaces another.
    var adaptation: AdaptiveTransition?
    /// The place of the presenter's view while a presentation has removed it (C29).
    var presenterPlace: Place?
    /// What was edited when it began.
    var suspendedFocus: SuspendedFocus?
    /// `modalPresentationCapturesStatusBarAppearance` at the beginning.
    private let capturedStatusBar: Bool
    /// The gesture that can dismiss a zoomed view.
    private var zoomDismissal: ZoomDismissal?

    struct Place {
        weak var superview: UIView?
        let index: Int
        let frame: CGRect
        let superviewSize: CGSize
    }

    var presented: UIViewController { controller.presentedViewController }

    /// This presentation and those above it, from bottom to top.
    var withEverythingAbove: [ModalPresentation] {
        Array(sequence(first: self) { $0.presented.modal.presented })
    }

    /// The style of the system's animation. A context may replace the style of a controller that is presented over it
    /// by its own.
    var transitionStyle: UIModalTransitionStyle {
        let isContexts =
            !controller.coversScreen && presenter.definesPresentationContext
            && presenter.providesPresentationContextTransitionStyle
        return isContexts ? presenter.modalTransitionStyle : presented.modalTransitionStyle
    }

    /// Returns the system's animator for it.
    func makeSystemAnimator(isPresenting: Bool, isAnimated: Bool) -> any UIViewControllerAnimatedTransitioning {
        if let own = controller.makeOwnAnimator(isPresenting: isPresenting) { return own }
        if let zoom { return ZoomAnimator(zoom, growsIn: isPresenting) }
        var style = transitionStyle
        if case .style(let preferred) = presented.preferredTransition?.kind { style = preferred }
        return style.makeAnimator(isPresenting: isPresenting, isAnimated: isAnimated)
    }

    /// The zoom of its presentation and dismissal. Only presentations that cover the screen zoom.
    private var zoom: UIViewController.Transition.Zoom? {
        switch controller.presentationStyle {
        case .fullScreen, .overFullScreen: presented.zoom
        default: nil
        }
    }

    /// Lets a gesture dismiss a zoomed view from now on.
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
        capturedStatusBar = active.presentedViewController.modalPresentationCapturesStatusBarAppearance
    }

    /// True if the presented controller has asked to decide about the status bar.
    var capturesStatusBar: Bool {
        switch Assumptions.current.statusBarCapture {
        case .atQuery: presented.modalPresentationCapturesStatusBarAppearance
        case .atPresentation: capturedStatusBar
        }
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

    /// Makes the container, above everything in the window (C16) or above the container that it replaces; in a context
    /// it covers only the context (C76).
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
            // It replaces the context's view, which it follows otherwise.
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

    /// Removes the rest of the presented view and discards the container (B10).
    func discardContainer() {
        controller.presentedView?.removeFromSuperview()
        presented.viewIfLoaded?.removeFromSuperview()
        container?.removeFromSuperview()
        container?.controller = nil
        container = nil
        zoomDismissal = nil
        controller.containerView = nil
    }

    // MARK: A presenter whose view is removed

    func movePresenterIntoContainer() {
        guard let view = presenter.viewIfLoaded, let superview = view.superview, let container else { return }
        presenterPlace = Place(
            superview: superview, index: superview.storedSubviews.firstIndex { $0 === view } ?? 0, frame: view.frame,
            superviewSize: superview.bounds.size)
        let frame = container.convert(view.frame, from: superview)
        container.insertSubview(view, at: 0)
        view.frame = frame
    }

    var hasRemovedPresenter: Bool { presenterPlace != nil }

    /// The place in the container of a presenting view that is removed: all of it, unless the presenter is itself in a
    /// sheet or the like.
    var placeOfPresenter: CGRect? {
        guard let place = presenterPlace, let superview = place.superview, let container else { return nil }
        // The view was not resized along with its superview.
        let area = superview.bounds.size == place.superviewSize ? place.frame : superview.bounds
        return container.convert(area, from: superview)
    }

    /// A view that the app has moved elsewhere stays there (C57).
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
