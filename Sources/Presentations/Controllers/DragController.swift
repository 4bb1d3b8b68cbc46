import UIKit

/// Takes what a finger does to the drag model, and applies what that decides: the one place that moves a presented view
/// for a finger.
///
/// Whoever hears of it may do anything meanwhile, and take the view out of the hand: after each call that can reach the app
/// it goes on only where the hold, or the phase, is still the one that it was.
@MainActor
final class DragController {
    private weak var presentation: PresentationController?
    private let chrome: ChromeView
    private let gesture: DragGesture
    private var hold: ActiveDrag?
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
        hold = nil
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
        let place = axis.position(of: ViewGeometry(onScreen: chrome).frame)
        let grid = presentation.pixelGrid
        let content = gesture.content.map {
            DragModel.Content(distance: $0.startDistance, expandsFirst: presentation.expandsBeforeScrolling)
        }
        let hold = ActiveDrag(
            DragModel(from: place, on: track, content: content, pixel: 1 / grid.scale), on: track, axis, grid,
            extensionLine: axis.position(of: presentation.frameOfPresentedViewInContainerView))
        self.hold = hold
        phase = .held
        presentation.fingerDidTakeHold()
        presentation.stopTransition()
        if isCurrent(hold) { presentation.stopMovement() }
        presentation.regainLooks()
        guard isCurrent(hold) else { return }
        presentation.stopPresenter(at: place)
        presentation.catchDimming(at: place)
        // The content may have moved with this step already: what is left of it for the content is found in `follow`.
        if !hold.model.isScrolling, let distance = hold.model.contentDistance {
            gesture.content?.hold(at: distance)
        }
        follow()
        if isCurrent(hold), dismissal == nil { presentation.returnPresenter() }
    }

    private func isCurrent(_ hold: ActiveDrag) -> Bool { self.hold === hold }

    private func follow() {
        guard let hold, let presentation else { return }
        // A copy, which nobody else sees while the delegate is asked.
        var model = hold.model
        let decision = model.move(
            by: hold.axis.outward(gesture.translation), contentDistance: gesture.content?.distance,
            mayLeave: {
                let permission = presentation.askForSwipe()
                hold.permission = permission
                return permission == .granted
            })
        guard isCurrent(hold) else { return }
        hold.model = model
        if let distance = model.contentDistance {
            if model.isScrolling {
                gesture.content?.release(at: distance)
            } else {
                gesture.content?.hold(at: distance)
            }
        }
        apply(decision, of: hold)
    }

    private func apply(_ decision: DragDecision, of hold: ActiveDrag) {
        switch decision {
        case .move(let place), .leaveToScrollView(let place): move(hold, to: place)
        case .beginDismissal(let place, let progress):
            move(hold, to: place)
            beginDismissal(of: hold)
            update(progress, of: hold)
        case .updateDismissal(let place, let progress):
            move(hold, to: place)
            update(progress, of: hold)
        }
    }

    private func update(_ progress: CGFloat, of hold: ActiveDrag) {
        if isCurrent(hold) { dismissal?.interaction.update(progress) }
    }

    private func move(_ hold: ActiveDrag, to place: CGFloat) {
        guard isCurrent(hold) else { return }
        if place < hold.extensionLine, !hold.isExtended {
            hold.isExtended = true
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
        // One that UIKit has not been asked for yet is not going to be.
        if dismissal?.isTaken == false { dismissal = nil }
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

    private func comeToRest(at rest: Int, _ velocity: CGFloat, _ hold: ActiveDrag) {
        guard let presentation else { return }
        phase = .returning
        let track = presentation.dragTrack ?? hold.track
        let isNew = presentation.userDidChooseRest(at: track.position(ofRest: rest, chosenOn: hold.track))
        settle(velocity, hold)
        if isNew { presentation.newRestWasLaidOut() }
    }

    /// Layout knows where the view rests: it is asked inside the spring's animation. A dismissal that has begun is off.
    private func settle(_ velocity: CGFloat, _ hold: ActiveDrag) {
        // The app has heard what the user chose, and may have taken over.
        guard let presentation, phase == .returning else { return }
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

    /// The view returns to where it came from, if that is a place to be seen. Otherwise it goes the finger's way out.
    private func leave(_ velocity: CGFloat, _ hold: ActiveDrag) {
        guard let dismissal else { return comeToRest(at: hold.track.rests.count - 1, velocity, hold) }
        phase = .leaving
        let hidden = hold.track.hidden + (presentation?.overhang ?? 0)
        let source = presentation?.sourceAtRest
        var goal = ViewGeometry(chrome)
        goal.center =
            source.map { ViewGeometry(frame: $0).center }
            ?? hold.axis.center(at: hidden, size: goal.size, from: goal.center)
        let spring = SettleSpring(from: hold.model.place, to: hold.axis.position(of: goal.frame), velocity: velocity)
        let animator = spring.makeAnimator(along: source == nil ? nil : hold.axis)
        dismissal.interaction.finish(within: animator.duration)
        let chrome = chrome
        animate(animator, phase: .leaving) { chrome.center = goal.center }
        // It fades on the finger's way out, also behind a view that turns round.
        let fading = SettleSpring(from: hold.model.place, to: hidden, velocity: velocity).makeAnimator()
        fading.addAnimations { [weak presentation] in presentation?.moveDimming(to: hidden) }
        fading.startAnimation()
    }

    private func animate(_ animator: UIViewPropertyAnimator, phase: Phase, _ changes: @escaping () -> Void) {
        // Who hears that the finger has let go may have taken over, too.
        guard self.phase == phase else { return }
        let dismissal = dismissal
        animator.addAnimations(changes)
        animator.addCompletion { [weak self] _ in
            dismissal?.animator.viewDidArrive()
            // Meanwhile a finger may have caught it.
            guard let self, self.phase == phase, self.dismissal == nil else { return }
            self.phase = .idle
            presentation?.invalidatePresentation()
        }
        animator.startAnimation()
    }

    // MARK: Dismissing

    private func beginDismissal(of hold: ActiveDrag) {
        guard isCurrent(hold), let presentation else { return }
        dismissal = Dismissal(
            interaction: TransitionInteraction(), animator: presentation.makeAccompanyingAnimator())
        presentation.beginUserDismissal { isCurrent(hold) }
        guard isCurrent(hold), dismissal?.isTaken != true else { return }
        // UIKit does not dismiss now, or an app drives or animates that itself.
        dismissal?.animator.moveAlone()
        dismissal = nil
        cancel()
    }
}
