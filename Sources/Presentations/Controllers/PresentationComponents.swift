import UIKit

/// What a presentation puts on the screen, and who moves it, from its beginning to its end.
@MainActor
struct PresentationComponents {
    let chrome: ChromeView
    let backdrop: Backdrop
    /// The finger's hold on the presented view.
    let drag: DragController
    /// The way back to an edge that it was presented from.
    let edgePan: TransitionPan?
    /// What is known of the keyboard.
    let keyboard: KeyboardObserver
    /// The user's settings.
    let settings: AccessibilitySettingsObserver
    /// The room that a grabber has above a navigation bar.
    let grabberClearance: GrabberClearance
    /// Who is on top of a navigation stack whose size the presentation follows.
    var stack: NavigationStackObserver?

    /// Puts back everything that they have touched.
    func remove() {
        stack?.stop()
        drag.remove()
        edgePan?.remove()
        backdrop.remove()
        grabberClearance.update(isDrawn: false)
        chrome.releaseContent()
        chrome.removeFromSuperview()
    }
}

extension PresentationController {
    var chrome: ChromeView? { parts?.chrome }
    var backdrop: Backdrop? { parts?.backdrop }
    var drag: DragController? { parts?.drag }
    var keyboard: KeyboardObserver? { parts?.keyboard }

    /// Makes what belongs into the container. The chrome is put there by whoever animates it.
    func makeParts() {
        guard let containerView else { return }
        containerView.accessibilityIdentifier = "presentation.container"
        let clearance = GrabberClearance(of: presentedViewController)
        let layout = layout(with: clearance)
        let chrome = ChromeView(content: presentedViewController.view)
        chrome.onEscape = { [weak self] in self?.dismissForUser() ?? false }
        chrome.grabber.sheet = self as? any GrabbedSheet
        chrome.apply(layout, presentationLook, shield: shield(of: layout))
        let drag = DragController(self, chrome, in: containerView)
        drag.share(with: trackedScrollView)
        parts = PresentationComponents(
            chrome: chrome, backdrop: makeBackdrop(in: containerView, isDimmed: layout.isDimmed), drag: drag,
            edgePan: makeEdgePan(in: containerView), keyboard: makeKeyboardObserver(in: containerView),
            settings: AccessibilitySettingsObserver { [weak self] in self?.invalidatePresentation() }, grabberClearance: clearance)
        applyModality(layout)
    }

    /// The one place that puts layout and look onto views. A view on its way out is left to its animation, and one in a
    /// finger's hand to the finger.
    func applyPresentation() {
        guard let parts, parts.chrome.superview === containerView else { return }
        let phase = parts.drag.phase
        guard phase != .leaving, phase != .idle || !isLeaving else { return }
        if !isInTransition { watchStack() }
        let layout = layout(with: parts.grabberClearance)
        let look = presentationLook
        let chrome = parts.chrome
        correctAnnouncement(to: layout.frame.size)
        if phase != .held { ViewGeometry(chrome).moved(to: layout.frame).apply(to: chrome) }
        if phase == .idle { chrome.bleed = .zero }
        chrome.apply(layout, look, shield: shield(of: layout))
        parts.backdrop.apply(
            look, isDimmed: layout.isDimmed, allowsTap: presentationBehavior.dismissal.contains(.tapOutside))
        applyModality(layout)
        presentationAbove?.backdrop?.keepSafeArea()
        presentationWasApplied()
    }

    /// The current layout, with a navigation bar clear of the grabber that the layout shows.
    private func layout(with clearance: GrabberClearance) -> PresentationLayout {
        let layout = currentLayout
        guard clearance.update(isDrawn: layout.showsGrabber) else { return layout }
        forgetContent()
        return currentLayout
    }

    private func shield(of layout: PresentationLayout) -> UIEdgeInsets {
        environment?.shield(of: layout.frame) ?? .zero
    }

    /// Puts back everything that the presentation touched, and lets go of what it made.
    func cleanUp() {
        presentedViewDidLeave()
        parts?.remove()
        parts = nil
        invalidatePresentation()
    }
}
