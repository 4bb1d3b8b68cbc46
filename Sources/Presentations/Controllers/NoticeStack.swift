import UIKit

/// The presentations of a stack beside which the user goes on: the newest is in front, and the others step back.
///
/// UIKit lets a view controller present one other. A second one of these is presented by the first one, and so on.
@MainActor
struct NoticeStack {
    private let controller: PresentationController

    /// - Returns: `nil` unless the presentation, and the one that it is presented from, are such ones.
    init?(of controller: PresentationController) {
        guard controller.presentationGeometry.isNotice else { return nil }
        self.controller = controller
    }

    /// The one that this one is presented from, which has stepped back.
    var below: PresentationController? {
        controller.presentedViewController.presentingViewController?.notice
    }

    /// The effect on the view of the one below.
    var effectBelow: PresenterAppearance? {
        below == nil ? nil : .pushedBack(scale: StackedNotice.scale(behind: countInFront + 1))
    }

    /// How many are in front of this one, and do not leave.
    var countInFront: Int {
        var count = 0
        var content = controller.presentedViewController
        while let next = content.presentedViewController, next.notice != nil, !next.isBeingDismissed {
            count += 1
            content = next
        }
        return count
    }

    /// Brings the one below behind this one, inside the animation that is running, if any.
    func pushBack() {
        let front = controller.presentationGeometry.layout.frame
        below?.stand(StackedNotice(front: front, count: countInFront + 1))
    }

    /// Lets the one below come to the front.
    func bringForward() {
        below?.stand(nil)
    }
}

extension PresentationController {
    fileprivate func stand(_ place: StackedNotice?) {
        guard presentationGeometry.stacked != place else { return }
        presentationGeometry.stacked = place
        presentationComponents?.layOut()
    }
}

extension UIViewController {
    /// The controller of the presentation of this view controller, if the user goes on beside it.
    fileprivate var notice: PresentationController? {
        guard presentingViewController != nil, let controller = presentationController as? PresentationController,
            controller.presentationGeometry.isNotice
        else { return nil }
        return controller
    }

    /// The view controller that can present next: the newest of those beside which the user goes on, or this one.
    var frontPresenter: UIViewController {
        var front = self
        while let next = front.presentedViewController, next.notice != nil, !next.isBeingDismissed { front = next }
        return front
    }
}
