/// Manages a presentation from before the transition that shows it until after the one that takes it away.
@MainActor
open class UIPresentationController: NSObject, UIContentContainer, UIFocusEnvironment, UITraitEnvironment {
    public let presentedViewController: UIViewController
    /// The presenter, or the controller that was asked until UIKit has chosen one (C6, C7).
    open internal(set) var presentingViewController: UIViewController
    open internal(set) var containerView: UIView?
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

    public init(
        presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
    ) {
        self.presentedViewController = presentedViewController
        // Not optional: until the presenter is chosen the presented controller stands in.
        self.presentingViewController = presentingViewController ?? presentedViewController
        super.init()
    }

    open var presentationStyle: UIModalPresentationStyle {
        shownStyle ?? presentedViewController.modalPresentationStyle
    }
    /// Fixed as soon as it is presented.
    final var shownStyle: UIModalPresentationStyle?
    /// For a horizontally compact environment, as far as the delegate has an answer that depends on nothing else. UIKit
    /// itself asks ``adaptivePresentationStyle(for:)``.
    open var adaptivePresentationStyle: UIModalPresentationStyle {
        delegate?.adaptivePresentationStyle(for: self) ?? .none
    }
    open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        delegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection) ?? .none
    }

    /// The controller that takes over in a style that this one adapts to.
    func adaptedController(
        of style: UIModalPresentationStyle, for presented: UIViewController
    ) -> UIPresentationController {
        .systemController(of: style, presentedViewController: presented, presenting: presentingViewController)
    }

    // MARK: Focus

    open var parentFocusEnvironment: (any UIFocusEnvironment)? { containerView }
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

    // MARK: Layout

    open var presentedView: UIView? { presentedViewController.view }
    open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
    open var shouldPresentInFullscreen: Bool { true }
    open var shouldRemovePresentersView: Bool {
        presentationStyle == .fullScreen || presentationStyle == .currentContext
    }
    /// Whether a touch that hits nothing in the container goes on to what is below it. Takes a point in the container.
    func letsTouchThrough(at point: CGPoint) -> Bool { false }
    open func containerViewWillLayoutSubviews() {}
    open func containerViewDidLayoutSubviews() {}

    // MARK: Transitions

    /// The animator of a controller that has its own; `nil` for the one of the transition style.
    func makeOwnAnimator(isPresenting: Bool) -> (any UIViewControllerAnimatedTransitioning)? { nil }
    open func presentationTransitionWillBegin() {}
    open func presentationTransitionDidEnd(_ completed: Bool) {}
    open func dismissalTransitionWillBegin() {}
    open func dismissalTransitionDidEnd(_ completed: Bool) {}

    // MARK: Traits

    open var overrideTraitCollection: UITraitCollection? {
        didSet { containerView?.propagateTraits() }
    }
    public var traitOverrides = UITraitOverrides() {
        didSet { containerView?.setNeedsTraitUpdate() }
    }
    open var traitCollection: UITraitCollection { overriding(surroundingTraits) }
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    /// What the presented controller finds where it is put, before any override. Over a context, unlike over the screen, it
    /// is a level above what it covers (Z11).
    func traitsInPlace(_ inherited: UITraitCollection) -> UITraitCollection {
        guard presentationStyle == .overCurrentContext else { return inherited }
        return UITraitCollection(traitsFrom: [inherited, UITraitCollection(userInterfaceLevel: .elevated)])
    }
    /// The traits that were last told through `traitCollectionDidChange(_:)`.
    final var reportedTraits: UITraitCollection?
    final var traitChanges = TraitChangeRegistry()

    // MARK: UIContentContainer

    open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }

    /// Forwards to the presented controller when its size is going to differ (Y6).
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        let child = presentedViewController
        let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
        guard child.viewIfLoaded?.bounds.size != childSize else { return }
        child.viewWillTransition(to: childSize, with: coordinator)
    }

    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        presentedViewController.forwardTransition(to: newCollection, with: coordinator)
    }
}
