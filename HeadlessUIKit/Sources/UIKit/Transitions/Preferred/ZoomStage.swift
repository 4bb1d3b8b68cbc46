/// The views of a zoom while it moves: a clip view with the zoomed view, a fading picture of the source over it, and a
/// dimming view behind.
@MainActor
final class ZoomStage {
    let geometry: ZoomGeometry
    private let container: UIView
    private let zoomed: UIView
    private let window = UIView()
    private let picture: UIView?
    private let dimming: [UIView]
    private weak var source: UIView?
    private let alphaOfSource: CGFloat

    /// Chosen by eye.
    private static let dimmingColor = UIColor(white: 0, alpha: 0.2)

    /// Takes the zoomed view out of the container, where it already has its frame and layout.
    ///
    /// - Parameter source: Hidden until the end.
    init(
        _ zoom: UIViewController.Transition.Zoom, zoomed controller: UIViewController, view: UIView, target: CGRect,
        source: UIView?, in container: UIView
    ) {
        let source = source.flatMap { $0.window === container.window && $0.window != nil ? $0 : nil }
        self.container = container
        self.source = source
        zoomed = view
        alphaOfSource = source?.alpha ?? 1
        geometry = ZoomGeometry(
            target: target, source: source.map { $0.convert($0.bounds, to: container) },
            sourceRadius: source?.layer.cornerRadius ?? 0,
            alignment: source.flatMap { source in
                zoom.options?.alignmentRectProvider?(.init(source: source, zoomed: controller))
            })
        picture = source?.snapshotView(afterScreenUpdates: false)
        dimming = Self.makeDimming(zoom.options)
        build()
    }

    private static func makeDimming(_ options: UIViewController.Transition.ZoomOptions?) -> [UIView] {
        let color = UIView()
        color.backgroundColor = options?.dimmingColor ?? dimmingColor
        let effect = options?.dimmingVisualEffect.map { UIVisualEffectView(effect: $0) }
        return [effect, color].compactMap { $0 }
    }

    private func build() {
        for view in dimming {
            view.frame = container.bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.isUserInteractionEnabled = false
            container.addSubview(view)
        }
        window.clipsToBounds = true
        window.frame = geometry.target
        container.addSubview(window)
        window.addSubview(zoomed)
        if let picture { window.addSubview(picture) }
        source?.alpha = 0
        show(geometry.zoomedIn)
    }

    func show(_ placement: ZoomGeometry.Placement) {
        // A scaled view keeps its safe area (Z3), so it is scaled first and moved last.
        let transform = CGAffineTransform(scaleX: placement.scale, y: placement.scale)
        if placement.scale != 1 { zoomed.transform = transform }
        window.frame = placement.window
        window.layer.cornerRadius = placement.cornerRadius
        zoomed.bounds.size = geometry.target.size
        zoomed.center = placement.center
        if placement.scale == 1 { zoomed.transform = transform }
        picture?.frame = window.bounds
        picture?.alpha = placement.share == 0 ? 1 : 0
        dimming.forEach { $0.alpha = placement.share }
        if geometry.source == nil { window.alpha = placement.share == 0 ? 0 : 1 }
    }

    /// Leaves the zoomed view in place in the container, and restores the source.
    func dismantle() {
        zoomed.transform = .identity
        container.insertSubview(zoomed, belowSubview: window)
        zoomed.frame = geometry.target
        source?.alpha = alphaOfSource
        window.removeFromSuperview()
        dimming.forEach { $0.removeFromSuperview() }
    }
}
