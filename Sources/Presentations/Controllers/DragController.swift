import UIKit

/// Takes what a finger does to the drag model, and applies what that decides: the one place that moves a presented view
/// for a finger.
@MainActor
final class DragController {
    private weak var presentation: PresentationController?
    private let chrome: ChromeView
    private let gesture: DragGesture
    private var hold: Hold?
    private var dismissal: Dismissal?
    /// Who moves the presented view now.
    private(set) var phase = Phase.idle

    enum Phase {
        /// Layout and transitions.
        case idle
        /// The finger.
        case held
        /// A spring on its way to a place that layout knows.
        case returning
        /// A spring on its way out.
        case leaving
    }

    /// What stays the same while a finger holds the view.
    private struct Hold {
        var model: DragModel
        let track: DragTrack
        let axis: DragAxis
        let grid: PixelGrid
        /// Further inward than that the view is larger than it is laid out at rest.
        let extensionLine: CGFloat
        var isExtended = false
        /// What was said when the view got beyond its outermost rest.
        var permission: DismissalPermission?
    }

    /// A dismissal that the finger has begun.
    private struct Dismissal {
        let interaction: TransitionInteraction
        let animator: TransitionAnimator
        /// Whether UIKit was given the animator: an app may animate the dismissal itself.
        var isAnimated = false
        /// Whether UIKit has taken it.
        var isTaken = false
    }

    init(_ presentation: PresentationController, _ chrome: ChromeView, in container: UIView) {
        self.presentation = presentation
        self.chrome = chrome
        gesture = DragGesture(on: container, dragging: chrome) { [weak presentation] in
            presentation?.canBeDragged == true ? presentation?.dragAxis : nil
        }
        gesture.onChange { [weak self] in self?.fingerDid($0) }
    }

    /// The scroll view that shares the finger with the view; `nil` has it looked for where the finger lands.
    func share(with scrollView: UIScrollView?) {
        gesture.scrollView = scrollView
    }

    // MARK: What UIKit asks for when the finger has requested a dismissal

    /// Whether the dismissal under way is the finger's.
    var isDismissing: Bool { dismissal != nil }

    func takeAnimator() -> TransitionAnimator? {
        dismissal?.isAnimated = true
        return dismissal?.animator
    }

    func takeInteraction() -> TransitionInteraction? {
        guard dismissal?.isAnimated == true else { return nil }
        dismissal?.isTaken = true
        return dismissal?.interaction
    }

    /// The container is laid out.
    func containerWillLayOut() {
        dismissal?.interaction.catchUp()
    }

    // MARK: Others

    /// Takes the view out of the finger's hand: it comes to rest where it is nearest.
    func cancel() {
        guard let hold else { return }
        conclude(hold.model.cancel())
        gesture.cancel()
    }

    /// Something else moves the view from now on.
    func abandon() {
        hold = nil
        phase = .idle
        gesture.cancel()
    }

    /// A transition has ended.
    func transitionDidEnd() {
        dismissal = nil
        if phase == .returning || phase == .leaving { phase = .idle }
    }

    func remove() {
        gesture.remove()
    }

    // MARK: The finger

    private func fingerDid(_ state: UIGestureRecognizer.State) {
        switch state {
        case .began: grab()
        case .changed: follow()
        case .ended:
            follow()
            guard let hold else { return }
            conclude(hold.model.end(velocity: hold.axis.outward(gesture.velocity)))
        default: cancel()
        }
    }

    /// Whatever moves the view stops where it is on the screen.
    private func grab() {
        guard let presentation, let track = presentation.dragTrack, let axis = presentation.dragAxis else { return }
        let place = axis.position(of: ViewPlace(onScreen: chrome).frame)
        let grid = presentation.pixelGrid
        let content = gesture.content.map {
            DragModel.Content(distance: $0.startDistance, expandsFirst: presentation.expandsBeforeScrolling)
        }
        hold = Hold(
            model: DragModel(
                from: place, on: track, content: content, pixel: 1 / grid.scale),
            track: track, axis: axis, grid: grid,
            extensionLine: axis.position(of: presentation.frameOfPresentedViewInContainerView))
        phase = .held
        presentation.fingerDidTakeHold()
        presentation.stopMovement()
        presentation.stopPresenter(at: place)
        presentation.catchDimming(at: place)
        // The content may have moved with this step already: what is left of it for the content is found in `follow`.
        if let model = hold?.model, !model.isScrolling, let distance = model.contentDistance {
            gesture.content?.hold(at: distance)
        }
        follow()
        if dismissal == nil { presentation.returnPresenter() }
    }

