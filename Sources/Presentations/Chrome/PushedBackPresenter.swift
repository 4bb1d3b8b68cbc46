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
    /// How far it stands back where a finger begins to take it out.
    private var wayOutLevel: CGFloat = 1
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
            $0 >= min($1, $2) && $0 <= max($1, $2)
        }
        cornerCurve = Borrowed(view.layer.cornerCurve, isSame: ==)
        clips = Borrowed(view.clipsToBounds, isSame: ==)
        safeArea = KeptSafeArea(of: target.controller, in: target.view)
    }

    func push() {
        write(level: 1)
        isMoving = true
    }

    /// Stands back, and nothing moves it.
    func settle() {
        push()
        wayOutLevel = 1
        isMoving = false
    }

    /// Brings the view back visibly; its clipping stays until `restore()`, or the corners would turn square at once.
    func pull() {
        isPushed = false
        set(transform.giveBack(over: view.transform, isMoving))
        if !isChrome { set(cornerRadius: cornerRadius.giveBack(over: view.layer.cornerRadius, isMoving)) }
        isMoving = true
        safeArea.giveBack()
    }

    func restore() {
        pull()
        guard !isChrome else { return }
        view.layer.cornerCurve = cornerCurve.giveBack(over: view.layer.cornerCurve, isMoving)
        view.clipsToBounds = clips.giveBack(over: view.clipsToBounds, isMoving)
    }

    // MARK: A finger

    /// Stops where it is on the screen, on a way out of which a share is done.
    func stop(at progress: CGFloat) {
        let level = levelOnScreen
        // A little more than a whole level: what is stopped late on its way would otherwise shrink without end.
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

    /// How far it stands back on the screen: 0 in its place, 1 at its scale.
    private var levelOnScreen: CGFloat {
        let transform = view.layer.presentation()?.affineTransform() ?? view.transform
        guard scale < 1, let here = transform.scale(of: self.transform.own) else { return isPushed ? 1 : 0 }
        return max(0, (1 - here) / (1 - scale))
    }

    private func write(level: CGFloat) {
        isPushed = true
        let factor = 1 - (1 - scale) * level
        set(transform.lend(over: view.transform, isMoving) { $0.scaledBy(x: factor, y: factor) })
        if !isChrome {
            view.clipsToBounds = clips.lend(over: view.clipsToBounds, isMoving) { _ in true }
            view.layer.cornerCurve = cornerCurve.lend(over: view.layer.cornerCurve, isMoving) { _ in .continuous }
            set(
                cornerRadius: cornerRadius.lend(over: view.layer.cornerRadius, isMoving) {
                    $0 + max(0, PresentationDefaults.Presenter.cornerRadius - $0) * level
                })
        }
        keepSafeArea()
    }

    // A drag that begins at rest writes nothing.
    private func set(_ transform: CGAffineTransform) {
        if view.transform != transform { view.transform = transform }
    }

    private func set(cornerRadius: CGFloat) {
        if view.layer.cornerRadius != cornerRadius { view.layer.cornerRadius = cornerRadius }
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
