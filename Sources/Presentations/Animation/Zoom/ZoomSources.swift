import UIKit

/// Finds the source of a zoom, and hides it while the zooming view replaces it: during a whole presentation, or during
/// one transition of a stack. It hides it by its opacity, because `isHidden` would change the layout of stack views,
/// restores that exactly, and keeps a value that the app writes in between.
@MainActor
final class ZoomSources {
    typealias FrameAtRest = @MainActor (_ view: UIView, _ container: UIView) -> CGRect?

    private let outlastsTransitions: Bool
    private let frameAtRest: FrameAtRest
    /// The opacity of the hidden source; `nil` if there is none.
    private var alpha: OverriddenProperty<UIView, CGFloat>?

    /// - Parameters:
    /// - Parameter outlastsTransitions: Whether the source stays hidden until `restore()`.
    init(outlastsTransitions: Bool = false, frameAtRest: @escaping FrameAtRest = { _, _ in nil }) {
        self.outlastsTransitions = outlastsTransitions
        self.frameAtRest = frameAtRest
    }

    // MARK: Finding

    /// Returns the frame and the corners of a source in a container; `nil` for a source that cannot be used.
    func window(of source: TransitionAnimation.ZoomSource, in container: UIView) -> ZoomWindow? {
        // The app shows the view, and a part of it is inside everything that clips it.
        guard let view = source.view, view.window === container.window, ownAlpha(of: view) > 0, view.bounds.width > 0,
            view.bounds.height > 0, view.seenPart(of: view.bounds) != nil
        else { return nil }
        let frame = frameAtRest(view, container) ?? view.convert(view.bounds, to: container)
        guard frame.isUsable, frame.width > 0, frame.height > 0 else { return nil }
        let radius: CGFloat = view.layer.cornerRadius * frame.width / view.bounds.width
        return ZoomWindow(rect: frame, cornerRadius: max(0, radius.usable))
    }

    /// Returns the opacity that the app has given to a view, also while that is hidden as the source of a zoom.
    func ownAlpha(of view: UIView) -> CGFloat {
        guard let alpha, alpha.owner === view else { return view.alpha }
        alpha.noteChange()
        return alpha.own
    }

    // MARK: Hiding

    /// Hides a source, and shows another one that was hidden.
    func hide(_ source: TransitionAnimation.ZoomSource) {
        if alpha?.owner !== source.view { restore() }
        guard let view = source.view else { return }
        if alpha == nil { alpha = OverriddenProperty(view, \.alpha, tolerance: 0.001) }
        hide()
    }

    private func hide() {
        alpha?.noteChange()
        alpha?.override(with: 0)
    }

    func show() {
        alpha?.noteChange()
        alpha?.revert()
    }

    func restore() {
        show()
        alpha = nil
    }

    /// - Parameter isOut: Whether the zoomed view is shown after the transition.
    func transitionDidEnd(isOut: Bool) {
        if outlastsTransitions, isOut { hide() } else { restore() }
    }

    /// Stops animations, which leaves the source as it is on the screen. That opacity is not taken for the app's.
    func preserve(through stop: () -> Void) {
        alpha?.noteChange()
        stop()
        alpha?.keepCurrent()
    }
}

extension UIView {
    /// Returns the part of a rectangle inside everything that clips it; `nil` if there is none, or something hides it.
    func seenPart(of rect: CGRect) -> CGRect? {
        guard window != nil, !isHidden else { return nil }
        var (inner, seen) = (self, rect)
        while let outer = inner.superview {
            if outer.isHidden { return nil }
            seen = inner.convert(seen, to: outer)
            if outer.clipsToBounds || outer is UIWindow {
                seen = seen.intersection(outer.bounds)
                guard !seen.isNull, seen.width > 0, seen.height > 0 else { return nil }
            }
            inner = outer
        }
        return inner.convert(seen, to: self)
    }
}
