import UIKit

/// Applies a `PresenterAppearance` to the presenting view during one presentation, and reverts it. The view's
/// properties belong to the app: the effect overrides only those that it needs, restores them exactly, and keeps what
/// the app writes in between. It lasts for the whole presentation, so that the app's own values are read only once.
@MainActor
final class PresentingViewEffect {
    private(set) var appearance: PresenterAppearance
    var way: PresenterWay?
    var surroundingsOfMoved: MovedSurroundings?
    /// The radii with which the corners of the pushed-back view are hidden behind those of the view in front.
    private var hiddenRadii = CornerRadii()
    /// Whether animations that are not the kit's move the view in the current transition. Others may stop them.
    var isAnimatedByOthers = false

    let view: UIView
    /// The view if it is one of the kit's. It rounds its own corners, and has a shadow that clipping would cut off.
    let chrome: ChromeView?
    let alpha: OverriddenProperty<UIView, CGFloat>
    let transform: OverriddenProperty<UIView, CGAffineTransform>
    let cornerRadius: OverriddenProperty<UIView, CGFloat>
    private let cornerCurve: OverriddenProperty<UIView, CALayerCornerCurve>
    private let clipsToBounds: OverriddenProperty<UIView, Bool>
    var isCovered = false
    /// The level at which an interactive dismissal begins.
    var dismissalLevel: CGFloat = 1
    var scaleState = State.reverted
    var fadeState = State.reverted
    private var reversionCount = 0
    /// The values that the safe area of the view depends on.
    private var surroundings: (insets: UIEdgeInsets, size: CGSize, center: CGPoint)?

    enum State: Equatable {
        case reverted, applied
        /// In the reversion with a number, after the appearance has been replaced.
        case reverting(Int)
    }

    init(_ view: UIView, _ appearance: PresenterAppearance, along way: PresenterWay?) {
        self.view = view
        self.appearance = appearance
        self.way = way
        chrome = view as? ChromeView
        alpha = OverriddenProperty(view, \.alpha, tolerance: 0.0001)
        transform = OverriddenProperty(view, \.transform)
        cornerRadius = OverriddenProperty(view, \.layer.cornerRadius, tolerance: 0.01)
        cornerCurve = OverriddenProperty(view, \.layer.cornerCurve)
        clipsToBounds = OverriddenProperty(view, \.clipsToBounds)
    }

    var scale: CGFloat? {
        switch appearance {
        case .pushedBack(let scale), .movedAside(let scale, _): scale
        case .unchanged, .faded: nil
        }
    }

    /// Whether the view moves with the presented one under a finger, edge to edge, and not with UIKit's transition.
    var followsDrag: Bool { way != nil }

    var remainingAlpha: CGFloat? {
        if case .faded(let alpha) = appearance { alpha } else { nil }
    }

    var affectedView: UIView? { appearance != .unchanged || isTouched ? view : nil }

    var isTouched: Bool { scaleState != .reverted || fadeState != .reverted }

    /// Whether the effect prevents UIKit from resizing the view now.
    var preventsResizing: Bool { scale != nil }

    /// Returns the frame, in the container, of a view inside the presenting view without the effect, or `nil`.
    func frameAtRest(of inner: UIView, in container: UIView) -> CGRect? {
        guard let superview = view.superview, inner.isDescendant(of: view) else { return nil }
        let frame = inner.convert(inner.bounds, to: view)
        let place = frame.offsetBy(dx: -view.bounds.midX, dy: -view.bounds.midY).applying(transform.own)
        return superview.convert(place.offsetBy(dx: view.center.x, dy: view.center.y), to: container)
    }

    // MARK: Applying and reverting

    /// Applies the whole effect, inside an animation or not.
    func apply() {
        isCovered = true
        noteChanges()
        apply(level: 1)
        revertReplaced()
    }

    func settle() {
        apply()
        dismissalLevel = 1
        isAnimatedByOthers = false
    }

    /// - Parameter front: The view whose corners hide those of a pushed-back view. `nil` in a stack of notices.
    func change(
        to appearance: PresenterAppearance, along way: PresenterWay?, behind front: PresentationLayout?,
        in container: UIView
    ) {
        var radii = CornerRadii()
        if let front, case .pushedBack(let scale) = appearance, let frame = frameAtRest(of: view, in: container) {
            let scaled = frame.insetBy(dx: frame.width * (1 - scale) / 2, dy: frame.height * (1 - scale) / 2)
            radii = CornerRadii.hiding(scaled, behind: front).map { $0 / scale }
        }
        guard appearance != self.appearance || radii != hiddenRadii || way != self.way else { return }
        (self.appearance, self.way, hiddenRadii) = (appearance, way, radii)
        reapply()
    }

