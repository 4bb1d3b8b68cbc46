import UIKit

/// The base of every presentation of the kit: container, chrome, dimming, layout and clean-up.
///
/// A subclass says two things as values, and this class applies them: ``presentationLayout(in:)``, where the presented
/// view is, and ``presentationLook``, how it and its surroundings look. Settings belong into a style value of the
/// subclass, under the style's own name: a stored property with a general name may clash with one that UIKit adds.
///
/// ```swift
/// final class BannerPresentationController: PresentationController {
///     override func presentationLayout(in environment: LayoutEnvironment) -> PresentationLayout {
///         PresentationLayout(frame: CGRect(x: 0, y: 0, width: environment.container.width, height: 120))
///     }
///     override var presentationLook: PresentationAppearance {
///         PresentationAppearance(dimming: .none, animation: .slide(from: .top))
///     }
/// }
/// ```
///
/// The presentation style stays `.custom`, so the presenter's view stays in the window and gets no appearance calls. An
/// override of one of UIKit's own members calls `super`.
open class PresentationController: UIPresentationController, UIViewControllerTransitioningDelegate {
    /// What is on the screen, while there is a container.
    final var parts: PresentationComponents?
    /// The transition of ours that is under way.
    private(set) weak var transition: TransitionAnimator?
    /// For the circumstances that it was computed in.
    final var cachedLayout: (environment: LayoutEnvironment, layout: PresentationLayout)? {
        didSet { cachedCourse = nil }
    }
    /// Goes with the layout.
    final var cachedCourse: DragPath?
    private var diagnostics = Diagnostics()
    /// What a change of traits leads to, while UIKit still reports the old ones.
    private var comingTraits: LayoutTraits?
    /// The size that the content was told to expect, while the container changes its own.
    final var sizeAnnouncement: SizeAnnouncement?
    final private(set) weak var trackedScrollView: UIScrollView?
    /// Where VoiceOver was before.
    private var focus: VoiceOverFocus?
    /// What drives the presentation and the way back, where a finger from an edge has begun it.
    final var edgeDrive: EdgeDrive?
    /// From the beginning of a dismissal to its end. UIKit's own flag is still set when the content hears that it is back.
    private(set) final var isLeaving = false
    /// What has become of the user's wish to dismiss.
    final let userDismissal = UserDismissal()
    /// The request to present that UIKit holds, until it has begun with it or dropped it.
    final weak var heldRequest: PresentationRequest?

    /// Makes the controller of one presentation.
    ///
    /// The content is at an elevated user interface level, as in UIKit's own sheets: in the dark the system's backgrounds are
    /// lighter there than those behind it. An app that wants the base level sets it as an override of the controller.
    public override init(
        presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
    ) {
        super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
        overrideTraitCollection = UITraitCollection(userInterfaceLevel: .elevated)
    }

    // MARK: For subclasses

    /// Where the presented view is. Default: it covers the container.
    ///
    /// Called when the container, its safe area, its traits or the preferred size of the content have changed, and after
    /// ``invalidatePresentation()``; not for every read of the frame. The same environment must give the same layout. In a
    /// rotation it is also called for the coming size of the container, with the safe area of before: nobody knows the
    /// coming one yet, and the content has to be told a size.
    /// A frame with a number that is none covers the container instead, and is reported once.
    open func presentationLayout(in environment: LayoutEnvironment) -> PresentationLayout {
        PresentationLayout(frame: CGRect(origin: .zero, size: environment.container))
    }

    /// How the presentation looks. Default: a shadow, a dimmed presenter, sliding in from the bottom.
    open var presentationLook: PresentationAppearance {
        PresentationAppearance()
    }

    /// What the user's fingers can do. Default: both a tap outside and a swipe dismiss.
    ///
    /// Read in each layout pass and at the beginning of a gesture; call ``invalidatePresentation()`` when it has changed.
    open var presentationBehavior: DismissalBehavior {
        DismissalBehavior()
    }

    /// Has layout and look computed anew and applied in the next layout pass, without animation unless one is running.
    ///
    /// Call it when something that they depend on has changed that is not noticed by itself. What is noticed: the style,
    /// the content's `preferredContentSize`, constraints and intrinsic sizes in it, the user's text size, and who is on top
    /// of a presented navigation stack. What is not: a view that overrides `systemLayoutSizeFitting`, and constraints of a
    /// controller in a navigation stack that change while it is on top. The heights of a half-sheet's detents are resolved
    /// anew by its `invalidateDetents()`.
    public final func invalidatePresentation() {
        forgetLayout()
        containerView?.setNeedsLayout()
    }

    /// Names the scroll view that shares the finger with the presented view.
    ///
    /// Default `nil`: it is looked for where the finger lands, also inside a navigation controller, the innermost one that
    /// can scroll vertically. When one is named, the others keep a finger that lands in them. Nothing of it is replaced,
    /// and it is not kept alive. Without effect where the view leaves by another edge than the bottom.
    public final func track(_ scrollView: UIScrollView?) {
        trackedScrollView = scrollView
        drag?.share(with: scrollView)
    }

    func report(_ sentence: String, about subject: String) {
        diagnostics.report(sentence, about: subject)
    }

    // MARK: Layout

    open override var presentedView: UIView? { chrome ?? super.presentedView }

    open override var frameOfPresentedViewInContainerView: CGRect {
        guard containerView != nil else { return super.frameOfPresentedViewInContainerView }
        return currentLayout.frame
    }

