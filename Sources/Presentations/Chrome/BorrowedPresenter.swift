import UIKit

/// The presenter while something is in front of it, and while it comes to look as it does then, or stops to.
@MainActor
final class BorrowedPresenter {
    /// What there is to borrow.
    struct Target {
        let view: UIView
        /// Whose safe area is kept.
        let controller: UIViewController
        /// Whether it is a view of the kit, which has its own corners, and a shadow that clipping would cut off.
        let isChrome: Bool
    }

    let view: UIView
    /// What is made of the view.
    let appearance: PresenterAppearance

    private var loan: any PresenterLoan
    private var isLent = false
    /// The level at which a finger begins to take it out.
    private var wayOutLevel: CGFloat = 1
    /// An animation may have been stopped anywhere.
    private var isMoving = false

    /// Takes an appearance that can be drawn; `nil` for one that leaves the presenter as it is.
    init?(_ target: Target, _ appearance: PresenterAppearance) {
        guard let loan = appearance.makeLoan(to: target) else { return nil }
        view = target.view
        self.appearance = appearance
        self.loan = loan
    }

    /// Whether UIKit could not resize the view now.
    var hindersResizing: Bool { loan.hindersResizing }

    /// Where a view in this one is, in the container, when nothing is made of this one; `nil` for any other view.
    func frameAtRest(of inner: UIView, in container: UIView) -> CGRect? {
        guard let superview = view.superview, inner.isDescendant(of: view) else { return nil }
        let frame = inner.convert(inner.bounds, to: view)
        let place = frame.offsetBy(dx: -view.bounds.midX, dy: -view.bounds.midY).applying(loan.ownTransform)
        return superview.convert(place.offsetBy(dx: view.center.x, dy: view.center.y), to: container)
    }

    func lend() {
        write(level: 1)
        isMoving = true
    }

    /// Looks as it does behind what is presented, and nothing moves it.
    func settle() {
        lend()
        wayOutLevel = 1
        isMoving = false
    }

    /// Brings the view back visibly; what is seen only where it ends stays until `restore()`.
    func giveBack() {
        isLent = false
        loan.giveBack(isMoving)
        isMoving = true
    }

    func restore() {
        giveBack()
        loan.giveBackRest(isMoving)
    }

    // MARK: A finger

    /// Stops where it is on the screen, on a way out of which a share is done.
    func stop(at progress: CGFloat) {
        let level = loan.levelOnScreen ?? (isLent ? 1 : 0)
        // A little more than a whole level: what is stopped late on its way would otherwise go further without end.
        wayOutLevel = progress < 1 ? min(level / (1 - progress), 1.5) : 1
        UIView.performWithoutAnimation {
            view.layer.removeAllAnimations()
            write(level: level)
        }
    }

    /// A finger takes the way out. What it has stopped on that way looks as it does now when the same share is done.
    func beginWayOut() {
        UIView.performWithoutAnimation { write(level: wayOutLevel) }
        isMoving = true
    }

    private func write(level: CGFloat) {
        isLent = true
        loan.lend(level: level, isMoving)
        keepSafeArea()
    }

    /// After the screen has got another safe area, for example for a call in the status bar.
    func keepSafeArea() {
        if isLent { loan.keepSafeArea() }
    }
}
