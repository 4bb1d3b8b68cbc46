import UIKit

/// The views of one presentation and the objects that observe them, while there is a container.
@MainActor
final class PresentationComponents {
    private(set) weak var controller: PresentationController?
    let container: UIView
    let chrome: ChromeView
    let dimming: DimmingController
    /// The effect on the presenting view; `nil` for a view in one of UIKit's own sheets, which is not changed.
    let effect: PresentingViewEffect?
    let guides = PresentedViewGuides()
    let drag: DragController
    let keyboard: KeyboardObserver
    let haptics: DragHaptics
    let statusBar: StatusBarControl
    let progress: ProgressObserver
    private let anchor: AnchorObserver
    private let panDismissal: PanDismissal
    private let settings: AccessibilitySettingsObserver
    private var clock: DismissalClock?
    private var touchOnArrival: TouchOnArrival?
    let grabberClearance: GrabberClearance
    private let exits: PresentationExits?

    /// Makes all views and observers. The animator adds the chrome to the container.
    init(of controller: PresentationController, in container: UIView) {
        self.controller = controller
        self.container = container
        container.accessibilityIdentifier = "presentation.container"
        grabberClearance = GrabberClearance(
            of: controller.presentation.geometry.content.root ?? controller.presentedViewController)
        let geometry = controller.presentation.geometry
        let pass = geometry.beginPass(clearing: grabberClearance)
        let (layout, appearance) = (pass.layout, pass.appearance)
        chrome = ChromeView(content: controller.presentedViewController.view)
        chrome.onEscape = { [weak controller] in controller?.presentation.lifecycle.userWantsToDismiss(.escape) ?? false
        }
        chrome.onDismissalKey = { [weak controller] in controller?.presentation.userDidPressDismissalKey() ?? false }
        chrome.allowsFocusUpdate = { [weak controller] in
            controller?.presentation.components?.allowsFocusUpdate(in: $0) ?? true
        }
        chrome.onLeave = { [weak controller] in controller?.presentation.components?.chromeDidLeave() }
        chrome.apply(layout, appearance, suppressedSafeArea: pass.suppressedSafeArea)
        dimming = DimmingController(
            appearance.dimming, isModal: layout.isModal, in: container,
            onTap: { [weak controller] in controller?.presentation.components?.userDidTap(at: $0) },
            onActivate: { [weak controller] in controller?.presentation.lifecycle.userWantsToDismiss(.tapOutside) },
            passesTouches: { [weak controller] in controller?.presentation.components?.passesTouches ?? false })
        effect = Self.target(of: controller).map {
            PresentingViewEffect($0, Self.effect(over: NoticeStack(of: controller), appearance))
        }
        drag = DragController(
            controller.presentation, dragging: chrome,
            with: DragSurroundings(dimming: dimming, effect: effect, guides: guides),
            in: container)
        drag.share(with: geometry.content.trackedScrollView)
        panDismissal = PanDismissal(of: controller, in: container)
        haptics = DragHaptics(on: chrome)
        statusBar = StatusBarControl(of: controller)
        progress = ProgressObserver(of: controller)
        anchor = AnchorObserver(of: controller)
        keyboard = KeyboardObserver(in: container) { [weak controller] in
            controller?.presentedViewController.isBelowKeyboard ?? true
        } onMove: { [weak controller] in
            controller?.presentation.components?.follow($0, appears: $1)
        } onDrag: { [weak controller] in
            controller?.presentation.components?.followDraggedKeyboard()
        }
        exits = PresentationExits(of: controller, in: container) { [weak controller] in
            controller?.presentation.components?.leave()
        }
        settings = AccessibilitySettingsObserver { [weak controller] in controller?.invalidatePresentation() }
        applyModality(layout, appearance, pass.behavior)
        touchOnArrival = TouchOnArrival(on: chrome) { [weak controller] in
            controller?.presentation.transitions.isArrivingByItself == true
        } onTouch: { [weak drag] in
            drag?.settleAtRest()
        }
    }

    // MARK: Layout

    /// Applies layout and appearance now, inside the running animation, if any.
    func layOut() {
        container.setNeedsLayout()
        container.layoutIfNeeded()
    }

