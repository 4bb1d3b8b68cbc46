import UIKit

/// Looks that a presenter's view has for a while, and that can be reached by degrees.
///
/// They are the app's before, and the app's afterwards: what they were is put back exactly, and what the app makes of them
/// meanwhile stays.
@MainActor
protocol PresenterLoan {
    /// Where the view is on the screen between its own looks, 0, and the lent ones, 1; `nil` where that cannot be told.
    var levelOnScreen: CGFloat? { get }
    /// Whether UIKit could not resize the view while it has these looks.
    var hindersResizing: Bool { get }

    /// The transform that the view has by itself.
    var ownTransform: CGAffineTransform { get }

    /// Gives the view the looks of a level. The safe area is kept by a call of its own.
    ///
    /// - Parameter isMoving: Whether an animation may have been stopped anywhere.
    mutating func lend(level: CGFloat, _ isMoving: Bool)
    /// Gives back all that can be seen going.
    mutating func giveBack(_ isMoving: Bool)
    /// Gives back the rest, when nothing moves any more.
    mutating func giveBackRest(_ isMoving: Bool)
    /// Keeps the safe area of the view's controller what it is without the lent looks.
    mutating func keepSafeArea()
}

extension PresenterAppearance {
    /// The loan that makes this of a presenter; `nil` where nothing is made of it. Takes an appearance that can be drawn.
    @MainActor
    func makeLoan(to target: BorrowedPresenter.Target) -> (any PresenterLoan)? {
        switch self {
        case .unchanged: nil
        case .pushedBack(let scale): PushedBackLoan(target, scale: scale)
        case .faded(let alpha): FadedLoan(target, alpha: alpha)
        }
    }
}
