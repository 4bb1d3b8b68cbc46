import UIKit

/// The effect that pushes the presenting view back, which changes its size, corners and clipping. The view keeps its
/// safe area, because UIKit does not compute one for a scaled view (Z3).
@MainActor
final class ScaleEffect: ViewEffect {
    private let view: UIView
    /// The view if it is one of the kit's, which rounds its own corners.
    private weak var chrome: ChromeView?
    private let isChrome: Bool
    /// The scale of the pushed back view.
    private var scale: CGFloat = 1
    private var transform: OverriddenProperty<CGAffineTransform>
    private var cornerRadius: OverriddenProperty<CGFloat>
    private var cornerCurve: OverriddenProperty<CALayerCornerCurve>
    private var clips: OverriddenProperty<Bool>

    init(_ target: PresentingViewEffect.Target) {
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
    }

    private(set) var isWanted = false
    var preventsResizing: Bool { isWanted }
    var ownTransform: CGAffineTransform? { transform.own }

    var levelOnScreen: CGFloat? {
        let transform = view.layer.presentation()?.affineTransform() ?? view.transform
        guard scale < 1, let here = transform.scale(of: self.transform.own) else { return nil }
        return (1 - here) / (1 - scale)
    }

    func configure(for appearance: PresenterAppearance) {
        guard case .pushedBack(let scale) = appearance else {
            isWanted = false
            return
        }
        isWanted = true
        self.scale = scale
    }

    func noteChanges(mayBeStopped: Bool) {
        transform.noteChange(to: view.transform, mayBeStopped: mayBeStopped)
        guard !isChrome else { return }
        cornerRadius.noteChange(to: view.layer.cornerRadius, mayBeStopped: mayBeStopped)
        cornerCurve.noteChange(to: view.layer.cornerCurve, mayBeStopped: false)
        clips.noteChange(to: view.clipsToBounds, mayBeStopped: false)
    }

    func claim() -> Bool {
        transform.override(with: view.transform)
        if let chrome { return view.transform != transform.own || chrome.hasStrayCorners }
        cornerRadius.override(with: view.layer.cornerRadius)
        return view.transform != transform.own || view.layer.cornerRadius != cornerRadius.own
    }

    func apply(level: CGFloat) {
        let factor = 1 - (1 - scale) * level
        set(transform.own.scaledBy(x: factor, y: factor))
        guard !isChrome else {
            chrome?.pushedBackLevel = level
            return
        }
        let added = max(0, PresenterAppearance.pushedBackCornerRadius - cornerRadius.own)
        round(cornerRadius.own + added * max(0, level))
    }

    func show(_ snapshot: AppearanceOnScreen) {
        set(snapshot.transform)
        if isChrome { chrome?.stopCorners() } else { round(snapshot.cornerRadius) }
    }

    /// Reverts everything but the clipping, without which the corners would become square immediately.
    func revert() {
        write(transform.own)
        if isChrome {
            chrome?.pushedBackLevel = 0
        } else {
            write(cornerRadius: cornerRadius.own)
        }
    }

    func finishReverting() {
        transform.finish()
        chrome?.pushedBackLevel = nil
        guard !isChrome else { return }
        cornerRadius.finish()
        if view.layer.cornerCurve != cornerCurve.own { view.layer.cornerCurve = cornerCurve.own }
        if view.clipsToBounds != clips.own { view.clipsToBounds = clips.own }
        cornerCurve.finish()
        clips.finish()
    }

    // MARK: Writing

    private func set(_ transform: CGAffineTransform) {
        self.transform.override(with: transform)
        write(transform)
    }

    private func round(_ radius: CGFloat) {
        clips.override(with: true)
        if !view.clipsToBounds { view.clipsToBounds = true }
        cornerCurve.override(with: .continuous)
        if view.layer.cornerCurve != .continuous { view.layer.cornerCurve = .continuous }
        cornerRadius.override(with: radius)
        write(cornerRadius: radius)
    }

    /// Writes only a different value, so that a drag that begins at rest writes nothing.
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

    /// Returns whether an animation from one transform to a scaled one passes through this one, or overshoots to it.
    fileprivate func isScale(of own: CGAffineTransform, before end: CGAffineTransform) -> Bool {
        guard let here = scale(of: own), let there = end.scale(of: own) else { return false }
        let slack = max(0.05, abs(1 - there) / 2)
        let range = min(1, there) - slack...max(1, there) + slack
        return range.contains(here) && isNear(own.scaledBy(x: here, y: here))
    }

    /// Returns the scale of this transform relative to another one; `nil` if that one has no size.
    fileprivate func scale(of own: CGAffineTransform) -> CGFloat? {
        let area = own.a * own.d - own.b * own.c
        return area == 0 ? nil : max(0, (a * d - b * c) / area).squareRoot()
    }
}
