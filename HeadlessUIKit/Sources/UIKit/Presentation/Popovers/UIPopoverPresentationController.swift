/// Shows a controller next to a source in regular width, and as a sheet in compact width (PO2).
///
/// The arrow takes its space, but is not drawn. Custom background views are not supported.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
    // MARK: Source

    /// The view next to which the popover lies. One of the sources has to be set before the popover is shown (PO1).
    open var sourceView: UIView? { didSet { setNeedsLayout() } }
    /// A part of the source view, in its coordinates. Defaults to null, which stands for the view's bounds.
    open var sourceRect = CGRect.null { didSet { setNeedsLayout() } }
    /// A view or a bar button item. Takes precedence over the other sources.
    open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? { didSet { setNeedsLayout() } }
    /// Takes precedence over ``sourceView``.
    open var barButtonItem: UIBarButtonItem? { didSet { setNeedsLayout() } }

    // MARK: Settings

    /// The permitted directions. Defaults to any.
    open var permittedArrowDirections = UIPopoverArrowDirection.any { didSet { setNeedsLayout() } }
    /// The direction on whose side the popover lies; unknown until it has been laid out.
    open private(set) var arrowDirection = UIPopoverArrowDirection.unknown
    /// Views outside of the popover that can be touched while it is shown, with their subviews (PO5).
    open var passthroughViews: [UIView]?
    /// The colour behind the content. Defaults to `nil`, the system's background.
    open var backgroundColor: UIColor? { didSet { wrapper?.show(background: backgroundColor) } }
    /// The minimum distances from the popover to the edges of the safe area. Defaults to zero.
    open var popoverLayoutMargins = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
    /// True if the popover may cover its source when there is too little room beside it. Defaults to `false`.
    open var canOverlapSourceViewRect = false { didSet { setNeedsLayout() } }
    /// The sheet that the popover becomes in compact width.
    open private(set) lazy var adaptiveSheetPresentationController = UISheetPresentationController(
        presentedViewController: presentedViewController, presenting: presentingViewController)

    private var wrapper: PopoverView?
    /// The last visible place of the source, in the container.
    private var lastSource: CGRect?
    private var laidOutSize: CGSize?

    /// The seconds in which the popover changes its size: chosen by eye.
    private static let resizeDuration: TimeInterval = 0.25

    var popoverDelegate: (any UIPopoverPresentationControllerDelegate)? {
        delegate as? any UIPopoverPresentationControllerDelegate
    }

    // MARK: Adaptivity

    private func defaultStyle(for traits: UITraitCollection) -> UIModalPresentationStyle {
        traits.horizontalSizeClass == .compact ? .formSheet : .none
    }

    open override var adaptivePresentationStyle: UIModalPresentationStyle {
        adaptivePresentationStyle(for: UITraitCollection(horizontalSizeClass: .compact))
    }

    /// Returns a sheet in compact width, unless the delegate answers otherwise (PO2).
    open override func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        let style = defaultStyle(for: traitCollection)
        guard let delegate else { return style }
        let answer = OptionalMethods.calls {
            delegate.adaptivePresentationStyle(for: self, traitCollection: traitCollection)
        }
        switch answer.result {
        case .none, .fullScreen, .overFullScreen, .formSheet: return answer.isImplemented ? answer.result : style
        default: return style
        }
    }

    override func adaptedController(
        of style: UIModalPresentationStyle, for presented: UIViewController
    ) -> UIPresentationController {
        style == .formSheet && presented === presentedViewController
            ? adaptiveSheetPresentationController : super.adaptedController(of: style, for: presented)
    }

    // MARK: Layout

    open override var presentedView: UIView? { wrapper ?? super.presentedView }

    open override var frameOfPresentedViewInContainerView: CGRect {
        guard let containerView else { return .zero }
        return placement(in: containerView).frame
    }

    private func placement(in container: UIView) -> PopoverLayout.Placement {
        PopoverLayout(
            room: room(in: container), source: source(in: container),
            isBarItem: sourceItem is UIBarButtonItem || sourceItem == nil && barButtonItem != nil,
            contentSize: presentedViewController.preferredContentSize,
            permitted: permittedArrowDirections, canOverlapSource: canOverlapSourceViewRect,
            scale: container.displayScale
        ).placement
    }

    /// The safe area less the margins, and away from the edges of the screen.
    private func room(in container: UIView) -> CGRect {
        let (safeArea, margins, least) = (container.safeAreaInsets, popoverLayoutMargins, PopoverLayout.margin)
        return container.bounds.inset(
            by: UIEdgeInsets(
                top: max(least, safeArea.top + margins.top), left: max(least, safeArea.left + margins.left),
                bottom: max(least, safeArea.bottom + margins.bottom),
                right: max(least, safeArea.right + margins.right)))
    }

    /// The popover follows the source view (PO6). A source that has left the window keeps its last place.
    private func source(in container: UIView) -> CGRect {
        let seen: CGRect? =
            if let item = sourceItem ?? barButtonItem {
                item.frame(in: container)
            } else if let sourceView, sourceView.window === container.window {
                sourceView.convert(sourceRect.isNull ? sourceView.bounds : sourceRect, to: container)
            } else { nil }
        lastSource = seen ?? lastSource
        return lastSource ?? CGRect(x: container.bounds.midX, y: container.bounds.midY, width: 0, height: 0)
    }

    open override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        guard let containerView, let wrapper, !presentedViewController.isBeingPresented,
            !presentedViewController.isBeingDismissed
        else { return }
        if let laidOutSize, laidOutSize != containerView.bounds.size { askForReposition() }
        laidOutSize = containerView.bounds.size
        let placement = placement(in: containerView)
        arrowDirection = placement.arrowDirection
        wrapper.arrow = arrowDirection
        wrapper.frame = placement.frame
    }

    private func askForReposition() {
        guard sourceItem == nil, barButtonItem == nil, var view = sourceView else { return }
        var rect = sourceRect.isNull ? view.bounds : sourceRect
        let old = (rect: rect, view: view)
        popoverDelegate?.popoverPresentationController(self, willRepositionPopoverTo: &rect, in: &view)
        if view !== old.view { sourceView = view }
        if rect != old.rect { sourceRect = rect }
    }

    /// Changes the size with an animation (PO3).
    open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        guard wrapper != nil, let containerView else { return }
        UIView.animate(withDuration: Self.resizeDuration) {
            containerView.setNeedsLayout()
            containerView.layoutIfNeeded()
        }
    }

    open override func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        wrapper?.bounds.size ?? super.size(forChildContentContainer: container, withParentContainerSize: parentSize)
    }

    private func setNeedsLayout() {
        containerView?.setNeedsLayout()
    }

    // MARK: Transitions

    override func makeOwnAnimator(isPresenting: Bool) -> (any UIViewControllerAnimatedTransitioning)? {
        CrossDissolveAnimator()
    }

    open override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        popoverDelegate?.prepareForPopoverPresentation(self)
        precondition(
            sourceView != nil || sourceItem != nil || barButtonItem != nil,
            "A popover needs a source view, a source item or a bar button item before it is shown.")
        guard let containerView, let content = super.presentedView else { return }
        let outside = OutsideTapView(frame: containerView.bounds)
        outside.onTap = { [weak self] in self?.dismissByUser() }
        outside.letsTouchThrough = { [weak self] in self?.letsTouchThrough(at: $0) ?? false }
        containerView.insertSubview(outside, at: 0)
        let placement = placement(in: containerView)
        arrowDirection = placement.arrowDirection
        let wrapper = PopoverView(content: content, frame: placement.frame)
        wrapper.onEscape = { [weak self] in self?.dismissByUser() }
        wrapper.arrow = arrowDirection
        wrapper.show(background: backgroundColor)
        self.wrapper = wrapper
        laidOutSize = containerView.bounds.size
    }

    open override func presentationTransitionDidEnd(_ completed: Bool) {
        super.presentationTransitionDidEnd(completed)
        if completed { setNeedsLayout() } else { forgetViews() }
    }

    open override func dismissalTransitionDidEnd(_ completed: Bool) {
        super.dismissalTransitionDidEnd(completed)
        if completed { forgetViews() }
    }

    private func forgetViews() {
        wrapper = nil
        arrowDirection = .unknown
        laidOutSize = nil
    }

    // MARK: Touches outside

    /// Returns whether the touch would belong to one of the passthrough views if the popover did not exist.
    override func letsTouchThrough(at point: CGPoint) -> Bool {
        guard let passthroughViews, let container = containerView, let superview = container.superview else {
            return false
        }
        let below = superview.subviews.prefix { $0 !== container }
        let hit = below.reversed().lazy.compactMap { view in
            view.hitTest(container.convert(point, to: view), with: nil)
        }.first
        guard let hit else { return false }
        return passthroughViews.contains(where: hit.isDescendant)
    }

    /// Handles a tap outside: asks the delegate, dismisses, and notifies the delegate (PO5).
    func dismissByUser() {
        dismissPresented(unless: { !mayDismiss }, thenTell: { self.tellDismissal() })
    }

    private var mayDismiss: Bool {
        guard let delegate else { return true }
        let answer = OptionalMethods.calls { delegate.presentationControllerShouldDismiss(self) }
        guard !answer.isImplemented else { return answer.result }
        return popoverDelegate?.popoverPresentationControllerShouldDismissPopover(self) ?? true
    }

    private func tellDismissal() {
        guard let delegate else { return }
        let call = OptionalMethods.calls { delegate.presentationControllerDidDismiss(self) }
        if !call.isImplemented { popoverDelegate?.popoverPresentationControllerDidDismissPopover(self) }
    }

    // MARK: Traits

    /// A popover has an elevated level, and compact width.
    override func traitsInPlace(_ inherited: UITraitCollection) -> UITraitCollection {
        UITraitCollection(traitsFrom: [
            inherited, UITraitCollection(userInterfaceLevel: .elevated),
            UITraitCollection(horizontalSizeClass: .compact),
        ])
    }
}

extension UIViewController {
    /// The controller of the popover that shows this controller or an ancestor, or that is going to show it. `nil`
    /// unless the style is `.popover`.
    public var popoverPresentationController: UIPopoverPresentationController? {
        let isPopover = (presentingAncestor ?? self).modalPresentationStyle == .popover
        return isPopover ? presentationController as? UIPopoverPresentationController : nil
    }
}