    open override func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        guard var environment else { return parentSize }
        // Where the keyboard will be in another size is not known yet.
        if environment.container != parentSize { environment.keyboard = nil }
        environment.container = parentSize
        environment.traits = comingTraits ?? environment.traits
        return presentationLayout(in: environment).drawable(in: parentSize).frame.size
    }

    open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        preferredSizeDidChange()
    }

    open override func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        super.systemLayoutFittingSizeDidChange(forChildContentContainer: container)
        contentDidChange()
    }

    open override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        applyPresentation()
        drag?.containerWillLayOut()
    }

    open override func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        comingTraits = LayoutTraits(newCollection)
        super.willTransition(to: newCollection, with: coordinator)
        coordinator.animate(alongsideTransition: nil, completion: { [weak self] _ in self?.comingTraits = nil })
    }

    /// Text sizes, layout directions and the like change without a change of size, and lead to another layout, too.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        guard let containerView else { return }
        let direction = containerView.traitCollection.layoutDirection
        // What leaves by a leading edge is no longer where the finger takes it.
        if previousTraitCollection?.layoutDirection != direction { cancelFingers() }
        invalidatePresentation()
    }

    /// A presenter that stands back goes through a change of size in its place: under a transform UIKit could not
    /// resize it.
    open override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        cancelFingers()
        let isReturned = backdrop?.hindersResizing == true
        if isReturned { UIView.performWithoutAnimation { backdrop?.giveBackPresenter() } }
        super.viewWillTransition(to: size, with: coordinator)
        announceSize(in: size, with: coordinator)
        guard isReturned, !isLeaving else { return }
        animate(with: coordinator, in: backdrop?.borrowedView) { $0.changePresenter() }
    }

    func makeCourse(for layout: PresentationLayout, in environment: LayoutEnvironment) -> DragPath {
        DragPath(
            frame: layout.frame, edge: dragEdge, in: environment, threshold: presentationBehavior.swipeThreshold)
    }

    /// The edge by which a finger takes the presented view out: the one that it has come from.
    var dragEdge: PresentationEdge { presentationLook.animation.edge ?? .bottom }

    // MARK: Presenting

    open override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        heldRequest = nil
        focus = VoiceOverFocus()
        makeParts()
        watchStack()
        presentedViewWillMove()
        animateAlongsideTransition {
            $0.showDimming()
        } presenter: {
            $0.changePresenter()
        }
    }

    open override func presentationTransitionDidEnd(_ completed: Bool) {
        super.presentationTransitionDidEnd(completed)
        edgeDrive?.transitionDidEnd()
        drag?.transitionDidEnd()
        if completed {
            settleBackdrop()
            UIAccessibility.post(notification: .screenChanged, argument: presentedViewController.view)
        } else {
            cleanUp()
        }
    }

    // MARK: Dismissing

    open override func dismissalTransitionWillBegin() {
        super.dismissalTransitionWillBegin()
        userDismissal.begin()
        isLeaving = true
        if let containerView { focus?.follow(outside: containerView) }
        let isByFinger = drag?.isDismissing == true
        if isByFinger { backdrop?.beginPresentersWayOut() } else { drag?.abandon() }
        presentedViewWillMove()
        animateAlongsideTransition {
            // Under a finger the dimming goes by the place of the view.
            if !isByFinger { $0.hideDimming() }
        } presenter: {
            $0.giveBackPresenter()
        }
    }

    open override func dismissalTransitionDidEnd(_ completed: Bool) {
        super.dismissalTransitionDidEnd(completed)
        edgeDrive?.transitionDidEnd()
        drag?.transitionDidEnd()
        isLeaving = false
        let isUsers = userDismissal.end()
        if completed {
            cleanUp()
            UIAccessibility.post(
                notification: .screenChanged, argument: focus?.target ?? presentingViewController.viewIfLoaded)
            if isUsers { tellDelegateOfDismissal() }
        } else {
            settleBackdrop()
            containerView?.setNeedsLayout()
        }
    }

    // MARK: Transitioning delegate

    open func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? { self }

    open func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { beginTransition(.forward) }

    open func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        userDismissal.begin()
        return beginTransition(.reverse)
    }

    /// A presentation that a finger from an edge has begun is driven by it; every other runs by itself. Default: nothing else.
    open func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { edgeDrive?.take(.presentation) }

    /// A dismissal that a finger has begun is driven by it; every other runs by itself. Default: nothing else.
    open func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { drag?.takeInteraction() ?? edgeDrive?.take(.dismissal) }

    private func beginTransition(_ operation: TransitionAnimator.Operation) -> TransitionAnimator {
        let animator = drag?.takeAnimator() ?? makeAnimator(operation, movesView: true)
        transition = animator
        return animator
    }

    // MARK: Content

    /// What was computed from the content's size is computed anew when somebody asks for it.
    func forgetContent() { forgetLayout() }

    // MARK: For half-sheets

    /// Whether a finger opens the presented view before it scrolls content that is at its top.
    var expandsBeforeScrolling: Bool { false }

    /// A finger begins to move the presented view.
    func fingerDidTakeHold() {}

    /// The user has brought the presented view to the rest at that position. Answers whether that is another one than before.
    func userDidChooseRest(at position: CGFloat) -> Bool { false }

    /// The presented view is on its way to another rest that the user has chosen, and is laid out for it.
    func newRestWasLaidOut() {}

    /// A keyboard comes that was not there before.
    func keyboardWillCome() {}

    /// A transition is going to move the presented view.
    func presentedViewWillMove() {}

    /// The presented view is at that position on the screen.
    func presentedViewIs(at position: CGFloat) {}

    /// Layout and look are on the views.
    func presentationWasApplied() {}

    /// The presented view is out of sight for good.
    func presentedViewDidLeave() {}
}
