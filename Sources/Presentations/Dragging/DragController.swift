import UIKit

/// Passes the finger's movements to the drag model and applies the steps that it returns. This is the only place that
/// moves a presented view during a drag. In a callback the app may do anything, including ending the drag. So after
/// each call that can reach the app, the controller continues only if the drag, or the phase, is still the same.
@MainActor
final class DragController {
    private(set) weak var host: (any DragHost)?
    let chrome: ChromeView
    let container: UIView
    // The views that follow it.
    let dimming: DimmingController
    let effect: PresentingViewEffect?
    let guides: PresentedViewGuides
    let gesture: DragGesture
    private var drag: ActiveDrag?
    /// The dismissal that the finger has requested, until UIKit has ended it.
    private(set) var request: InteractiveRequest?
    /// The mover of a view that no finger holds. It is never ``Phase/dragging``.
    var phaseAfterRelease = Phase.idle

    enum Phase {
        /// Layout and transitions place the view.
        case idle
        /// A finger moves it.
        case dragging
        /// A spring moves it to its place in the layout.
        case settling
        /// A spring moves it out.
        case dismissing
    }

    var phase: Phase { drag == nil ? phaseAfterRelease : .dragging }

    /// True while the finger moves the view and holds the scroll view under it.
    var holdsContent: Bool { drag != nil && gesture.content?.isHolding == true }

    init(
        _ host: any DragHost, dragging chrome: ChromeView, in container: UIView, dimming: DimmingController,
        effect: PresentingViewEffect?, guides: PresentedViewGuides
    ) {
        self.host = host
        self.chrome = chrome
        self.container = container
        self.dimming = dimming
        self.effect = effect
        self.guides = guides
        gesture = DragGesture(on: container, dragging: chrome)
        gesture.currentAxis = { [weak host] in host?.canBeDragged == true ? host?.dragOptions?.path.axis : nil }
        gesture.leavesView = { [weak self] in self?.leavesView(to: $0) ?? false }
        gesture.mayBegin = { [weak host, chrome] in
            // Without the transform, which cannot be inverted for a view that is turned edge-on.
            host?.shouldBeginDragging(at: $0 - ViewGeometry(onScreen: chrome).frame.origin) == true
        }
        gesture.onStep = { [weak self] in self?.fingerDid($0) }
    }

    /// The corners at the position of the drag; `nil` for a view whose corners do not change.
    var corners: CornerRadii? { drag.flatMap { $0.path.corners(at: $0.position) } }

    /// The level of the material at the position of the drag; `nil` if it does not change.
    var materialLevel: CGFloat? { drag.flatMap { $0.path.material?.level(at: $0.position) } }

    // MARK: Interruptions

    /// Ends the drag. The view settles at the nearest snap position.
    func cancel() {
        guard let drag else { return }
        conclude(drag.model.cancel())
        gesture.cancel()
    }

    /// Ends the drag and leaves the view to another mover.
    func abandon() {
        drag = nil
        phaseAfterRelease = .idle
        gesture.cancel()
    }

    // MARK: A finger that rests

    /// Holds the moving view for a finger that has landed on it. A view that cannot be dragged goes on without UIKit.
    func catchView() {
        guard drag == nil, let host, let options = host.dragOptions else { return }
        guard host.canBeDragged else { return settleAtRest() }
        let drag = hold(options, for: host, content: nil, zoom: nil)
        drag.isOfRestingFinger = true
        if !chrome.isTransformed { move(drag, to: drag.position, for: host) }
    }

    /// Lets the view go on to its place, after a touch that was no drag. The content hears of the end of the touch
    /// after the gestures, and finds it in its view only if that has not moved yet.
    func letGo() {
        guard let drag, drag.isOfRestingFinger else { return }
        Task {
            if isCurrent(drag) { conclude(.settle(rest: drag.path.resting, velocity: 0)) }
        }
    }

    /// Ends the running transition where it is, and lets the view settle at rest. UIKit does not say how fast the view
    /// was. It goes on like a critically damped spring that is halfway, and does not seem to stop.
    func settleAtRest() {
        guard drag == nil, let host, let options = host.dragOptions else { return }
        let drag = hold(options, for: host, content: nil, zoom: nil)
        let frequency = options.settlingTiming.frequency ?? 0
        let velocity = (drag.path.restingPosition - drag.position) * frequency / 2
        if isCurrent(drag) { conclude(.settle(rest: drag.path.resting, velocity: velocity)) }
    }

    func transitionDidEnd() {
        request = nil
        phaseAfterRelease = .idle
    }

    func remove() {
        drag = nil
        gesture.remove()
    }

    // MARK: The finger

    private func leavesView(to content: ScrollHandOff) -> Bool {
        guard let options = host?.dragOptions else { return false }
        let path = options.path
        return DragModel.leavesView(
            to: options.facts(about: content), at: positionOnScreen(along: path.axis), on: path.positions,
            pixel: 1 / path.grid.scale)
    }

    private func fingerDid(_ state: UIGestureRecognizer.State) {
        switch state {
        case .began: grab()
        case .changed: follow()
        case .ended:
            follow()
            release()
        default: cancel()
        }
    }

