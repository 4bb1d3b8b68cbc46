import UIKit

/// The springs that move a released view.
extension DragController {
    /// Settles at a snap position. The host may select another detent, and the spring then leads to its layout.
    func settle(_ drag: ActiveDrag, at rest: Int, _ velocity: CGFloat) {
        guard let host else { return }
        phaseAfterRelease = .settling
        let positions = host.dragOptions?.path.positions ?? drag.path.positions
        let position = positions.position(at: rest, chosenAmong: drag.path.positions)
        host.dragWillSettle(at: position, detent: drag.chosenDetent) { animateToRest(drag, velocity) }
    }

    private func animateToRest(_ drag: ActiveDrag, _ velocity: CGFloat) {
        // The app has been told about the selected detent, and may have taken over.
        guard let options = host?.dragOptions, phase == .settling else { return }
        let path = options.path
        let target = path.restingPosition
        chrome.overscrollFill = path.settlingFill
        if let request, abs(target - drag.position) < 0.5 / path.grid.scale {
            cancelAtRest(request)
            return
        }
        let isDismissing = request != nil
        let zoomed = zoomed(options.settlingTiming)
        let animator =
            drag.zoom == nil
            ? options.settlingTiming.makeAnimator(from: drag.position, to: target, velocity: velocity)
            : zoomed.spring(
                to: ViewGeometry(frame: path.frames[path.resting]).center,
                velocity: velocity == 0 ? .zero : gesture.releaseVelocity)
        // This comes first: if there is nothing to move, the animator may end as soon as it starts.
        request?.interaction.end(finishing: false, within: animator.duration)
        animate(animator, phase: .settling) { [self] in
            host?.layOut()
            settleSurroundings()
            if !isDismissing { effect?.settle() }
        }
        if drag.zoom != nil { zoomed.animateAppearance { [self] in straighten() } }
    }

    /// The finger has brought the view back to rest, and may have scrolled its content since. If the transition
    /// continued for the duration of a spring, it would keep the next touch from that content (C42).
    private func cancelAtRest(_ request: InteractiveRequest) {
        host?.layOut()
        straighten()
        settleSurroundings()
        request.interaction.end(finishing: false, within: 0)
        request.animator?.viewDidArrive()
    }

    /// Moves the view out: to the source of a zoom if that is visible, or else beyond the edge in the direction.
    func leave(_ drag: ActiveDrag, _ direction: DragDirection, _ velocity: CGFloat) {
        guard let request else { return settle(drag, at: drag.path.positions.positions.count - 1, velocity) }
        phaseAfterRelease = .dismissing
        let timing = host?.dragOptions?.settlingTiming ?? PresentationDefaults.Motion.settling
        let (axis, zoomed) = (drag.axis, zoomed(timing))
        let hidden = drag.path.positions.hidden(direction, beyondShadow: chrome.shadowOutset)
        var goal = ViewGeometry(chrome)
        let end = request.animator?.zoomEnd(of: chrome, restingAt: goal.frame, in: container)
        goal.center = end?.center ?? axis.center(at: hidden, size: goal.size, from: goal.center)
        let isFree = drag.zoom != nil && end != nil
        let animator =
            isFree
            ? zoomed.spring(to: goal.center, velocity: gesture.releaseVelocity)
            : timing.makeAnimator(
                from: drag.position, to: axis.position(of: goal.frame), velocity: velocity,
                along: end == nil ? nil : axis)
        request.interaction.end(finishing: true, within: animator.duration)
        if isFree, let end { zoomed.animateReturn(to: end, of: request.animator) }
        animate(animator, phase: .dismissing) { [chrome] in chrome.center = goal.center }
        // The dimming fades as on the way to the edge, also behind a view that reverses its direction.
        let fading = timing.makeAnimator(from: drag.position, to: hidden, velocity: velocity)
        fading.addAnimations { [dimming, guides, effect] in
            effect?.follow(0)
            dimming.fade(to: drag.path.dimming.level(at: hidden))
            guides.end()
        }
        fading.startAnimation()
    }

    private func animate(_ animator: UIViewPropertyAnimator, phase: Phase, _ changes: @escaping () -> Void) {
        // The app may also have taken over after the release.
        guard self.phase == phase else { return }
        let request = request
        animator.addAnimations(changes)
        animator.addCompletion { [weak self] _ in
            request?.animator?.viewDidArrive()
            // A finger may have caught the view in the meantime.
            guard let self, self.phase == phase, self.request == nil else { return }
            phaseAfterRelease = .idle
            chrome.removeZoomMask()
            // What layouts have left to the drag.
            container.setNeedsLayout()
        }
        animator.startAnimation()
    }
}
