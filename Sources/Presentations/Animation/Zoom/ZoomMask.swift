import UIKit

/// Clips a zooming view to its window. While the window grows from the target, the area around the target fades in.
///
/// A mask changes neither the hierarchy nor the layout nor the safe area of the view, so its content stays as it is at
/// rest.
final class ZoomMask: UIView {
    /// The window at rest.
    private let whole: ZoomWindow
    /// Opaque over the target, whatever the opacity around it is.
    private let target = UIView()

    private init(whole: ZoomWindow) {
        self.whole = whole
        super.init(frame: whole.rect)
        backgroundColor = .black
        layer.cornerCurve = .continuous
        layer.cornerRadius = whole.cornerRadius
        target.backgroundColor = .black
        clipsToBounds = true
        addSubview(target)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        preconditionFailure("A zoom mask is made in code.")
    }

    /// Masks a view, if it is not masked yet. If the app has set a mask, it stays, and the view is not clipped.
    static func install(on view: UIView, whole: ZoomWindow) {
        if view.mask == nil { view.mask = ZoomMask(whole: whole) }
    }

    /// Shows a part of the view, inside an animation or not.
    func show(_ window: ZoomWindow) {
        if let frame = window.target, target.frame != frame {
            // This is not visible: the area around the target is still opaque, or the mask is new.
            UIView.performWithoutAnimation { target.frame = frame }
        }
        showRest(window.target == nil ? .black : .clear)
        // In the view's own coordinates.
        if bounds != window.rect { bounds = window.rect }
        let middle = CGPoint(x: window.rect.midX, y: window.rect.midY)
        if center != middle { center = middle }
        if layer.cornerRadius != window.cornerRadius { layer.cornerRadius = window.cornerRadius }
    }

    /// Only the opacity of the colour matters.
    private func showRest(_ color: UIColor) {
        if backgroundColor != color { backgroundColor = color }
    }

    /// Shows the whole view, inside an animation or not.
    func showWhole() { show(whole) }

    /// Gives round corners to a view that is square at rest. Any other view keeps its corners and its shadow.
    func round(_ rect: CGRect, by radius: CGFloat) {
        if whole.cornerRadius == 0 { show(ZoomWindow(rect: rect, cornerRadius: radius)) }
    }

    /// Stops its animations where they are on the screen.
    func stop() {
        let shown = layer.presentation() ?? layer
        let (size, middle, radius) = (shown.bounds.size, shown.position, max(0, shown.cornerRadius))
        let rest = shown.backgroundColor?.alpha ?? 1
        layer.removeAllAnimations()
        show(
            ZoomWindow(
                rect: CGRect(
                    x: middle.x - size.width / 2, y: middle.y - size.height / 2, width: size.width, height: size.height),
                cornerRadius: radius))
        showRest(.black.withAlphaComponent(rest))
    }
}

extension UIView {
    /// The mask of a view that zooms.
    var zoomMask: ZoomMask? { mask as? ZoomMask }

    /// Shows the view unclipped again.
    func removeZoomMask() {
        if zoomMask != nil { mask = nil }
    }
}

/// The visible part of a zooming view: a rounded rectangle, in points from the view's top left corner.
struct ZoomWindow: Equatable, Sendable {
    var rect: CGRect
    var cornerRadius: CGFloat
    /// The frame of the target. The window is opaque there, and transparent around it. `nil` for a window that is
    /// opaque everywhere.
    var target: CGRect?
}
