/// A gradient over the layer's bounds.
open class CAGradientLayer: CALayer {
    /// `CGColor`s.
    open var colors: [Any]? {
        get { modelValues.gradient.colors }
        set { change("colors") { modelValues.gradient.colors = newValue } }
    }
    /// The position of each colour, 0…1; nil distributes them evenly.
    open var locations: [NSNumber]? {
        get { modelValues.gradient.locations }
        set { change("locations") { modelValues.gradient.locations = newValue } }
    }
    /// In the unit square of the bounds. Defaults to the middle of the top edge.
    open var startPoint: CGPoint {
        get { modelValues.gradient.startPoint }
        set { change("startPoint") { modelValues.gradient.startPoint = newValue } }
    }
    /// Defaults to the middle of the bottom edge.
    open var endPoint: CGPoint {
        get { modelValues.gradient.endPoint }
        set { change("endPoint") { modelValues.gradient.endPoint = newValue } }
    }
    open var type = CAGradientLayerType.axial

    override func copyValues(from layer: CALayer) {
        super.copyValues(from: layer)
        guard let layer = layer as? CAGradientLayer else { return }
        type = layer.type
    }

    /// The colours with their positions. Entries that are not a `CGColor` are left out, as in Core Animation.
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
