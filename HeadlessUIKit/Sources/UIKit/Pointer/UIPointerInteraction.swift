/// Changes the look of the pointer over a view.
@preconcurrency @MainActor
open class UIPointerInteraction: NSObject, UIInteraction {
    open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
    open private(set) weak var view: UIView?
    open var isEnabled = true

    public init(delegate: (any UIPointerInteractionDelegate)?) {
        self.delegate = delegate
    }

    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }

    /// Returns the look of the pointer at a point of the view; `nil` outside of its region.
    package func style(at location: CGPoint) -> UIPointerStyle? {
        guard isEnabled, let view, let delegate, view.point(inside: location, with: nil) else { return nil }
        let request = UIPointerRegionRequest(at: location)
        let whole = UIPointerRegion(rect: view.bounds)
        guard let region = delegate.pointerInteraction(self, regionFor: request, defaultRegion: whole),
            region.rect.contains(location)
        else { return nil }
        return delegate.pointerInteraction(self, styleFor: region)
    }
}

@preconcurrency @MainActor
public protocol UIPointerInteractionDelegate: NSObjectProtocol {
    func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion?
    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle?
}

// Optional on a device: the defaults have the effect of missing methods.
extension UIPointerInteractionDelegate {
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? { defaultRegion }

    public func pointerInteraction(
        _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
    ) -> UIPointerStyle? { nil }
}
