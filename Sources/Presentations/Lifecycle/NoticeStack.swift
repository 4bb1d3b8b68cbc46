import UIKit

/// A stack of presentations that are not modal. The newest is in front, and the others move back.
///
/// In UIKit a view controller can present only one other. So the second presentation is presented from the first one,
/// and so on.
@MainActor
struct NoticeStack {
    private let controller: PresentationController

    /// - Returns: `nil` for a presentation that is modal or has detents.
    init?(of controller: PresentationController) {
        guard controller.presentation.geometry.isNotice else { return nil }
        self.controller = controller
    }

    /// The presentation that this one is presented from, which has moved back.
    var below: PresentationController? {
        controller.presentedViewController.presentingViewController?.notice
    }

    /// The modal presentation of the kit below all notices; `nil` if there is none.
    var modalBelow: PresentationController? {
        var content = controller.presentedViewController
        while content.notice != nil, let next = content.presentingViewController { content = next }
        return content.ownPresentationController
    }

    /// The effect on the view of the presentation below.
    var effectBelow: PresenterAppearance? {
        below == nil ? nil : .pushedBack(scale: StackedNotice.scale(behind: countInFront + 1))
    }

    /// The number of presentations in front of this one that are not being dismissed.
    var countInFront: Int {
        var count = 0
        var content = controller.presentedViewController
        while let next = content.presentedViewController, next.notice != nil, !next.isBeingDismissed {
            count += 1
            content = next
        }
        return count
    }

    /// Moves the presentation below behind this one, which is in a frame, inside the running animation, if any.
    func pushBack(_ front: CGRect) {
        below?.moveBehind(StackedNotice(front: front, count: countInFront + 1))
    }

    /// Moves the presentation below to the front.
    func bringForward() {
        below?.moveBehind(nil)
    }
}

extension PresentationController {
    fileprivate func moveBehind(_ place: StackedNotice?) {
        guard presentation.geometry.stacked != place else { return }
        presentation.geometry.stacked = place
        presentation.components?.layOut()
    }
}

extension UIViewController {
    /// The controller of the presentation of this view controller, if that is not modal.
    var notice: PresentationController? {
        guard presentingViewController != nil, let controller = presentationController as? PresentationController,
            controller.presentation.geometry.isNotice
        else { return nil }
        return controller
    }

    /// The view controller that can present next: the newest of the presentations that are not modal, or this one.
    var frontPresenter: UIViewController {
        var front = self
        while let next = front.presentedViewController, next.notice != nil, !next.isBeingDismissed { front = next }
        return front
    }
}

/// The place of a presentation that is not modal behind a newer one. It moves back, and its inner end stays in sight.
struct StackedNotice: Equatable {
    /// The frame of the view directly in front of it.
    let front: CGRect
    /// The number of views in front of it.
    let count: Int

    /// Returns the place of a view that would have `frame` at the front. It is scaled about the centre of this place by
    /// its position in the stack.
    ///
    /// In the upper half of the container a view is visible below the one in front of it, and otherwise above, as far
    /// as the safe area has room.
    func place(of frame: CGRect, in environment: LayoutEnvironment) -> CGRect {
        let gap = PresentationDefaults.Notice.gap
        let hidden = frame.height * (1 - Self.scale(behind: count)) / 2
        let isBelow = front.midY < environment.container.height / 2
        let wanted =
            isBelow
            ? max(0, front.maxY + gap - (frame.maxY - hidden)) : min(0, front.minY - gap - (frame.minY + hidden))
        let room = environment.room()
        let distance =
            isBelow
            ? min(wanted, max(0, room.maxY - frame.maxY)) : max(wanted, min(0, room.minY - frame.minY))
        return environment.grid.round(frame.offsetBy(dx: 0, dy: distance))
    }

    /// Returns the scale of a view behind a number of newer ones.
    static func scale(behind count: Int) -> CGFloat {
        pow(PresentationDefaults.Notice.scale, CGFloat(count))
    }
}
