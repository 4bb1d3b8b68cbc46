import UIKit

/// Size, corners and clipping of a presenter that is pushed back, and the safe area of its controller. Otherwise it stays
/// alive.
struct PushedBackLoan: PresenterLoan {
    private let view: UIView
    /// How small the view is while it stands back.
    private let scale: CGFloat
    private let isChrome: Bool
    private var transform: Borrowed<CGAffineTransform>
    private var cornerRadius: Borrowed<CGFloat>
    private var cornerCurve: Borrowed<CALayerCornerCurve>
    private var clips: Borrowed<Bool>
    private var safeArea: KeptSafeArea

    init(_ target: BorrowedPresenter.Target, scale: CGFloat) {
        view = target.view
        isChrome = target.isChrome
        self.scale = scale
        transform = Borrowed(view.transform) {
            $0.isNear($1)
        } isBetween: {
            $0.isScale(of: $1, before: $2)
        }
        cornerRadius = Borrowed(view.layer.cornerRadius) {
            abs($0 - $1) < 0.01
        } isBetween: {
            $0 >= min($1, $2) && $0 <= max($1, $2)
        }
        cornerCurve = Borrowed(view.layer.cornerCurve, isSame: ==)
        clips = Borrowed(view.clipsToBounds, isSame: ==)
        safeArea = KeptSafeArea(of: target.controller, in: target.view)
    }

    var hindersResizing: Bool { true }
    var ownTransform: CGAffineTransform { transform.own }

    var levelOnScreen: CGFloat? {
        let transform = view.layer.presentation()?.affineTransform() ?? view.transform
        guard scale < 1, let here = transform.scale(of: self.transform.own) else { return nil }
        return max(0, (1 - here) / (1 - scale))
    }

    mutating func lend(level: CGFloat, _ isMoving: Bool) {
        let factor = 1 - (1 - scale) * level
        set(transform.lend(over: view.transform, isMoving) { $0.scaledBy(x: factor, y: factor) })
        guard !isChrome else { return }
        view.clipsToBounds = clips.lend(over: view.clipsToBounds, isMoving) { _ in true }
        view.layer.cornerCurve = cornerCurve.lend(over: view.layer.cornerCurve, isMoving) { _ in .continuous }
        set(
            cornerRadius: cornerRadius.lend(over: view.layer.cornerRadius, isMoving) {
                $0 + max(0, PresentationDefaults.Presenter.cornerRadius - $0) * level
            })
    }

    /// All but the clipping, or the corners would turn square at once.
    mutating func giveBack(_ isMoving: Bool) {
        set(transform.giveBack(over: view.transform, isMoving))
        if !isChrome { set(cornerRadius: cornerRadius.giveBack(over: view.layer.cornerRadius, isMoving)) }
        safeArea.giveBack()
    }

    mutating func giveBackRest(_ isMoving: Bool) {
        guard !isChrome else { return }
        view.layer.cornerCurve = cornerCurve.giveBack(over: view.layer.cornerCurve, isMoving)
        view.clipsToBounds = clips.giveBack(over: view.clipsToBounds, isMoving)
    }

    mutating func keepSafeArea() {
        safeArea.keep()
    }

    // A drag that begins at rest writes nothing.
    private func set(_ transform: CGAffineTransform) {
        if view.transform != transform { view.transform = transform }
    }

    private func set(cornerRadius: CGFloat) {
        if view.layer.cornerRadius != cornerRadius { view.layer.cornerRadius = cornerRadius }
    }
}

extension CGAffineTransform {
    fileprivate func isNear(_ other: CGAffineTransform) -> Bool {
        let differences = [a - other.a, b - other.b, c - other.c, d - other.d]
        return differences.allSatisfy { abs($0) < 0.0001 } && abs(tx - other.tx) < 0.01 && abs(ty - other.ty) < 0.01
    }

    /// Whether this is what an animation from one transform to a scaled one shows on its way; a spring overshoots.
    fileprivate func isScale(of own: CGAffineTransform, before end: CGAffineTransform) -> Bool {
        guard let here = scale(of: own), let there = end.scale(of: own) else { return false }
        let slack = max(0.05, abs(1 - there) / 2)
        let way = min(1, there) - slack...max(1, there) + slack
        return way.contains(here) && isNear(own.scaledBy(x: here, y: here))
    }

    /// How large this makes what another one makes as large as it is; `nil` where that has no size.
    fileprivate func scale(of own: CGAffineTransform) -> CGFloat? {
        let area = own.a * own.d - own.b * own.c
        return area == 0 ? nil : max(0, (a * d - b * c) / area).squareRoot()
    }
}