    /// Applies the layout and the appearance to the views. No other code does. A view that is disappearing is left to
    /// its animation, a dragged view to the drag, and one that waits for a transition of its content to that.
    func apply() {
        guard let controller, chrome.superview === container else { return }
        let transitions = controller.presentation.transitions
        guard drag.phase != .dismissing, drag.phase != .idle || !controller.presentation.lifecycle.phase.isLeaving
        else { return }
        let geometry = controller.presentation.geometry
        guard !geometry.content.awaitsTransition else { return }
        if !transitions.isUnderWay { geometry.content.observeStack() }
        if geometry.content.needsMeasuring { geometry.invalidateContent() }
        let pass = geometry.beginPass(clearing: grabberClearance)
        let (layout, appearance, behavior) = (pass.layout, pass.appearance, pass.behavior)
        geometry.sizeAnnouncement.correct(to: layout.frame.size, for: controller.presentedViewController)
        if drag.phase != .dragging {
            ViewGeometry.move(chrome, to: layout.frame)
            findGuides(pass)
            guides.layOut(at: layout.frame.minY)
        }
        if drag.phase == .idle { chrome.overscrollFill = nil }
        chrome.apply(
            layout, appearance, suppressedSafeArea: pass.suppressedSafeArea, corners: drag.corners)
        showGrabber(pass)
        let gestures = behavior.gestures
        dimming.apply(appearance.dimming, isModal: layout.isModal, allowsTap: gestures.contains(.tapOutside))
        panDismissal.allowsEdgeSwipe(gestures.contains(.edgeSwipe))
        let notices = layout.isModal || pass.hasDetents ? nil : notices
        effect?.change(to: Self.effect(over: notices, appearance))
        applyModality(layout, appearance, behavior)
        applyTime(behavior.dismissesAfter)
        if let notices, !transitions.isUnderWay { notices.pushBack(layout.frame) }
        let safeArea = pass.environment.safeArea
        statusBar.update(to: layout, appearance, in: container, safeArea: safeArea)
        anchor.layoutWasApplied(pass)
        effect?.followSafeArea(safeArea)
        effectOfPresentationAbove?.followSafeArea(safeArea)
        progress.viewWillMove()
        controller.presentation.announceDetent(pass)
    }

    /// The effect on the presented view by another presentation on top of it.
    private var effectOfPresentationAbove: PresentingViewEffect? {
        guard let controller, let above = controller.presentedViewController.presentedViewController,
            controller.presentationOwner.isPresentation
        else { return nil }
        return (above.presentationController as? PresentationController)?.presentation.components?.effect
    }

    /// Finds the guides. Called in each layout, since the app may ask a view for its guide at any time.
    func findGuides(_ pass: LayoutPass) {
        guard let controller else { return }
        let presenter = controller.presentation.transitions.source ?? controller.presentingViewController
        guides.find(from: presenter.viewIfLoaded) {
            pass.coversBottom
        } frame: { [effect, container] in
            effect?.frameAtRest(of: $0, in: container) ?? $0.convert($0.bounds, to: container)
        }
    }

    /// Returns the effect on the presenting view. In a stack of presentations that are not modal, the view moves back
    /// like the others.
    private static func effect(
        over notices: NoticeStack?, _ appearance: PresentationAppearance
    ) -> PresenterAppearance {
        let effect = notices?.effectBelow ?? appearance.presenter
        return effect.drawable(reduceMotion: UIAccessibility.isReduceMotionEnabled)
    }

    /// The stack of the presented view; `nil` for a presentation that is modal or has detents.
    var notices: NoticeStack? {
        guard let controller else { return nil }
        return NoticeStack(of: controller)
    }

    private func applyTime(_ time: TimeInterval?) {
        guard let controller, time != nil || clock != nil else { return }
        let clock = clock ?? DismissalClock(of: controller, chrome: chrome)
        self.clock = clock
        clock.apply(time)
    }

    // MARK: Touches and keyboard

    /// Dismisses after a tap outside. A finger that lands on a view in transition touches the dimming, so this is a tap
    /// outside only if the view is elsewhere when the finger lifts.
    private func userDidTap(at point: CGPoint) {
        if !chrome.frame.contains(point) { controller?.presentation.lifecycle.userWantsToDismiss(.tapOutside) }
    }

    /// Whether touches beside an undimmed view reach the presenting view. During a transition they stay in the
    /// container, where they can catch the moving view. Modal content keeps them, as UIKit's own sheets do (Q8).
    private var passesTouches: Bool {
        guard let controller else { return false }
        let owner = controller.presentationOwner
        return !owner.isInTransition
            && !(owner.isPresentation && controller.presentedViewController.keepsPresentationModal)
    }

