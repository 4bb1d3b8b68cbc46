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
    let statusBar: StatusBarControl
    let progress = ProgressObserver()
    let anchor = AnchorObserver()
    let panDismissal: PanDismissal
    let grabberClearance: GrabberClearance
    var clock: DismissalClock?
    private var touchOnArrival: TouchOnArrival?
    private let settings: NotificationTokens
    // The ways to end that do not begin in the views; `nil` for a half-sheet that was added as a child.
    private var escape: EscapeHandler?
    private weak var windowRelease: WindowReleaseGuide?

    /// Makes all views and observers. The animator adds the chrome to the container.
    init(of presentation: Presentation, _ controller: PresentationController, in container: UIView) {
        self.container = container
        container.accessibilityIdentifier = "presentation.container"
        // The container is UIKit's, and knows no direction that the app forces on its views.
        let presenter = presentation.source ?? controller.presentingViewController
        container.semanticContentAttribute = presenter.viewIfLoaded?.forcedDirection ?? .unspecified
        let presented = controller.presentedViewController
        let isPresentation = !presentation.isAddedSheet
        grabberClearance = GrabberClearance(of: presentation.content.root ?? presented)
        let pass = presentation.beginPass(clearing: grabberClearance)
        let options = pass.options
        chrome = ChromeView(content: presented.view)
        dimming = DimmingController(
            options.dimming, isModal: pass.layout.isModal, in: container,
            onTap: { [weak presentation] in presentation?.userDidTap(at: $0) },
            onActivate: { [weak presentation] in presentation?.lifecycle.userWantsToDismiss(.tapOutside) },
            passesTouches: { [weak presentation] in presentation?.passesTouches ?? false })
        effect = controller.effectTarget.map {
            PresentingViewEffect($0, presentation.effect(options, over: presentation.noticeBelow))
        }
        drag = DragController(
            presentation, dragging: chrome,
            with: DragSurroundings(dimming: dimming, effect: effect, guides: guides), in: container)
        drag.gesture.scrollView = presentation.content.trackedScrollView
        panDismissal = PanDismissal(of: presentation, in: container)
        statusBar = StatusBarControl(isPresentation ? presented : nil)
        keyboard = KeyboardObserver(in: container) { [weak presented] in
            presented?.isBelowKeyboard ?? true
        } onMove: { [weak presentation] in
            presentation?.follow($0, appears: $1)
        } onDrag: { [weak presentation] in
            presentation?.followDraggedKeyboard()
        }
        settings = .accessibilitySettings { [weak presentation] in presentation?.invalidate() }
        touchOnArrival = TouchOnArrival(on: chrome) { [weak presentation] in
            presentation?.isArrivingByItself == true
        } onTouch: { [weak drag] in
            drag?.settleAtRest()
        }
        connectChrome(to: presentation, pass)
        if isPresentation { addExits(of: presented, to: presentation) }
    }

    private func connectChrome(to presentation: Presentation, _ pass: LayoutPass) {
        chrome.onEscape = { [weak presentation] in presentation?.lifecycle.userWantsToDismiss(.escape) ?? false }
        chrome.onDismissalKey = { [weak presentation] in presentation?.userDidPressDismissalKey() ?? false }
        chrome.allowsFocusUpdate = { [weak presentation] in presentation?.allowsFocusUpdate(in: $0) ?? true }
        chrome.onLeave = { [weak presentation] in presentation?.chromeDidLeave() }
        chrome.apply(pass.layout, pass.options, suppressedSafeArea: pass.suppressedSafeArea)
    }

    private func addExits(of presented: UIViewController, to presentation: Presentation) {
        escape = EscapeHandler(on: presented) { [weak presentation, weak presented] in
            // The view is asked before its controller, which may handle the gesture itself.
            presented?.accessibilityPerformEscape() == true
                || presentation?.lifecycle.userWantsToDismiss(.escape) == true
        }
        windowRelease = container.window.map { window in
            WindowReleaseGuide.add(to: window) { [weak presentation] in presentation?.viewsDidVanish() }
        }
    }

    /// Applies layout and appearance now, inside the running animation, if any.
    func layOut() {
        drag.view.layOut()
    }

    /// Called when a transition has ended.
    func removeTouchOnArrival() {
        touchOnArrival?.remove()
        touchOnArrival = nil
    }

    /// Ends every drag and pan.
    func cancelFingers() {
        drag.cancel()
        panDismissal.cancel()
    }

    /// Restores everything that the presentation has changed, and releases the views.
    func remove() {
        drag.remove()
        panDismissal.remove()
        clock?.stop()
        keyboard.removeProbe()
        statusBar.restore()
        effect?.restore()
        guides.end()
        dimming.remove()
        grabberClearance.update(isDrawn: false)
        escape?.remove()
        windowRelease?.remove()
        container.accessibilityElements = nil
        chrome.onLeave = nil
        chrome.releaseContent()
        chrome.removeFromSuperview()
    }
}

extension PresentationController {
    /// The presenting view, or the presented view that contains it; `nil` for a view in one of UIKit's own sheets, and
    /// for the parent of an added half-sheet, which contains the presented view.
    fileprivate var effectTarget: UIView? {
        guard !presentation.isAddedSheet else { return nil }
        // UIKit may have chosen another presenting controller than the one that was called.
        let presenter = presentation.presenter ?? presentingViewController
        guard presenter.presentingViewController != nil else { return presenter.viewIfLoaded }
        return (presenter.presentationController as? PresentationController)?.presentation.components?.chrome
    }
}