    private func grab() {
        guard let host, let options = host.dragOptions else { return }
        let drag = hold(
            options, for: host, content: gesture.content.map(options.facts),
            zoom: host.dragsFreely ? makeZoom(from: gesture.startLocation, on: options.path) : nil)
        guard isCurrent(drag) else { return }
        // The content may have moved with this event already. `follow` computes the rest of its movement.
        moveContent(drag.model.start)
        follow()
        if isCurrent(drag), request == nil { settleEffect() }
    }

    /// Begins a drag at the place of the view on the screen, and stops what moves it, unless a finger has stopped that.
    private func hold(
        _ options: DragOptions, for host: any DragHost, content: DragModel.Content?, zoom: ZoomDrag?
    ) -> ActiveDrag {
        let position = positionOnScreen(along: options.path.axis)
        let drag = ActiveDrag(from: position, options, content: content, zoom: zoom)
        let isHeld = self.drag != nil
        self.drag = drag
        guard !isHeld else { return drag }
        phaseAfterRelease = .idle
        host.dragWillBegin()
        if isCurrent(drag) { stop(at: position, on: drag.path, resizing: drag.resizes) }
        // A stopped transition may have left another appearance than that at rest.
        if chrome.alpha != 1 || chrome.isTransformed || chrome.zoomMask != nil {
            UIView.animateCatching { [self] in straighten() }
        }
        if isCurrent(drag) { stopSurroundings(at: position, on: drag.path) }
        return drag
    }

    private func isCurrent(_ drag: ActiveDrag) -> Bool { self.drag === drag }

    private func follow() {
        guard let drag, let host else { return }
        // A copy, so that nothing else reads the model while the delegate is asked.
        var model = drag.model
        let step = model.move(
            by: drag.axis.outward(gesture.translation), contentDistance: gesture.content?.distance,
            permission: { host.askToDismiss(isChosen: false) })
        guard isCurrent(drag) else { return }
        drag.model = model
        moveContent(step)
        move(drag, to: step.position, for: host)
        if step.beginsDismissal, !host.dismissesAtRelease { beginDismissal(of: drag, for: host) }
        if let progress = step.dismissalProgress, isCurrent(drag) { request?.interaction.update(progress) }
        guard isCurrent(drag), step.isPastThreshold != drag.isPastThreshold else { return }
        drag.isPastThreshold = step.isPastThreshold
        host.dragDidPassThreshold()
    }

    private func moveContent(_ step: DragStep) {
        guard let distance = step.contentDistance, let content = gesture.content else { return }
        if step.isScrolling { content.release(at: distance) } else { content.hold(at: distance) }
    }

    private func move(_ drag: ActiveDrag, to position: CGFloat, for host: any DragHost) {
        guard isCurrent(drag) else { return }
        drag.position = position
        if !drag.isExtended, drag.needsOtherSize(at: position) {
            drag.isExtended = true
            extend(on: drag.path, toLargestSize: !drag.resizes)
        }
        let hasMoved =
            if let zoom = drag.zoom {
                zoomed().move(
                    to: zoom.place(
                        distance: position - drag.path.restingPosition,
                        across: drag.axis.across(gesture.translation)))
            } else {
                move(to: drag.path.grid.round(position), on: drag.path, resizing: drag.resizes)
            }
        guard hasMoved else { return }
        moveSurroundings(to: position, on: drag.path)
        host.viewDidMove(to: position)
    }

    private func beginDismissal(of drag: ActiveDrag, for host: any DragHost) {
        guard isCurrent(drag) else { return }
        request = InteractiveRequest(animator: host.makeDismissalAnimator(isFree: drag.zoom != nil))
        host.requestDismissal(ifWanted: { isCurrent(drag) })
        guard isCurrent(drag), request?.isTaken != true else { return }
        // UIKit does not dismiss now, or the app drives or animates the dismissal itself.
        request?.animator?.continueWithoutFinger()
        request = nil
        cancel()
    }

    // MARK: The finger lifts

    private func release() {
        guard let drag, let host else { return }
        let velocity = drag.axis.outward(gesture.releaseVelocity)
        let release = drag.model.end(velocity: velocity)
        let proposed = drag.path.detent(of: release)
        var target = proposed
        host.dragWillEnd(withVelocity: velocity, target: &target)
        guard isCurrent(drag) else { return }
        if let target, target != proposed {
            drag.chosenDetent = target
            return conclude(drag.model.end(at: drag.path.detents.firstIndex(of: target) ?? 0, velocity: velocity))
        }
        var chosen = release
        if target != proposed {
            var model = drag.model
            chosen = model.dismiss(velocity: velocity) { host.askToDismiss(isChosen: true) }
            guard isCurrent(drag) else { return }
            drag.model = model
        }
        if case .finishDismissal = chosen, request == nil { beginDismissal(of: drag, for: host) }
        if isCurrent(drag) { conclude(chosen) }
    }

    private func conclude(_ release: DragRelease) {
        guard let drag, let host else { return }
        self.drag = nil
        // If UIKit has not taken the request by now, it never will.
        if request?.isTaken == false { request = nil }
        switch release {
        case .settle(let rest, let velocity), .cancelDismissal(let rest, let velocity):
            settle(drag, at: rest, velocity)
        case .refuseDismissal(let rest, let velocity):
            settle(drag, at: rest, velocity)
            host.dismissalWasRefused()
        case .finishDismissal(let direction, let velocity):
            leave(drag, direction, velocity)
        }
    }
}