    /// Applies the effect again to a view that has been straightened, unless it is being dismissed.
    func reapply() {
        if isCovered { apply() }
    }

    /// Reverts everything that can be animated. The rest stays until `restore()`.
    func revert() {
        isCovered = false
        noteChanges()
        revertScale()
        alpha.revert()
    }

    func restore() {
        revert()
        finishScale()
        finishFade()
    }

    /// Updates the safe area of a scaled view, which depends on that of the container, and which UIKit does not update
    /// (Z3). For one layout the view is unscaled, which is not visible.
    func followSafeArea(_ insets: UIEdgeInsets) {
        let before = surroundings
        let now = (insets: insets, size: view.bounds.size, center: view.center)
        surroundings = now
        guard let before, before != now, isCovered, view.transform != transform.own else { return }
        // Any other pending layout belongs to the running animation.
        view.superview?.layoutIfNeeded()
        UIView.performWithoutAnimation {
            let scaled = view.transform
            view.transform = transform.own
            view.superview?.layoutIfNeeded()
            view.transform = scaled
        }
    }

    func noteChanges() { noteChanges(mayBeStopped: isAnimatedByOthers) }

    private func noteChanges(mayBeStopped: Bool) {
        alpha.noteChange(mayBeStopped: mayBeStopped)
        transform.noteChange(mayBeStopped: mayBeStopped)
        cornerRadius.noteChange(mayBeStopped: mayBeStopped)
        cornerCurve.noteChange()
        clipsToBounds.noteChange()
    }

    // MARK: Overriding

    func apply(level: CGFloat) {
        if let scale {
            scaleState = .applied
            let factor = 1 - (1 - scale) * level
            let aside = way?.translation(at: level, scale: factor, of: view) ?? .identity
            transform.override(with: transform.own.scaledBy(x: factor, y: factor).concatenating(aside))
            if way == nil {
                surroundingsOfMoved?.leave()
            } else {
                let radius = scale < 1 ? PresenterAppearance.pushedBackCornerRadius * min(1, max(0, level)) : 0
                let moved = CGAffineTransform(scaleX: factor, y: factor).concatenating(aside)
                surroundingsOfMoved?.follow(view, moved, cornerRadius: radius)
            }
            if way != nil, scale == 1 {
                // It keeps its corners.
            } else if let chrome {
                chrome.hiddenRadii = hiddenRadii
                chrome.pushedBackLevel = level
            } else {
                let radius = max(PresenterAppearance.pushedBackCornerRadius, hiddenRadii.largest(of: .allCorners))
                round(cornerRadius.own + max(0, radius - cornerRadius.own) * max(0, level))
            }
        }
        if let remainingAlpha { fade(to: alpha.own * (1 - (1 - remainingAlpha) * level)) }
    }

    /// Rounds in single precision, in which a layer stores its opacity, so that it is not written again.
    func fade(to alpha: CGFloat) {
        fadeState = .applied
        self.alpha.override(with: CGFloat(Float(min(1, max(0, alpha)))))
    }

    func round(_ radius: CGFloat) {
        clipsToBounds.override(with: true)
        cornerCurve.override(with: .continuous)
        cornerRadius.override(with: radius)
    }

    private func revertReplaced() {
        let unscales = scale == nil && scaleState == .applied
        let unfades = remainingAlpha == nil && fadeState == .applied
        guard unscales || unfades else { return }
        reversionCount += 1
        let state = State.reverting(reversionCount)
        if unscales { scaleState = state }
        if unfades { fadeState = state }
        UIView.animate(withDuration: UIView.inheritedAnimationDuration, delay: 0, options: .allowUserInteraction) {
            [self] in
            if unscales { revertScale() }
            if unfades { alpha.revert() }
        } completion: { [self] _ in
            guard scaleState == state || fadeState == state else { return }
            noteChanges(mayBeStopped: false)
            if scaleState == state { finishScale() }
            if fadeState == state { finishFade() }
        }
    }

    private func revertScale() {
        guard scaleState != .reverted else { return }
        transform.revert()
        surroundingsOfMoved?.leave()
        cornerRadius.revert()
        chrome?.pushedBackLevel = 0
    }

    private func finishScale() {
        guard scaleState != .reverted else { return }
        scaleState = .reverted
        surroundingsOfMoved?.end()
        transform.finish()
        cornerRadius.finish()
        cornerCurve.finish()
        clipsToBounds.finish()
        chrome?.pushedBackLevel = nil
    }

    private func finishFade() {
        fadeState = .reverted
        alpha.finish()
    }
}
