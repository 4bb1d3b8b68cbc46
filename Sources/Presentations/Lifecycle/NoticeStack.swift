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
        below?.stand(StackedNotice(front: front, count: countInFront + 1))
    }

    /// Moves the presentation below to the front.
    func bringForward() {
        below?.stand(nil)
    }
}

extension PresentationController {
    fileprivate func stand(_ place: StackedNotice?) {
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
