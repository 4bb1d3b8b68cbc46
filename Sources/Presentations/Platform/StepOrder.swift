import UIKit

/// Makes one step of the actions of two pans that follow the same finger: that of a view, and that of a scroll view in
/// it. Content that follows the finger moves first, and the view gets the rest of the movement. UIKit may send either
/// action first, so a step of the view comes after the scroll view's action.
@MainActor
struct StepOrder {
    private var hasBegun = false
    /// Whether the first step is waiting for the scroll view's action.
    private var isWaiting = false
    /// The translation of the scroll view's pan at its last action.
    private var lastTranslation: CGPoint?

    /// Returns the step for an action of the pan; `nil` if the step comes with the scroll view's action.
    mutating func step(
        of pan: UIPanGestureRecognizer, beside scrollPan: UIPanGestureRecognizer?
    ) -> UIGestureRecognizer.State? {
        if let scrollPan, scrollPan.isMoving {
            if pan.state == .changed { return nil }
            isWaiting = pan.state == .began && lastTranslation != scrollPan.contentTranslation
            if isWaiting { return nil }
        }
        return begin(pan.state)
    }

    /// Returns the step for an action of the scroll view's pan; `nil` if it comes with the pan's own action.
    mutating func step(
        of pan: UIPanGestureRecognizer, after scrollPan: UIPanGestureRecognizer?
    ) -> UIGestureRecognizer.State? {
        lastTranslation = scrollPan?.contentTranslation
        let wasWaiting = isWaiting
        isWaiting = false
        guard pan.isMoving, hasBegun || wasWaiting else { return nil }
        return begin(hasBegun ? .changed : .began)
    }

    private mutating func begin(_ state: UIGestureRecognizer.State) -> UIGestureRecognizer.State {
        hasBegun = state == .began || state == .changed
        return state
    }
}

extension UIPanGestureRecognizer {
    fileprivate var contentTranslation: CGPoint { translation(in: view?.superview) }
}
