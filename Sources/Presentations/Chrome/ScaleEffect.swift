import UIKit

/// Size, corners and clipping of a presenter that is pushed back, and the safe area of its controller. Otherwise it stays
/// alive.
@MainActor
final class ScaleEffect: PresenterLoan {
    private let view: UIView
    /// Rounds its own corners.
    private weak var chrome: ChromeView?
    private let isChrome: Bool
    /// How small the view is while it stands back.
    private var scale: CGFloat = 1
    private var transform: OverriddenProperty<CGAffineTransform>
    private var cornerRadius: OverriddenProperty<CGFloat>
    private var cornerCurve: OverriddenProperty<CALayerCornerCurve>
    private var clips: OverriddenProperty<Bool>
    private let safeArea: SafeAreaCompensation

    init(_ target: BorrowedPresenter.Target) {
        view = target.view
        chrome = target.chrome
        isChrome = target.chrome != nil
        transform = OverriddenProperty(view.transform) {
            $0.isNear($1)
        } isBetween: {
            $0.isScale(of: $1, before: $2)
        }
        cornerRadius = OverriddenProperty(view.layer.cornerRadius, tolerance: 0.01)
        cornerCurve = OverriddenProperty(view.layer.cornerCurve)
        clips = OverriddenProperty(view.clipsToBounds)
        safeArea = SafeAreaCompensation(of: target)
    }

    private(set) var isWanted = false
    var hindersResizing: Bool { isWanted }
    var addedInsets: UIEdgeInsets { safeArea.given }
    var ownTransform: CGAffineTransform? { transform.own }

    var levelOnScreen: CGFloat? {
        let transform = view.layer.presentation()?.affineTransform() ?? view.transform
        guard scale < 1, let here = transform.scale(of: self.transform.own) else { return nil }
        return (1 - here) / (1 - scale)
    }

    func take(_ appearance: PresenterAppearance) {
        guard case .pushedBack(let scale) = appearance else { return isWanted = false }
        isWanted = true
        self.scale = scale
    }

    func notice(mayBeStopped: Bool) {
        transform.notice(view.transform, mayBeStopped: mayBeStopped)
        guard !isChrome else { return }
        cornerRadius.notice(view.layer.cornerRadius, mayBeStopped: mayBeStopped)
        cornerCurve.notice(view.layer.cornerCurve, mayBeStopped: false)
        clips.notice(view.clipsToBounds, mayBeStopped: false)
    }

    func claim() -> Bool {
        transform.lend(view.transform)
        if let chrome { return view.transform != transform.own || chrome.hasStrayCorners }
        cornerRadius.lend(view.layer.cornerRadius)
        return view.transform != transform.own || view.layer.cornerRadius != cornerRadius.own
    }

    func lend(level: CGFloat) {
        let factor = 1 - (1 - scale) * level
        set(transform.own.scaledBy(x: factor, y: factor))
        guard !isChrome else {
            chrome?.pushedBackLevel = level
            // What is kept depends on where the content is in it.
            chrome?.onLayout = { [weak safeArea] in safeArea?.keep() }
            return
        }
        round(
            cornerRadius.own + max(0, PresentationDefaults.Presenter.cornerRadius - cornerRadius.own) * max(0, level))
    }

    func hold(_ looks: ShownLooks) {
        set(looks.transform)
        if isChrome { chrome?.stopCorners() } else { round(looks.cornerRadius) }
    }

    /// All but the clipping, or the corners would turn square at once.
    func giveBack() {
        write(transform.own)
        if isChrome {
            chrome?.onLayout = nil
            chrome?.pushedBackLevel = 0
        } else {
            write(cornerRadius: cornerRadius.own)
        }
        safeArea.giveBack()
    }

    func giveBackRest() {
        transform.finishLending()
        chrome?.pushedBackLevel = nil
        guard !isChrome else { return }
        cornerRadius.finishLending()
        if view.layer.cornerCurve != cornerCurve.own { view.layer.cornerCurve = cornerCurve.own }
        if view.clipsToBounds != clips.own { view.clipsToBounds = clips.own }
        cornerCurve.finishLending()
        clips.finishLending()
    }

    func keepSafeArea() {
        safeArea.keep()
    }

    // MARK: Writing

    private func set(_ transform: CGAffineTransform) {
        self.transform.lend(transform)
        write(transform)
    }

    private func round(_ radius: CGFloat) {
        clips.lend(true)
        if !view.clipsToBounds { view.clipsToBounds = true }
        cornerCurve.lend(.continuous)
        if view.layer.cornerCurve != .continuous { view.layer.cornerCurve = .continuous }
        cornerRadius.lend(radius)
        write(cornerRadius: radius)
    }

    // A drag that begins at rest writes nothing.
    private func write(_ transform: CGAffineTransform) {
        if view.transform != transform { view.transform = transform }
    }

    private func write(cornerRadius: CGFloat) {
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
