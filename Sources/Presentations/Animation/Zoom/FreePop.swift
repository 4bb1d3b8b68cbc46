import UIKit

/// A pop in which the user drags the disappearing view on both axes, and a spring returns it into the source. UIKit
/// begins it after the next layout; until then the finger moves nothing, and if it lifts, the animation plays.
@MainActor
final class FreePop {
    private let animator: TransitionAnimator
    private let interaction: TransitionInteraction
    private weak var view: UIView?
    private var drag: ZoomDrag?
    private var rest = CGRect.zero

    init(_ animator: TransitionAnimator, _ interaction: TransitionInteraction, of view: UIView) {
        self.animator = animator
        self.interaction = interaction
        self.view = view
    }

    /// Moves the view with a finger that was at `start` in the window when the pop was requested.
    func move(by translation: CGPoint, from start: CGPoint, along axis: DragAxis) {
        guard animator.isUnderWay, let view, let container = view.superview else { return }
        if drag == nil {
            rest = ViewGeometry(view).frame
            animator.hideSource(in: container)
            drag = ZoomDrag(
                grabbing: view.center, at: container.convert(start, from: nil), distance: 0, along: axis,
                of: container.bounds.size)
        }
        guard let drag else { return }
        _ = zoomed(view).move(to: drag.place(distance: axis.outward(translation), across: axis.across(translation)))
    }

    /// Releases the view with the finger's velocity on both axes. Returns `false` if the animation has to play.
    func release(finishing: Bool, velocity: CGPoint) -> Bool {
        guard animator.isUnderWay, let view, let container = view.superview else {
            animator.continueWithoutFinger()
            return false
        }
        // It may have begun just now.
        if drag == nil { rest = ViewGeometry(view).frame }
        let zoomed = zoomed(view)
        let source = finishing ? animator.zoomEnd(of: view, restingAt: rest, in: container) : nil
        let center = source?.center ?? (finishing ? view.center : rest.middle)
        let spring = zoomed.spring(to: center, velocity: velocity)
        interaction.end(finishing: finishing, within: spring.duration)
        spring.addAnimations { view.center = center }
        spring.addCompletion { [animator, rest] _ in
            animator.viewDidArrive()
            if finishing { view.center = rest.middle }
        }
        if let source {
            zoomed.animateReturn(to: source, of: animator)
        } else if finishing {
            zoomed.animateDisappearance()
        } else {
            zoomed.animateToRest()
        }
        spring.startAnimation()
        return true
    }

    private func zoomed(_ view: UIView) -> ZoomedView { ZoomedView(view, TransitionAnimator.Outline()) }
}
