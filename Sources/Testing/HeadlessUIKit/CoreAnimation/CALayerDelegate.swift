/// What a layer asks of its owner. On Apple's platforms the requirements are optional.
public protocol CALayerDelegate: NSObjectProtocol {
    func layoutSublayers(of layer: CALayer)
    /// The action for a change of a property. `NSNull` is no action; `nil`, the default, leaves it to the layer.
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
    public func layoutSublayers(of layer: CALayer) {}
    public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
