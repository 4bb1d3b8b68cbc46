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
        if let modal = controller.presentedStack.first(where: { $0.notice == nil }) {
            self = modal.isBeingDismissed ? .leavingModal : .modal
        } else {
            self = controller.presentedViewController == nil ? .nothing : .notices
        }
    }

    /// Whether touches and gestures reach the view controller.
    var isOpen: Bool { self == .nothing || self == .notices }
}

extension UIViewController {
    /// What is presented on top of this view controller, from the lowest to the foremost.
    var presentedStack: some Sequence<UIViewController> {
        sequence(first: self, next: \.presentedViewController).dropFirst()
    }

    var notice: Presentation? { ownPresentation.flatMap { $0.isNotice ? $0 : nil } }

    /// The notices on top of this view controller that are not being dismissed.
    fileprivate var notices: [UIViewController] {
        Array(presentedStack.prefix { $0.notice != nil && !$0.isBeingDismissed })
    }

    /// The view controller that can present next: the newest of the notices, or this one.
    var frontPresenter: UIViewController { notices.last ?? self }

    /// Whether a keyboard that appears now belongs to something on top of this view controller: to a modal presentation,
    /// or to a notice that is being edited.
    var isBelowKeyboard: Bool {
        switch Cover(of: self) {
        case .nothing, .leavingModal: false
        case .modal: true
        case .notices: presentedStack.contains { $0.viewIfLoaded?.editedView != nil }
        }
    }
}

/// The stack of notices. The second one is presented from the first, and so on. The newest is in front, and the others
/// move back.
extension Presentation {
    /// The notice that this one is presented from, which has moved back; `nil` for a presentation that is no notice.
    var noticeBelow: Presentation? { isNotice ? presented?.presentingViewController?.notice : nil }

    /// The modal presentation of the kit below all notices; `nil` if there is none.
    var modalBelow: Presentation? {
        guard var content = presented else { return nil }
        while content.notice != nil, let next = content.presentingViewController { content = next }
        return content.ownPresentation
    }

    /// The place of the notice below this one.
    var placeBehind: StackedNotice {
        StackedNotice(front: pass.layout.frame, count: (presented?.notices.count ?? 0) + 1)
    }

    /// Moves this notice to a place behind a newer one, or to the front, inside the running animation, if any.
    func moveBehind(_ place: StackedNotice?) {
        guard stacked != place else { return }
        stacked = place
        components?.drag.layOut()
    }
}

/// The place of a presentation that is not modal behind a newer one. It moves back, and its inner end stays in sight.
struct StackedNotice: Equatable {
    /// The length of a view that stays visible behind a newer one, in points.
    static let gap: CGFloat = 10

    /// The frame of the view directly in front of it.
    let front: CGRect
    /// The number of views in front of it.
    let count: Int

    /// The scale of the view, about that of the system's stacked notifications.
    var scale: CGFloat { pow(0.94, CGFloat(count)) }

    /// Returns the place of a view that would have `frame` at the front. It is scaled about the centre of this place by
    /// its position in the stack.
    ///
    /// In the upper half of the container a view is visible below the one in front of it, and otherwise above, as far
    /// as the safe area has room.
    func place(of frame: CGRect, in environment: LayoutEnvironment) -> CGRect {
        let gap = Self.gap
        let hidden = frame.height * (1 - scale) / 2
        let room = environment.room()
        let distance =
            if front.midY < environment.container.height / 2 {
                min(max(0, front.maxY + gap - (frame.maxY - hidden)), max(0, room.maxY - frame.maxY))
            } else {
                max(min(0, front.minY - gap - (frame.minY + hidden)), min(0, room.minY - frame.minY))
            }
        return environment.grid.round(frame.offsetBy(dx: 0, dy: distance))
    }
}
