import UIKit

/// What is presented on top of a view controller. A notice covers nothing: whatever is below it works as without it.
@MainActor
enum Cover {
    case nothing
    /// Presentations that are not modal, and nothing else.
    case notices
    /// A modal presentation that is being dismissed. It still takes the touches, but no keyboard.
    case leavingModal
    case modal

    init(of controller: UIViewController) {
        var (front, found) = (controller, Cover.nothing)
        while let next = front.presentedViewController {
            guard next.notice != nil else {
                self = next.isBeingDismissed ? .leavingModal : .modal
                return
            }
            (front, found) = (next, .notices)
        }
        self = found
    }

    /// Whether touches and gestures reach the view controller.
    var isOpen: Bool {
        switch self {
        case .nothing, .notices: true
        case .leavingModal, .modal: false
        }
    }
}

extension UIViewController {
    /// Whether a keyboard that appears now belongs to something on top of this view controller: to a modal presentation,
    /// or to a notice that is being edited.
    var isBelowKeyboard: Bool {
        switch Cover(of: self) {
        case .nothing, .leavingModal: false
        case .modal: true
        case .notices:
            sequence(first: self, next: \.presentedViewController).dropFirst().contains {
                $0.viewIfLoaded?.editedView != nil
            }
        }
    }
}