    private func follow(_ movement: KeyboardMovement, appears: Bool) {
        if appears { keyboardWillAppear() }
        UIView.animate(withDuration: movement.duration, delay: 0, options: movement.options) { [weak self] in
            self?.controller?.invalidatePresentation()
            self?.container.layoutIfNeeded()
            self?.chrome.revealEditedView()
        }
    }

    /// Follows a keyboard that the user drags. A finger that scrolls the content also drags the presented view. While
    /// that is at rest, the keyboard takes over the finger.
    private func followDraggedKeyboard() {
        if drag.phase == .dragging, let path = controller?.presentation.geometry.path,
            abs(path.axis.position(of: ViewGeometry(chrome).frame) - path.restingPosition) < 0.5
        {
            drag.abandon()
        }
        controller?.invalidatePresentation()
    }

    /// Takes into account a keyboard that is visible when the presentation begins.
    func findKeyboard() {
        guard keyboard.findKeyboard() else { return }
        keyboardWillAppear()
        controller?.invalidatePresentation()
    }

    /// Keeps a view from expanding for a keyboard that belongs to the presenting view, which it would cover.
    private func keyboardWillAppear() {
        guard let presentation = controller?.presentation, let content = controller?.presentedViewController.view else {
            return
        }
        let edited = controller?.presentationOwner.presenter?.viewIfLoaded?.editedView
        presentation.geometry.mayExpandForKeyboard = edited.map { $0.isDescendant(of: content) } ?? true
    }

    /// Forgets the keyboard, since another one may be visible when the container is in its window again.
    func forgetKeyboard() {
        keyboard.forget()
        controller?.invalidatePresentation()
    }

    /// The presenting view, or the presented view that contains it; `nil` for a view in one of UIKit's own sheets, and
    /// for the parent of an added half-sheet, which contains the presented view.
    private static func target(of controller: PresentationController) -> PresentingViewEffect.Target? {
        guard controller.presentationOwner.isPresentation else { return nil }
        // UIKit may have chosen another presenting controller than the one that was called.
        let presenter = controller.presentationOwner.presenter ?? controller.presentingViewController
        guard presenter.presentingViewController != nil else {
            return presenter.viewIfLoaded.map {
                PresentingViewEffect.Target(view: $0, chrome: nil)
            }
        }
        let below = presenter.presentationController as? PresentationController
        guard let chrome = below?.presentation.components?.chrome else { return nil }
        return PresentingViewEffect.Target(view: chrome, chrome: chrome)
    }

    // MARK: Ends

    /// Writes the appearance at rest. A coordinator may not have run its blocks, and a cancelled animation may have
    /// restored other values. During a drag everything stays as it is on the screen.
    func settle() {
        touchOnArrival?.remove()
        touchOnArrival = nil
        statusBar.dismissalDidChange()
        guard drag.phase != .dragging else { return }
        dimming.show()
        drag.surroundings.settleEffect()
        if let controller { notices?.pushBack(controller.presentation.geometry.layout.frame) }
        if let controller { guides.begin(at: controller.presentation.geometry.layout.frame.minY) }
    }

    /// Called when the chrome has left the window. UIKit may dismiss a presentation together with the one below it
    /// without telling its controller.
    private func chromeDidLeave() {
        if controller?.presentationOwner.isShown == false { leave() }
    }

    /// Ends the presentation if UIKit does not report its end.
    private func leave() {
        guard let controller else { return }
        controller.presentation.transitions.didEnd()
        controller.presentation.lifecycle.viewsDidVanish()
        remove()
    }

    /// Ends every drag and pan.
    func cancelFingers() {
        drag.cancel()
        panDismissal.cancel()
    }

    /// Restores everything that the presentation has changed, and releases the views.
    func remove() {
        progress.viewDidLeave()
        controller?.presentation.announcedDetent = nil
        controller?.presentation.geometry.content.stopObserving()
        drag.remove()
        panDismissal.remove()
        clock?.stop()
        keyboard.removeProbe()
        statusBar.restore()
        effect?.restore()
        guides.end()
        controller?.presentation.transitions.sources.restore()
        dimming.remove()
        grabberClearance.update(isDrawn: false)
        chrome.onLeave = nil
        exits?.remove()
        container.accessibilityElements = nil
        chrome.releaseContent()
        chrome.removeFromSuperview()
        controller?.presentation.components = nil
        controller?.invalidatePresentation()
    }
}
