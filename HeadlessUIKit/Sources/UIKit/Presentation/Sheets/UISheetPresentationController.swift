/// Presents a controller as a page or form sheet, as iOS 26 does.
///
/// A tap on the dimming dismisses it (F11). Only the app moves it: a finger does not drag it.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
    private var wrapper: UIDropShadowView?
    private var dimming: OutsideTapView?
    private var resolved: DetentList?
    /// The traits that the container is about to have.
    private var comingTraits: UITraitCollection?

    /// The default radii of a sheet at the edge, and of one in the middle (F8).
    private static let automaticCornerRadius: (attached: CGFloat, centred: CGFloat) = (38, 32)

    // MARK: Settings

    /// From smallest to largest.
    open var detents: [Detent] = [.large()] {
        didSet {
            precondition(!detents.isEmpty, "A sheet needs at least one detent.")
            invalidateDetents()
        }
    }

    open var selectedDetentIdentifier: Detent.Identifier? {
        didSet { setNeedsLayout() }
    }

    /// At this detent and below, nothing is dimmed, and views outside of the sheet can be touched (F14).
    open var largestUndimmedDetentIdentifier: Detent.Identifier? {
        didSet { setNeedsLayout() }
    }

    open var prefersEdgeAttachedInCompactHeight = false {
        didSet { setNeedsLayout() }
    }

    /// Used in compact height.
    open var widthFollowsPreferredContentSizeWhenEdgeAttached = false {
        didSet { setNeedsLayout() }
    }

    open var prefersGrabberVisible = false {
        didSet { setNeedsLayout() }
    }

    open var preferredCornerRadius: CGFloat? {
        didSet { setNeedsLayout() }
    }

    /// Makes the next layout resolve the detents again.
    open func invalidateDetents() {
        resolved = nil
        setNeedsLayout()
    }

    /// Makes changes and lays out the sheet, with an animation, before it returns (F14).
    open func animateChanges(_ changes: () -> Void) {
        guard let containerView else { return changes() }
        let spring = UISpringTimingParameters().timing(duration: 0)
        ViewAnimation(
            timing: spring.timing, duration: spring.duration, delay: 0, options: .allowUserInteraction,
            overridesInherited: true
        ).start(
            {
                changes()
                containerView.layoutIfNeeded()
            }, completion: nil)
    }

    // MARK: Layout

    open override var presentedView: UIView? { wrapper ?? super.presentedView }

    open override var frameOfPresentedViewInContainerView: CGRect {
        guard let containerView else { return .zero }
        return placement(in: containerView.bounds.size, traits: traitCollection).visibleFrame
    }

    open override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        // During its transition the animator moves the sheet.
        guard let wrapper, !presentedViewController.isBeingPresented, !presentedViewController.isBeingDismissed else {
            return
        }
        if let containerView {
            wrapper.move(to: placement(in: containerView.bounds.size, traits: traitCollection))
        }
        applyLook()
        dimming?.alpha = isDimmed ? 1 : 0
    }

    open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        setNeedsLayout()
    }

    open override func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        let traits = comingTraits ?? traitCollection
        return placement(in: parentSize, traits: traits).frame.size
    }

    open override func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        comingTraits = newCollection
        coordinator.animate(alongsideTransition: nil) { [weak self] _ in self?.comingTraits = nil }
        super.willTransition(to: newCollection, with: coordinator)
    }

    private func setNeedsLayout() {
        containerView?.setNeedsLayout()
    }

    private func layout(_ size: CGSize, traits: UITraitCollection) -> SheetLayout {
        SheetLayout(
            container: size, safeArea: containerView?.safeAreaInsets ?? .zero,
            horizontalSizeClass: traits.horizontalSizeClass, verticalSizeClass: traits.verticalSizeClass,
            scale: containerView?.displayScale ?? 1, isForm: presentationStyle == .formSheet,
            preferredContentSize: presentedViewController.preferredContentSize,
            prefersEdgeAttachedInCompactHeight: prefersEdgeAttachedInCompactHeight,
            widthFollowsPreferredContentSize: widthFollowsPreferredContentSizeWhenEdgeAttached)
    }

    private func placement(in size: CGSize, traits: UITraitCollection) -> SheetPlacement {
        let layout = layout(size, traits: traits)
        return layout.placement(detentValue: list(layout, traits: traits).value(of: selectedDetentIdentifier))
    }

    /// Resolvers are called again when the environment changes, or when the detents are invalidated.
    private func list(_ layout: SheetLayout, traits: UITraitCollection) -> DetentList {
        if let resolved, resolved.layout == layout { return resolved }
        let list = DetentList(detents, layout: layout, traits: traits)
        resolved = list
        return list
    }

    // MARK: Dimming

    private var isDimmed: Bool {
        guard let containerView else { return true }
        let list = list(layout(containerView.bounds.size, traits: traitCollection), traits: traitCollection)
        return list.isDimmed(at: selectedDetentIdentifier, largestUndimmed: largestUndimmedDetentIdentifier)
    }

    override func letsTouchThrough(at point: CGPoint) -> Bool { containerView != nil && !isDimmed }

    /// The black is stronger behind a floating sheet in the dark (F6).
    private func color(behind placement: SheetPlacement) -> UIColor {
        UIColor { traits in
            UIColor.black.withAlphaComponent(
                placement.isFloating && traits.userInterfaceStyle == .dark ? 0.48 : 0.2)
        }
    }

    /// Handles a tap on the dimming (F11).
    private func dismissByUser() {
        dismissPresented(unless: { delegate?.presentationControllerShouldDismiss(self) == false }) {
            self.delegate?.presentationControllerDidDismiss(self)
        }
    }

    // MARK: Traits

    /// A sheet has an elevated level, and compact width if it does not fill the container's width.
    override func traitsInPlace(_ inherited: UITraitCollection) -> UITraitCollection {
        var traits = [inherited, UITraitCollection(userInterfaceLevel: .elevated)]
        if let containerView, layout(containerView.bounds.size, traits: traitCollection).place == .centred {
            traits.append(UITraitCollection(horizontalSizeClass: .compact))
        }
        return UITraitCollection(traitsFrom: traits)
    }

    // MARK: Transitions

    open override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        guard let containerView, let content = super.presentedView else { return }
        let dimming = OutsideTapView(frame: containerView.bounds)
        dimming.onTap = { [weak self] in self?.dismissByUser() }
        dimming.alpha = 0
        containerView.insertSubview(dimming, at: 0)
        self.dimming = dimming
        wrapper = UIDropShadowView(
            content: content, placement: placement(in: containerView.bounds.size, traits: traitCollection))
        applyLook()
        if isDimmed { fade(dimming, to: 1) }
    }

    open override func presentationTransitionDidEnd(_ completed: Bool) {
        super.presentationTransitionDidEnd(completed)
        if completed { setNeedsLayout() } else { forgetViews() }
    }

    open override func dismissalTransitionWillBegin() {
        super.dismissalTransitionWillBegin()
        if let dimming { fade(dimming, to: 0) }
    }

    open override func dismissalTransitionDidEnd(_ completed: Bool) {
        super.dismissalTransitionDidEnd(completed)
        if completed { forgetViews() } else { setNeedsLayout() }
    }

    private func applyLook() {
        guard let containerView else { return }
        let place = layout(containerView.bounds.size, traits: traitCollection).place
        let automatic = Self.automaticCornerRadius
        wrapper?.apply(
            place, cornerRadius: preferredCornerRadius ?? (place == .centred ? automatic.centred : automatic.attached),
            showsGrabber: prefersGrabberVisible)
        // A turning screen shows nothing beside it.
        dimming?.frame = containerView.bounds.insetBy(dx: -containerView.bounds.width, dy: -containerView.bounds.height)
        dimming?.backgroundColor = color(behind: placement(in: containerView.bounds.size, traits: traitCollection))
    }

    private func fade(_ dimming: UIView, to alpha: CGFloat) {
        let isTaken = presentedViewController.transitionCoordinator?.animate { _ in dimming.alpha = alpha }
        if isTaken != true { dimming.alpha = alpha }
    }

    private func forgetViews() {
        wrapper = nil
        dimming = nil
    }
}