    private func follow() {
        guard let axis = hold?.axis else { return }
        var permission: DismissalPermission?
        let decision = hold?.model.move(
            by: axis.outward(gesture.translation), contentDistance: gesture.content?.distance,
            mayLeave: {
                permission = presentation?.askForDismissal()
                return permission == .granted
            })
        if let permission { hold?.permission = permission }
        guard let decision, let hold else { return }
        if let distance = hold.model.contentDistance {
            if hold.model.isScrolling {
                gesture.content?.release(at: distance)
            } else {
                gesture.content?.hold(at: distance)
            }
        }
        apply(decision)
    }

    private func apply(_ decision: DragDecision) {
        switch decision {
        case .move(let place), .leaveToScrollView(let place): move(to: place)
        case .beginDismissal(let place, let progress):
            move(to: place)
            beginDismissal()
            dismissal?.interaction.update(progress)
        case .updateDismissal(let place, let progress):
            move(to: place)
            dismissal?.interaction.update(progress)
        }
    }

    private func move(to place: CGFloat) {
        guard var hold else { return }
        if place < hold.extensionLine, !hold.isExtended {
            hold.isExtended = true
            self.hold = hold
            presentation?.extendPresentedView()
        }
        let center = hold.axis.center(
            at: hold.grid.round(place), size: chrome.bounds.size, from: chrome.center)
        guard chrome.center != center else { return }
        chrome.center = center
        presentation?.presentedViewDidMove(to: place)
    }

    // MARK: Letting go

    private func conclude(_ release: DragRelease) {
        guard let hold, let presentation else { return }
        self.hold = nil
        switch release {
        case .settle(let rest, let velocity), .cancelDismissal(let rest, let velocity):
            comeToRest(at: rest, velocity, hold)
        case .refuseDismissal(let rest, let velocity):
            comeToRest(at: rest, velocity, hold)
            if hold.permission == .refused { presentation.tellDelegateOfAttemptedDismissal() }
        case .finishDismissal(let velocity):
            leave(velocity, hold)
        }
    }

    /// Layout knows where the view rests: it is asked inside the spring's animation. A dismissal that has begun is off.
    private func comeToRest(at rest: Int, _ velocity: CGFloat, _ hold: Hold) {
        guard let presentation else { return }
        phase = .returning
        let track = presentation.dragTrack ?? hold.track
        presentation.userDidChooseRest(at: track.position(ofRest: rest, chosenOn: hold.track))
        let target = hold.axis.position(of: presentation.frameOfPresentedViewInContainerView)
        if let dismissal, abs(target - hold.model.place) < 0.5 / hold.grid.scale {
            end(dismissal)
            return
        }
        let isDismissing = dismissal != nil
        let spring = SettleSpring(from: hold.model.place, to: target, velocity: velocity)
        let animator = spring.makeAnimator()
        // First of all: where nothing is left to move the animator may end as soon as it starts.
        dismissal?.interaction.cancel(within: animator.duration)
        animate(animator, phase: .returning) { [weak presentation] in
            presentation?.layOutPresentedView()
            presentation?.settleDimming()
            if !isDismissing { presentation?.backdrop?.settlePresenter() }
        }
    }

    /// The finger has brought the view back where it rests, and perhaps scrolled its content since. A transition that went
    /// on for as long as a spring takes would keep the next finger from that content (C42).
    private func end(_ dismissal: Dismissal) {
        presentation?.layOutPresentedView()
        presentation?.settleDimming()
        dismissal.interaction.cancel(within: 0)
        dismissal.animator.viewDidArrive()
    }

    private func leave(_ velocity: CGFloat, _ hold: Hold) {
        phase = .leaving
        let hidden = hold.track.hidden + (presentation?.overhang ?? 0)
        let animator = SettleSpring(from: hold.model.place, to: hidden, velocity: velocity).makeAnimator()
        dismissal?.interaction.finish(within: animator.duration)
        let chrome = chrome
        animate(animator, phase: .leaving) { [weak presentation] in
            chrome.center = hold.axis.center(at: hidden, size: chrome.bounds.size, from: chrome.center)
            presentation?.moveDimming(to: hidden)
        }
    }

    private func animate(_ animator: UIViewPropertyAnimator, phase: Phase, _ changes: @escaping () -> Void) {
        let dismissal = dismissal
        animator.addAnimations(changes)
        animator.addCompletion { [weak self] _ in
            dismissal?.animator.viewDidArrive()
            // Meanwhile a finger may have caught it.
            guard let self, self.phase == phase, self.dismissal == nil else { return }
            self.phase = .idle
            presentation?.viewDidComeToRest()
        }
        animator.startAnimation()
    }

    // MARK: Dismissing

    private func beginDismissal() {
        guard let presentation else { return }
        dismissal = Dismissal(
            interaction: TransitionInteraction(), animator: presentation.makeAccompanyingAnimator())
        presentation.beginDismissalByFinger()
        guard dismissal?.isTaken != true else { return }
        // UIKit does not dismiss now, or an app drives or animates that itself.
        dismissal?.animator.moveAlone()
        dismissal = nil
        cancel()
    }
}
