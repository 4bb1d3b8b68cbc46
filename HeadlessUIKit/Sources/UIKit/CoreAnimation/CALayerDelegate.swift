/// Supplies the content and the actions of a layer. On Apple's platforms the requirements are optional.
public protocol CALayerDelegate: NSObjectProtocol {
    func layoutSublayers(of layer: CALayer)
    /// Sets the layer's content, instead of drawing it.
    func display(_ layer: CALayer)
    /// Draws the content. Not called for a delegate that has `display(_:)`.
    func draw(_ layer: CALayer, in ctx: CGContext)
    /// Called just before the layer draws.
    func layerWillDraw(_ layer: CALayer)
    /// Returns the action for a change of a property. `NSNull` is no action; `nil`, the default, leaves it to the
    /// layer.
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
    public func layoutSublayers(of layer: CALayer) {}
    public func display(_ layer: CALayer) {
        MainActor.assumeIsolated { OptionalMethods.noteMissing() }
    }
    public func draw(_ layer: CALayer, in ctx: CGContext) {}
    public func layerWillDraw(_ layer: CALayer) {}
    public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
