import UIKit

@MainActor
struct TransitionParticipant {
    let view: UIView
    let relativeTiming: ClosedRange<CGFloat>
    private let alphaTiming: ClosedRange<CGFloat>?
    private let rest: ViewGeometry
    /// The geometry at the visible end of the animation: that at rest, in perspective if the view turns.
    private let shown: ViewGeometry
    private let hidden: ViewGeometry
    /// The state of the view's layer before the transition, if the layer changes because a view turns.
    let turned: TurnedView?
    /// Whether the view fills the container, also after a change of the container's size.
    let fills: Bool
    private let mover: TransitionAnimator.Mover

    /// - Parameter depth: The distance from the container toward the viewer, in points.
    init(
        _ view: UIView, _ state: TransitionAnimation.EndState, _ operation: TransitionAnimator.Operation,
        outline: TransitionAnimator.Outline, mover: TransitionAnimator.Mover, depth: CGFloat, isAlone: Bool,
        sources: ZoomSources, in container: UIView
    ) {
        self.view = view
        self.mover = mover
        relativeTiming = state.relativeTiming.played(operation)
        alphaTiming = state.alphaTiming?.played(operation)
        let geometry = ViewGeometry(view)
        // A view that a finger has caught may still be animating back to the identity transform.
        rest = outline.isUpright ? ViewGeometry(frame: geometry.frame) : geometry
        fills = !isAlone && rest.frame == container.bounds
        let offscreen = OffscreenState(state, of: view, frame: rest.frame, outline: outline, in: container, sources)
        let turn = mover == .animation ? offscreen.turn : offscreen.turn?.aboutMiddle
        hidden = rest.hidden(offscreen).turned(turn, isHidden: true)
        let whole = outline.window(of: view)
        var shown = mover == .animation ? rest.turned(turn, isHidden: false) : rest
        shown.window = whole
        self.shown = shown
        if hidden.window != nil { ZoomMask.install(on: view, whole: whole) }
        turned = depth > 0 ? TurnedView(view, for: turn, zPosition: depth) : nil
    }

    var zooms: Bool { hidden.window != nil }
    var fades: Bool { hidden.alpha < rest.alpha }

    private func apply(_ geometry: ViewGeometry) {
        if mover == .animation { geometry.apply(to: view) } else { geometry.applyAppearance(to: view) }
    }

    func hide() { apply(hidden) }

    /// Gives a disappearing view the perspective in which it turns, which is not visible yet.
    func prepare() {
        if shown.transform3D != nil { apply(shown) }
    }

    func changes(hiding: Bool) -> [(timing: ClosedRange<CGFloat>, change: () -> Void)] {
        let geometry = hiding ? hidden : shown
        if mover == .freeFinger { return [] }
        guard let alphaTiming else { return [(relativeTiming, { apply(geometry) })] }
        var opaque = geometry
        opaque.alpha = view.alpha
        return [(relativeTiming, { apply(opaque) }), (alphaTiming, { view.alpha = geometry.alpha })]
    }

    /// Gives the view its geometry without the transition. If it fills its container, it fills the current size.
    func restore(in container: UIView) {
        finish()
        if fills { rest.moved(to: container.bounds).apply(to: view) } else { apply(rest) }
    }

    /// Removes the parts that only the transition needed. The layout has set the geometry.
    func finish() {
        turned?.restore(rest.transform)
        view.removeZoomMask()
    }
}
