/// A gradient over the layer's bounds.
open class CAGradientLayer: CALayer {
    /// `CGColor`s.
    open var colors: [Any]?
    /// Where each colour is, 0…1; nil spreads them evenly.
    open var locations: [NSNumber]?
    /// In the unit square of the bounds.
    open var startPoint = CGPoint(x: 0.5, y: 0)
    open var endPoint = CGPoint(x: 0.5, y: 1)
    open var type = CAGradientLayerType.axial

    override func copyValues(from layer: CALayer) {
        super.copyValues(from: layer)
        guard let layer = layer as? CAGradientLayer else { return }
        colors = layer.colors
        locations = layer.locations
        startPoint = layer.startPoint
        endPoint = layer.endPoint
        type = layer.type
    }

    /// The colours with their places. Entries that are no `CGColor` are left out, as Core Animation does.
    package var stops: [(color: CGColor, location: CGFloat)] {
        let colors = (colors ?? []).compactMap { $0 as? CGColor }
        return colors.enumerated().map { index, color in
            if let locations, locations.indices.contains(index) {
                return (color, CGFloat(locations[index].doubleValue))
            }
            return (color, colors.count > 1 ? CGFloat(index) / CGFloat(colors.count - 1) : 0)
        }
    }
}
