import UIKit

/// The opacity of a presenter that is faded. Nothing else of it is touched.
struct FadedLoan: PresenterLoan {
    private let view: UIView
    /// The share of its own opacity that is left.
    private let alpha: CGFloat
    private var opacity: Borrowed<CGFloat>

    init(_ target: BorrowedPresenter.Target, alpha: CGFloat) {
        view = target.view
        self.alpha = alpha
        opacity = Borrowed(target.view.alpha) {
            abs($0 - $1) < 0.001
        } isBetween: { here, own, lent in
            // A spring overshoots.
            let slack = max(0.05, abs(own - lent) / 2)
            return here >= min(own, lent) - slack && here <= max(own, lent) + slack
        }
    }

    var hindersResizing: Bool { false }
    var ownTransform: CGAffineTransform { view.transform }

    var levelOnScreen: CGFloat? {
        guard alpha < 1, opacity.own > 0 else { return nil }
        let here = view.layer.presentation().map { CGFloat($0.opacity) } ?? view.alpha
        return max(0, (1 - here / opacity.own) / (1 - alpha))
    }

    mutating func lend(level: CGFloat, _ isMoving: Bool) {
        set(opacity.lend(over: view.alpha, isMoving) { max(0, $0 * (1 - (1 - alpha) * level)) })
    }

    mutating func giveBack(_ isMoving: Bool) {
        set(opacity.giveBack(over: view.alpha, isMoving))
    }

    mutating func giveBackRest(_ isMoving: Bool) {}

    mutating func keepSafeArea() {}

    /// A layer keeps its opacity in single precision. A drag that begins at rest writes nothing.
    private func set(_ alpha: CGFloat) {
        if Float(view.alpha) != Float(alpha) { view.alpha = alpha }
    }
}
