import UIKit

/// The views of one presentation and the objects that observe them, while there is a container.
@MainActor
final class PresentationComponents {
    let container: UIView
    let chrome: ChromeView
    let dimming: DimmingController
    /// The effect on the presenting view; `nil` for a view in one of UIKit's own sheets, which is not changed.
    let effect: PresentingViewEffect?
    let guides = PresentedViewGuides()
    let drag: DragController
    let keyboard: KeyboardObserver
    lazy var haptics =
        if #available(iOS 17.5, *) {
            UISelectionFeedbackGenerator(view: chrome)
        } else {
            UISelectionFeedbackGenerator()
        }
    /// Whether the presenting view was pushed back at the last look at the status bar.
    var wasPresenterPushedBack = false
    let frames = DisplayLinkObserver()
    /// The position of the view that the delegate knows.
    var reportedPosition: CGFloat?
    // The cast is repeated only for another delegate, because it costs more than the rest of an event of a drag.
    weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
    weak var follower: (any PresentationProgressDelegate)?
    var surroundingsTurns: TurnObserver?
    /// The source and the bars of the last layout, and the edge of its arrow.
    var surroundings: (source: CGRect?, bars: UIEdgeInsets, arrow: CGRectEdge?) = (nil, .zero, nil)
    let edgeSwipe: TransitionPan
    let returnPan: TransitionPan?
    let grabberClearance: GrabberClearance
    var clock: DismissalClock?
    private let touch: TouchOnMovingView
    private let settings: NotificationTokens
    // The ways to end that do not begin in the views; `nil` for a view that was added as a child and stays.
    private var escape: EscapeHandler?
    private weak var windowRelease: WindowReleaseGuide?

    init(of presentation: Presentation, _ controller: PresentationController, in container: UIView) {
        self.container = container
        container.accessibilityIdentifier = "presentation.container"
        // UIKit's container is outside of the views whose direction the app forces.
        if let presenter = (presentation.source ?? controller.presentingViewController).viewIfLoaded,
            !container.isDescendant(of: presenter), presenter.directionView.semanticContentAttribute != .unspecified
        {
            container.semanticContentAttribute = presenter.directionView.semanticContentAttribute
        }
        let presented = controller.presentedViewController
        grabberClearance = GrabberClearance(of: presentation.content.root ?? presented)
        let pass = presentation.beginPass(clearing: grabberClearance)
        let options = pass.options
        chrome = ChromeView(content: presented.view)
        dimming = DimmingController(
            options.dimming, level: pass.layout.restingDimming,
            hasPartialLevels: { pass.path.dimming.hasPartialLevels }, in: container,
            onTap: { [weak presentation] in presentation?.userDidTap(at: $0) },
            onActivate: { [weak presentation] in presentation?.lifecycle.userWantsToDismiss(.tapOutside) },
            passesTouches: { [weak presentation] in presentation?.passesTouches ?? false })
        effect = controller.effectTarget.map {
            PresentingViewEffect($0, presentation.effect(pass, over: presentation.noticeBelow), along: pass.way)
        }
        effect?.surroundingsOfMoved = MovedSurroundings(dimming, uncovering: chrome)
        drag = DragController(
            presentation, dragging: chrome, in: container, dimming: dimming, effect: effect, guides: guides)
        drag.gesture.scrollView = presentation.content.trackedScrollView
        edgeSwipe = presentation.makeEdgeSwipe(on: container)
        returnPan = presentation.makeReturnPan(on: container)
        keyboard = KeyboardObserver(in: container) { [weak presented] in
            presented?.isBelowKeyboard ?? true
        } onMove: { [weak presentation] in
            presentation?.follow($0, appears: $1)
        } onDrag: { [weak presentation] in
            presentation?.followDraggedKeyboard()
        } onEdit: { [weak presentation] in
            presentation?.followEditing(isAnimated: $0)
        }
        settings = .accessibilitySettings { [weak presentation] in presentation?.invalidate() }
        touch = TouchOnMovingView(on: chrome) { [weak presentation] in
            presentation?.isCaught(by: $0) == true
        } onTouch: { [weak drag] in
            drag?.catchView()
        } onLift: { [weak drag] in
            drag?.letGo()
        }
        chrome.onEscape = { [weak presentation] in presentation?.lifecycle.userWantsToDismiss(.escape) ?? false }
        chrome.onDismissalKey = { [weak presentation] in presentation?.userDidPressDismissalKey() ?? false }
        chrome.allowsFocusUpdate = { [weak presentation] in presentation?.allowsFocusUpdate(in: $0) ?? true }
        chrome.onLeave = { [weak presentation] in presentation?.chromeDidLeave() }
        chrome.uncovering = pass.way
        chrome.apply(pass.layout, options, suppressedSafeArea: pass.suppressedSafeArea)
        addExits(of: presented, to: presentation)
    }

    private func addExits(of presented: UIViewController, to presentation: Presentation) {
        guard !presentation.isAdded || presentation.isRemovable else { return }
        escape = EscapeHandler(on: presented) { [weak presentation, weak presented] in
            // The view is asked before its controller, which may handle the gesture itself.
            presented?.accessibilityPerformEscape() == true
                || presentation?.lifecycle.userWantsToDismiss(.escape) == true
        }
        guard !presentation.isAdded else { return }
        windowRelease = container.window.map { window in
            WindowReleaseGuide.add(to: window) { [weak presentation] in presentation?.viewsDidVanish() }
        }
    }

    func remove() {
        drag.remove()
        edgeSwipe.remove()
        returnPan?.remove()
        clock?.stop()
        keyboard.removeProbe()
        effect?.restore()
        guides.end()
        dimming.view.removeFromSuperview()
        grabberClearance.update(for: nil)
        escape?.remove()
        windowRelease?.remove()
        container.accessibilityElements = nil
        chrome.onLeave = nil
        chrome.contentContainer.release()
        chrome.removeFromSuperview()
    }
}

extension PresentationController {
    /// The presenting view, or the presented view around it; `nil` in UIKit's own sheets, and around an added view.
    fileprivate var effectTarget: UIView? {
        guard !presentation.isAdded else { return nil }
        // UIKit may have chosen another presenting controller than the one that was called.
        let presenter = presentation.presenter ?? presentingViewController
        guard presenter.presentingViewController != nil else { return presenter.viewIfLoaded }
        return presenter.ownPresentation?.components?.chrome
    }
}
