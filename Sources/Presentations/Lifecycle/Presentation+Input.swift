import UIKit

/// The input of the views: touches beside the presented one, the keyboard, VoiceOver, and the focus.
extension Presentation {
    // MARK: Touches and keys

    /// Dismisses after a tap outside. On a moving view a tap touches the dimming, and counts if the view has gone on.
    func userDidTap(at point: CGPoint) {
        if components?.chrome.frame.contains(point) == false { lifecycle.userWantsToDismiss(.tapOutside) }
    }

    /// Whether touches beside an undimmed view reach the presenting view. During a transition they may catch the view,
    /// and modal content keeps them, as in UIKit's own sheets (Q8).
    var passesTouches: Bool { !isInTransition && (isAdded || !isHeldModal) }

    /// Returns whether a dismissal key was handled. A notice, which covers nothing, passes it to the modal one below.
    func userDidPressDismissalKey() -> Bool {
        let below = isNotice ? controllerBelowNotices?.ownPresentation?.lifecycle : nil
        return below?.userWantsToDismiss(.escape) == true || lifecycle.userWantsToDismiss(.escape)
    }

    // MARK: The keyboard

    func follow(_ movement: KeyboardMovement, appears: Bool) {
        if appears { keyboardWillAppear() }
        UIView.animate(withDuration: movement.duration, delay: 0, options: movement.options) { [weak self] in
            self?.invalidate()
            self?.revealEditedView()
        }
    }

    func followEditing(isAnimated: Bool) {
        guard isAboveKeyboard, !isDragged else { return }
        guard isAnimated else { return revealEditedView() }
        let animator = changeTiming.makeAnimator()
        animator.addAnimations { [weak self] in self?.revealEditedView() }
        animator.startAnimation()
    }

    /// Lays out, and scrolls the first responder into sight. If the view cuts it off, the layout gets the height.
    private func revealEditedView() {
        guard let components else { return }
        let (chrome, keyboard) = (components.chrome, components.keyboard)
        layOut()
        var last: (height: CGFloat, missing: CGFloat)?
        while let (edited, missing) = chrome.revealEditedView(), missing > 0 {
            let height = chrome.bounds.height
            // There is no more room.
            if let last, height <= last.height { return }
            // A view that moves along with the edge needs no height.
            let isOfUse = missing < last?.missing ?? .infinity
            guard keyboard.note(isOfUse ? height + missing : 0, for: edited) else { return }
            invalidate()
            layOut()
            if !isOfUse { return }
            last = (height, missing)
        }
    }

    /// Follows a keyboard that the user drags. It takes over a finger on the content while the view is at rest.
    func followDraggedKeyboard() {
        if let components, components.drag.phase == .dragging, let path,
            abs(path.axis.position(of: ViewGeometry(components.chrome).frame) - path.restingPosition) < 0.5
        {
            components.drag.abandon()
        }
        invalidate()
    }

    func findKeyboard() {
        guard components?.keyboard.findKeyboard() == true else { return }
        keyboardWillAppear()
        invalidate()
    }

    /// Keeps a view from expanding for a keyboard that belongs to the presenting view, which it would cover.
    private func keyboardWillAppear() {
        guard let content = presented?.view else { return }
        let edited = presenter?.viewIfLoaded?.editedView
        mayExpandForKeyboard = edited.map { $0.isDescendant(of: content) } ?? true
    }

    /// Forgets the keyboard, since another one may be visible when the container is in its window again.
    func forgetKeyboard() {
        components?.keyboard.forget()
        invalidate()
    }

    func noteEditing() {
        if keepsTyping, mayBeNotice(options) { edited = focus }
    }

    /// Gives the focus back. It is not known when UIKit takes it, so this is called until the notice has appeared.
    func restoreEditing() {
        if let edited, isNotice, focus == nil { edited.becomeFirstResponder() }
    }

    /// Whether UIKit has taken the focus for good. A notice that the app shows because of that gives nothing back, or
    /// each would cause the next.
    var hasTakenFocus: Bool { edited?.isFirstResponder == false }

    private var focus: UIResponder? {
        guard let presented else { return nil }
        return sequence(first: presented, next: \.presentingViewController)
            .lazy.compactMap(\.outermost.editedResponder).first
    }

    /// Ends editing if the keyboard covers the presented view's first responder at the selected detent.
    func endEditingBehindKeyboard() {
        guard let components, let keyboard = components.keyboard.frameInContainer,
            let content = presented?.viewIfLoaded, let edited = content.editedView
        else { return }
        let container = components.container
        let frame = edited.convert(edited.bounds, to: container).intersection(container.bounds)
        let visible = frame.height - frame.intersection(keyboard).height
        guard visible < min(edited.bounds.height, PresentationDefaults.minimumLength) else { return }
        content.endEditing(true)
    }

    // MARK: VoiceOver and the focus

    /// Sets the views that VoiceOver can reach: those that touches reach. It skips the siblings of a modal view, and so
    /// the presenting view. A dimming that dismisses is an element after the content.
    func applyModality(_ pass: LayoutPass, isHeldModal: Bool) {
        guard let components else { return }
        let (container, chrome, dimming) = (components.container, components.chrome, components.dimming.view)
        let isModal = pass.layout.isModal || isHeldModal
        let dismissesByTap = pass.layout.isModal && !isHeldModal && pass.options.dismissal.contains(.tapOutside)
        dimming.dismissLabel = dismissesByTap ? pass.options.accessibilityStrings.dismiss : nil
        container.accessibilityViewIsModal = isModal
        // Beside a modal view VoiceOver would not find the dimming. The container has no other elements.
        chrome.accessibilityViewIsModal = isModal && !dismissesByTap
        let last = dismissesByTap ? dimming : nil
        if container.accessibilityElements?.last as? UIView !== last {
            container.accessibilityElements = last.map { [chrome, $0] }
        }
    }

    /// Returns whether the focus of a hardware keyboard may move: from a modal view only on top or off the container.
    func allowsFocusUpdate(in context: UIFocusUpdateContext) -> Bool {
        guard let container = components?.container, let presented,
            let next = context.nextFocusedView, container.accessibilityViewIsModal, let scope = container.superview,
            next.isDescendant(of: scope), !next.isDescendant(of: container), !lifecycle.phase.isLeaving
        else { return true }
        return !Cover(of: presented).isOpen
            || presented.presentedStack.contains { $0.viewIfLoaded.map(next.isDescendant) == true }
    }
}
