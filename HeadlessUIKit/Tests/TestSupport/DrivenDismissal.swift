import UIKit

/// A phone, a script of a transition that takes a second, and the percent-driven interactor that drives it.
@MainActor
struct DrivenDismissal {
    let phone = Phone()
    let script = Script()
    let interactor = UIPercentDrivenInteractiveTransition()

    /// - Parameter isInterruptible: True if the animator vends a property animator.
    init(isInterruptible: Bool = false) {
        script.duration = 1
        script.isInterruptible = isInterruptible
    }

    /// Presents, and begins an interactive dismissal by 400 points.
    func begin() -> JournalViewController {
        let presented = script.makePresented()
        phone.root.present(presented, animated: true)
        MainLoop.current.settle()
        script.interactor = interactor
        phone.root.dismiss(animated: true)
        MainLoop.current.turn()
        _ = script.journal.take()
        return presented
    }
}

/// Tests of a percent-driven interactor.
@MainActor
protocol DrivenDismissalTests {
    var dismissal: DrivenDismissal { get }
}

extension DrivenDismissalTests {
    var phone: Phone { dismissal.phone }
    var script: Script { dismissal.script }
    var interactor: UIPercentDrivenInteractiveTransition { dismissal.interactor }

    func beginDismissing() -> JournalViewController { dismissal.begin() }
    func minY(_ presented: UIViewController) -> CGFloat? { presented.view.layer.presentation()?.frame.minY }
}
