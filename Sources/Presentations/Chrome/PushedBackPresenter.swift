import UIKit

/// The presenter while it stands back: scaled, with rounded corners, and otherwise alive.
///
/// Only the view's transform, corners and clipping are touched, and its controller's additional safe area; what they
/// were is put back exactly. What the app makes of them meanwhile stays.
@MainActor
final class PushedBackPresenter {
    /// What there is to push back.
    struct Target {
        let view: UIView
        /// Whose safe area is kept.
        let controller: UIViewController
        /// Whether it is a view of the kit, which has its own corners, and a shadow that clipping would cut off.
        let isChrome: Bool
    }

    let view: UIView
    /// How small the view is while it stands back.
    let scale: CGFloat

    private let isChrome: Bool
    private var transform: Borrowed<CGAffineTransform>
    private var cornerRadius: Borrowed<CGFloat>
    private var cornerCurve: Borrowed<CALayerCornerCurve>
    private var clips: Borrowed<Bool>
    private var safeArea: KeptSafeArea
    private var isPushed = false
    /// An animation may have been stopped anywhere.
    private var isMoving = false

    init(_ target: Target, scale: CGFloat) {
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
            (min($1, $2)...max($1, $2)).contains($0)
        }
        cornerCurve = Borrowed(view.layer.cornerCurve, isSame: ==)
        clips = Borrowed(view.clipsToBounds, isSame: ==)
        safeArea = KeptSafeArea(of: target.controller, in: target.view)
    }

    func push() {
        isPushed = true
        view.transform = transform.lend(over: view.transform, isMoving) { $0.scaledBy(x: scale, y: scale) }
        if !isChrome {
            view.clipsToBounds = clips.lend(over: view.clipsToBounds, isMoving) { _ in true }
            view.layer.cornerCurve = cornerCurve.lend(over: view.layer.cornerCurve, isMoving) { _ in .continuous }
            view.layer.cornerRadius = cornerRadius.lend(over: view.layer.cornerRadius, isMoving) {
                max($0, PresentationDefaults.Presenter.cornerRadius)
            }
        }
        isMoving = true
        keepSafeArea()
    }

    /// Stands back, and nothing moves it.
    func settle() {
        push()
        isMoving = false
    }

    /// Brings the view back visibly; its clipping stays until `restore()`, or the corners would turn square at once.
    func pull() {
        isPushed = false
        view.transform = transform.giveBack(over: view.transform, isMoving)
        if !isChrome { view.layer.cornerRadius = cornerRadius.giveBack(over: view.layer.cornerRadius, isMoving) }
        isMoving = true
        safeArea.giveBack()
    }

    func restore() {
        pull()
        guard !isChrome else { return }
        view.layer.cornerCurve = cornerCurve.giveBack(over: view.layer.cornerCurve, isMoving)
        view.clipsToBounds = clips.giveBack(over: view.clipsToBounds, isMoving)
    }

    /// After the screen has got another safe area, for example for a call in the status bar.
    func keepSafeArea() {
        if isPushed { safeArea.keep() }
    }
}

extension CGAffineTransform {
    fileprivate func isNear(_ other: CGAffineTransform) -> Bool {
        let differences = [a - other.a, b - other.b, c - other.c, d - other.d]
        return differences.allSatisfy { abs($0) < 0.0001 } && abs(tx - other.tx) < 0.01 && abs(ty - other.ty) < 0.01
    }

    /// Whether this is what an animation from one transform to a scaled one shows on its way; a spring overshoots.
    fileprivate func isScale(of own: CGAffineTransform, before end: CGAffineTransform) -> Bool {
        let area = own.a * own.d - own.b * own.c
        guard area != 0 else { return false }
        func scale(_ transform: CGAffineTransform) -> CGFloat {
            max(0, (transform.a * transform.d - transform.b * transform.c) / area).squareRoot()
        }
        let here = scale(self)
        let slack = abs(1 - scale(end)) / 2
        let way = min(1, scale(end)) - slack...max(1, scale(end)) + slack
        return way.contains(here) && isNear(own.scaledBy(x: here, y: here))
    }
}
