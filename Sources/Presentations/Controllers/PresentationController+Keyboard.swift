import UIKit

extension PresentationController {
    /// Lays the presentation out anew together with the keyboard, for as long as there is a container.
    func makeKeyboardObserver(in container: UIView) -> KeyboardObserver {
        KeyboardObserver(in: container) { [weak self] in
            self?.isCovered ?? true
        } onMove: { [weak self] movement, comes in
            self?.follow(movement, comes: comes)
        }
    }

    /// Whether another presentation is on top, which a keyboard is for that comes meanwhile.
    private var isCovered: Bool {
        presentedViewController.presentedViewController.map { !$0.isBeingDismissed } ?? false
    }

    private func follow(_ movement: KeyboardMovement, comes: Bool) {
        if comes { keyboardWillCome() }
        UIView.animate(withDuration: movement.duration, delay: 0, options: movement.options) { [weak self] in
            self?.invalidatePresentation()
            self?.containerView?.layoutIfNeeded()
        }
    }
}

extension UIView {
    /// The view in it that is typed into, or it itself.
    var editedView: UIView? {
        isFirstResponder ? self : subviews.lazy.compactMap(\.editedView).first
    }
}
