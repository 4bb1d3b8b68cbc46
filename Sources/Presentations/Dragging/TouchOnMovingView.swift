import UIKit

/// Reports a touch on a view that moves by itself. The finger holds the view at once, while a pan recognises it only
/// after ten points. The touch also reaches the content: UIKit drops a dismissal during the presentation (C15), so a
/// Close button might do nothing. A view that is held, or goes on without UIKit's transition, can be dismissed.
@MainActor
final class TouchOnMovingView: TouchGesture {
    private var action: ActionTarget?
    private let isCaught: (UIView) -> Bool

    /// - Parameter isCaught: Returns whether a touch on a view in the content, or on the view itself, catches the view.
    init(
        on view: UIView, isCaught: @escaping (UIView) -> Bool, onTouch: @escaping @MainActor () -> Void,
        onLift: @escaping @MainActor () -> Void
    ) {
        self.isCaught = isCaught
        super.init()
        action = ActionTarget(press) { [weak self] in
            switch self?.press.state {
            case .began: onTouch()
            case .ended, .cancelled, .failed: onLift()
            default: break
            }
        }
        view.addGestureRecognizer(press)
    }

    override func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        touch.view.map(isCaught) == true
    }
}

/// A gesture that is active as long as a finger is on a view. It affects neither the touch nor other gestures.
@MainActor
class TouchGesture: NSObject, UIGestureRecognizerDelegate {
    let press = UILongPressGestureRecognizer(target: nil, action: nil)

    override init() {
        super.init()
        press.minimumPressDuration = 0
        press.allowableMovement = .greatestFiniteMagnitude
        press.cancelsTouchesInView = false
        press.delaysTouchesEnded = false
        press.delegate = self
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { true }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }
}
