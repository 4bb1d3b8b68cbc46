/// Manages a presentation from before its transition until after the dismissal.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UIContentContainer, UIFocusEnvironment, UITraitEnvironment {
    public let presentedViewController: UIViewController
    /// The presenter, or, until UIKit has chosen one, the controller that was called (C6, C7).
    open internal(set) var presentingViewController: UIViewController
    open internal(set) var containerView: UIView?
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

    public init(
        presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
    ) {
        self.presentedViewController = presentedViewController
        // Not optional: until the presenter is chosen, the presented controller takes its place.
        self.presentingViewController = presentingViewController ?? presentedViewController
        super.init()
    }

    open var presentationStyle: UIModalPresentationStyle {
        shownStyle ?? presentedViewController.modalPresentationStyle
    }
    /// Cannot change once it is presented.
    final var shownStyle: UIModalPresentationStyle?
    /// The style for a horizontally compact environment, if the delegate's answer does not depend on traits. UIKit
    /// itself asks ``adaptivePresentationStyle(for:)``.
    open var adaptivePresentationStyle: UIModalPresentationStyle {
        delegate?.adaptivePresentationStyle(for: self) ?? .none
    }
    open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        delegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection) ?? .none
    }

    /// Returns the controller that replaces this one in a style that it adapts to.
    func adaptedController(
        of style: UIModalPresentationStyle, for presented: UIViewController
    ) -> UIPresentationController {
        .systemController(of: style, presentedViewController: presented, presenting: presentingViewController)
    }

    /// The material behind the content of a system's sheet or popover. Stored here, where their backgrounds have one
    /// look. Defaults to `nil`, the system's own.
    open var backgroundEffect: UIVisualEffect?

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
    /// Returns whether a touch that hits nothing in the container goes on to the views below it. The point is in the
    /// container's coordinates.
    func letsTouchThrough(at point: CGPoint) -> Bool { false }
    open func containerViewWillLayoutSubviews() {}
    open func containerViewDidLayoutSubviews() {}

    // MARK: Transitions

    /// Returns the animator of a controller with its own; `nil` for that of the transition style.
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
    /// Returns the traits around the presented controller, before any override. In a context, unlike over the whole
    /// screen, its level is elevated (Z11).
    func traitsInPlace(_ inherited: UITraitCollection) -> UITraitCollection {
        guard presentationStyle == .overCurrentContext else { return inherited }
        return UITraitCollection(traitsFrom: [inherited, UITraitCollection(userInterfaceLevel: .elevated)])
    }
    /// The last traits that were reported by `traitCollectionDidChange(_:)`.
    final var reportedTraits: UITraitCollection?
    final var traitChanges = TraitChangeRegistry()

    // MARK: UIContentContainer

    open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }

    /// Forwards the new size to the presented controller if its own size is going to change (Y6).
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
