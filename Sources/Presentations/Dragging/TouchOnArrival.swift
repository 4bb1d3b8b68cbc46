import UIKit

/// Ends the arrival of a view whose content is touched where it may act on a tap: a control, a cell, a tap gesture.
///
/// UIKit drops a dismissal during the presentation (C15), so a Close button in a view that is still moving might act and
/// not dismiss. The view moves on to its place by itself. Any other touch can only catch the view,
/// and does so as soon as the finger moves.
@MainActor
final class TouchOnArrival: NSObject, UIGestureRecognizerDelegate {
    private let press = UILongPressGestureRecognizer(target: nil, action: nil)
    private var action: ActionTarget?
    private let isArriving: () -> Bool

    /// - Parameter isArriving: Returns whether the view is arriving, moved by an animation that can be stopped.
    init(on view: UIView, isArriving: @escaping () -> Bool, onTouch: @escaping @MainActor () -> Void) {
        self.isArriving = isArriving
        super.init()
        press.minimumPressDuration = 0
        press.cancelsTouchesInView = false
        press.delaysTouchesEnded = false
        press.delegate = self
        action = ActionTarget(press) { [weak self] in
            if let self, press.state == .began, self.isArriving() { onTouch() }
        }
        view.addGestureRecognizer(press)
    }

    func remove() { press.view?.removeGestureRecognizer(press) }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        guard let view = gestureRecognizer.view, isArriving() else { return false }
        return touch.view?.mayActOnTap(below: view) == true
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }
}
