import UIKit

/// Clips a zooming view to its window. While the window grows from the target, the area around the target fades in. A
/// mask changes neither the hierarchy nor the layout nor the safe area of the view.
final class ZoomMask: CodeView {
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

    /// Masks a view, unless the app or the kit has set a mask.
    static func install(on view: UIView, whole: ZoomWindow) {
        if view.mask == nil { view.mask = ZoomMask(whole: whole) }
    }

    func show(_ window: ZoomWindow) {
        if let frame = window.target, target.frame != frame {
            // This is not visible: the area around the target is still opaque, or the mask is new.
            UIView.performWithoutAnimation { target.frame = frame }
        }
        showRest(window.target == nil ? .black : .clear)
        // In the view's own coordinates.
        if bounds != window.rect { bounds = window.rect }
        if center != window.rect.middle { center = window.rect.middle }
        if layer.cornerRadius != window.cornerRadius { layer.cornerRadius = window.cornerRadius }
    }

    private func showRest(_ color: UIColor) {
        if backgroundColor != color { backgroundColor = color }
    }

    func showWhole() { show(whole) }

    /// Gives round corners to a view that is square at rest. Any other view keeps its corners and its shadow.
    func round(_ rect: CGRect, by radius: CGFloat) {
        if whole.cornerRadius == 0 { show(ZoomWindow(rect: rect, cornerRadius: radius)) }
    }

    func stop() {
        let onScreen = ViewGeometry(onScreen: self)
        let shown = layer.presentation() ?? layer
        let (radius, rest) = (max(0, shown.cornerRadius), shown.backgroundColor?.alpha ?? 1)
        layer.removeAllAnimations()
        show(ZoomWindow(rect: onScreen.frame, cornerRadius: radius))
        showRest(.black.withAlphaComponent(rest))
    }
}

extension UIView {
    var zoomMask: ZoomMask? { mask as? ZoomMask }

    func removeZoomMask() {
        if zoomMask != nil { mask = nil }
    }
}

/// The visible part of a zooming view: a rounded rectangle, in points from the view's top left corner.
struct ZoomWindow: Equatable, Sendable {
    var rect: CGRect
    var cornerRadius: CGFloat
    /// The frame of the target. The window is opaque there and transparent around it; `nil` if opaque everywhere.
    var target: CGRect?
}

extension ZoomWindow {
    /// Creates the window of a view that covers a source: a target, scaled to cover it and cut to its aspect ratio.
    ///
    /// - Parameter target: The target's frame in the view; `nil` for the whole view.
    init?(over source: ZoomWindow, with target: CGRect?, of size: CGSize) {
        let part = target ?? CGRect(origin: .zero, size: size)
        guard part.width > 0, part.height > 0 else { return nil }
        let scale: CGFloat = max(source.rect.width / part.width, source.rect.height / part.height)
        guard scale.isUsable, scale > 0 else { return nil }
        let (width, height) = (source.rect.width / scale, source.rect.height / scale)
        self.init(
            rect: CGRect(x: part.midX - width / 2, y: part.midY - height / 2, width: width, height: height),
            cornerRadius: source.cornerRadius / scale, target: target)
    }
}
