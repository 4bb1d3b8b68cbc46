import UIKit

/// The opacity of a presenter that is faded. Nothing else of it is touched.
@MainActor
final class FadeEffect: PresenterLoan {
    private let view: UIView
    /// The share of its own opacity that is left.
    private var alpha: CGFloat = 1
    private var opacity: OverriddenProperty<CGFloat>

    init(_ target: BorrowedPresenter.Target) {
        view = target.view
        opacity = OverriddenProperty(target.view.alpha, tolerance: 0.0001)
    }

    private(set) var isWanted = false
    var hindersResizing: Bool { false }
    var addedInsets: UIEdgeInsets { .zero }
    var ownTransform: CGAffineTransform? { nil }

    var levelOnScreen: CGFloat? {
        guard alpha < 1, opacity.own > 0 else { return nil }
        let here = view.layer.presentation().map { CGFloat($0.opacity) } ?? view.alpha
        return (1 - here / opacity.own) / (1 - alpha)
    }

    func take(_ appearance: PresenterAppearance) {
        guard case .faded(let alpha) = appearance else { return isWanted = false }
        isWanted = true
        self.alpha = alpha
    }

    func notice(mayBeStopped: Bool) {
        opacity.notice(view.alpha, mayBeStopped: mayBeStopped)
    }

    func claim() -> Bool {
        opacity.lend(view.alpha)
        return Float(view.alpha) != Float(opacity.own)
    }

    func lend(level: CGFloat) {
        set(min(1, max(0, opacity.own * (1 - (1 - alpha) * level))))
    }

    func hold(_ looks: ShownLooks) {
        set(looks.alpha)
    }

    func giveBack() {
        write(opacity.own)
    }

    func giveBackRest() {
        opacity.finishLending()
    }

    func keepSafeArea() {}

    private func set(_ alpha: CGFloat) {
        opacity.lend(alpha)
        write(alpha)
    }

    /// A layer keeps its opacity in single precision. A drag that begins at rest writes nothing.
    private func write(_ alpha: CGFloat) {
        if Float(view.alpha) != Float(alpha) { view.alpha = alpha }
    }
}
