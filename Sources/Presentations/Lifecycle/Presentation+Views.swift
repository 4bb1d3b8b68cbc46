import UIKit

/// Applies passes to the views, and the animations alongside a transition, apart from that of the presented view.
extension Presentation {
    /// Places the views now, inside the running animation, if any, and then lays out the container. UIKit may not tell
    /// the controller about that layout while a dismissal runs, and a cancelled one has to animate them back.
    func layOut() {
        layOutViews()
        components?.container.layoutIfNeeded()
    }

    /// Applies the layout and the appearance. A view that is leaving is left to its animation, a dragged view to the
    /// drag, and one that waits for a transition of its content to that.
    func layOutViews() {
        guard let components, let presented else { return }
        let (chrome, drag, effect) = (components.chrome, components.drag, components.effect)
        let isInTransition = isInTransition
        guard chrome.superview === components.container, drag.phase != .dismissing,
            drag.phase != .idle || !lifecycle.phase.isLeaving, !content.awaitsTransition
        else { return }
        if !isInTransition { content.observe() }
        if content.needsMeasuring { invalidateContent() }
        let pass = beginPass(clearing: components.grabberClearance)
        let (layout, options) = (pass.layout, pass.options)
        content.sizeDidChange(to: pass.frameInFront.size)
        chrome.contentSize = stacked == nil ? nil : pass.frameInFront.size
        chrome.uncovering = pass.way
        if drag.phase != .dragging {
            ViewGeometry.move(chrome, to: layout.frame)
            findGuides(pass)
            components.guides.layOut(at: layout.frame.minY)
        }
        if drag.phase == .idle {
            let mayOvershoot = isInTransition && current.animation.timing.overshoots
            chrome.overscrollFill = mayOvershoot ? pass.path.settlingFill : nil
        }
        chrome.apply(
            layout, options, suppressedSafeArea: pass.suppressedSafeArea, corners: drag.corners,
            materialLevel: drag.materialLevel)
        let sheet = pass.hasDetents ? self : nil
        if chrome.grabber.sheet !== sheet { chrome.grabber.sheet = sheet }
        components.dimming.apply(
            options.dimming, level: layout.restingDimming, hasPartialLevels: { pass.path.dimming.hasPartialLevels },
            allowsTap: options.dismissal.contains(.tapOutside))
        components.edgeSwipe.isEnabled = options.dismissal.contains(.edgeSwipe)
        changeEffect(pass)
        applyModality(pass, isHeldModal: presented.keepsPresentationModal)
        if options.dismissesAfter != nil, components.clock == nil {
            components.clock = DismissalClock(of: self, chrome)
        }
        components.clock?.apply(options.dismissesAfter)
        if !isInTransition { moveBelow() }
        let safeArea = pass.environment.safeArea
        updateStatusBar(pass)
        followSurroundings(pass)
        effect?.followSafeArea(safeArea)
        if !isAdded, let above = presented.presentedViewController?.ownPresentation {
            // The effect of another presentation on this view. A notice may be laid out after the one in front of it.
            if stacked != nil || above.noticeBelow != nil {
                above.changeEffect(above.pass)
                if !above.isInTransition { above.moveBelow() }
            }
            above.components?.effect?.followSafeArea(safeArea)
        }
        viewWillMove()
        announceDetent(pass)
    }

    private func changeEffect(_ pass: LayoutPass) {
        guard let components else { return }
        let below = pass.isOfNotice ? noticeBelow : nil
        components.effect?.change(
            to: effect(pass, over: below), along: pass.way, behind: below == nil ? pass.layout : nil,
            in: components.container)
    }

    /// Returns the effect on the presenting view. In a stack of notices it moves back like the others.
    func effect(_ pass: LayoutPass, over notice: Presentation?) -> PresenterAppearance {
        guard let notice, let scale = placeBehind?.scale(of: notice.pass.frameInFront) else { return pass.presenter }
        let effect = scale < 1 ? PresenterAppearance.pushedBack(scale: scale) : .unchanged
        return effect.drawable(reduceMotion: UIAccessibility.isReduceMotionEnabled)
    }

    /// Finds the guides. Called in each layout, since the app may ask a view for its guide at any time.
    private func findGuides(_ pass: LayoutPass) {
        guard let controller, let components else { return }
        let presenter = source ?? controller.presentingViewController
        components.guides.find(from: presenter.viewIfLoaded) {
            pass.coversBottom
        } frame: {
            frameAtRest(of: $0, in: components.container)
        }
    }

    // MARK: Alongside a transition

    func animateAlongsidePresentation() {
        guard let components, let controller else { return }
        let (dimming, guides) = (components.dimming, components.guides)
        animateAlongside(in: nil) { dimming.show() }
        animateEffect { $0.apply() }
        if let chrome = noticeBelow?.components?.chrome {
            animateAlongside(in: chrome) { [weak self] in self?.moveBelow() }
        }
        findGuides(pass)
        guard !guides.isEmpty else { return }
        let top = pass.layout.frame.minY
        animateAlongside(in: controller.presentingViewController.viewIfLoaded) { guides.begin(at: top) }
    }

    /// Animates the same alongside a dismissal. During a drag the dimming follows the position of the view.
    func animateAlongsideDismissal() {
        guard let components, let controller else { return }
        let (dimming, guides) = (components.dimming, components.guides)
        let isByFinger = components.drag.request != nil
        let followsDrag = isByFinger && components.effect?.followsDrag == true
        if !isByFinger { components.drag.abandon() } else if !followsDrag { components.effect?.beginDismissal() }
        animateAlongside(in: nil) { [weak self] in
            if !isByFinger { dimming.fade(to: 0) }
            self?.updateStatusBarForDismissal()
        }
        if !followsDrag { animateEffect { $0.revert() } }
        animateBelowAlongsideDismissal()
        guard !isByFinger, !guides.isEmpty else { return }
        animateAlongside(in: controller.presentingViewController.viewIfLoaded) { guides.end() }
    }

    private func animateEffect(_ changes: @escaping (PresentingViewEffect) -> Void) {
        guard let effect = components?.effect else { return }
        animateAlongside(in: effect.affectedView) { [weak self] in
            changes(effect)
            effect.isAnimatedByOthers = self?.animator == nil
        }
    }

    // MARK: Ends

    /// Writes the appearance at rest, except during a drag. A coordinator may not have run its blocks, and a cancelled
    /// animation may have restored other values.
    func settleViews() {
        guard let components else { return }
        updateStatusBarForDismissal()
        guard components.drag.phase != .dragging else { return }
        if components.drag.phase == .idle { components.chrome.overscrollFill = nil }
        components.dimming.show()
        changeEffect(pass)
        components.drag.settleEffect()
        moveBelow()
        viewDidStraighten()
        components.guides.begin(at: pass.layout.frame.minY)
    }

    /// Applies the effect of a notice in front again. It ends when the view gets its appearance at rest.
    func viewDidStraighten() { presented?.presentedViewController?.ownPresentation?.components?.effect?.reapply() }

    /// Called when the chrome has left the window, maybe with the presentation below, which UIKit may not tell.
    func chromeDidLeave() {
        if controller != nil, presenter == nil { viewsDidVanish() }
    }

    /// Ends the presentation if UIKit does not report its end.
    func viewsDidVanish() {
        guard components != nil else { return }
        transitionDidEnd()
        lifecycle.handle(.viewsVanished)
        removeViews()
    }

    func removeViews() {
        guard let components else { return }
        viewDidLeave()
        announcedDetent = nil
        content.stopObserving()
        sources.restore()
        releaseStatusBar()
        components.remove()
        self.components = nil
        invalidate()
    }
}
