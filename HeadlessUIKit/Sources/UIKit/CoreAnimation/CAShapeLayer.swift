/// A path, filled and stroked. The path may reach out of the bounds.
///
/// Changes animate implicitly, as for any layer that does not belong to a view, except those of `path`: add an
/// animation for them.
open class CAShapeLayer: CALayer {
    open var path: CGPath? {
        get { modelValues.shape.path }
        set { modelValues.shape.path = newValue }
    }
    /// Defaults to black.
    open var fillColor: CGColor? {
        get { modelValues.shape.fillColor }
        set { change("fillColor") { modelValues.shape.fillColor = newValue } }
    }
    open var fillRule = CAShapeLayerFillRule.nonZero
    /// Defaults to `nil`: the path is not stroked.
    open var strokeColor: CGColor? {
        get { modelValues.shape.strokeColor }
        set { change("strokeColor") { modelValues.shape.strokeColor = newValue } }
    }
    /// The part of the path that is stroked, as fractions of its length.
    open var strokeStart: CGFloat {
        get { modelValues.shape.strokeStart }
        set { change("strokeStart") { modelValues.shape.strokeStart = newValue } }
    }
    open var strokeEnd: CGFloat {
        get { modelValues.shape.strokeEnd }
        set { change("strokeEnd") { modelValues.shape.strokeEnd = newValue } }
    }
    open var lineWidth: CGFloat {
        get { modelValues.shape.lineWidth }
        set { change("lineWidth") { modelValues.shape.lineWidth = newValue } }
    }
    open var miterLimit: CGFloat {
        get { modelValues.shape.miterLimit }
        set { change("miterLimit") { modelValues.shape.miterLimit = newValue } }
    }
    open var lineCap = CAShapeLayerLineCap.butt
    open var lineJoin = CAShapeLayerLineJoin.miter
    open var lineDashPhase: CGFloat {
        get { modelValues.shape.lineDashPhase }
        set { change("lineDashPhase") { modelValues.shape.lineDashPhase = newValue } }
    }
    open var lineDashPattern: [NSNumber]?

    override func copyValues(from layer: CALayer) {
        super.copyValues(from: layer)
        guard let layer = layer as? CAShapeLayer else { return }
        fillRule = layer.fillRule
        lineCap = layer.lineCap
        lineJoin = layer.lineJoin
        lineDashPattern = layer.lineDashPattern
    }
}
