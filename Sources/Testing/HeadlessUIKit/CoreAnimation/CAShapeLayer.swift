/// A path, filled and stroked. The path may reach out of the bounds.
open class CAShapeLayer: CALayer {
    open var path: CGPath?
    open var fillColor: CGColor? = CGColor(gray: 0, alpha: 1)
    open var fillRule = CAShapeLayerFillRule.nonZero
    open var strokeColor: CGColor?
    /// The part of the path that is stroked, as fractions of its length.
    open var strokeStart: CGFloat = 0
    open var strokeEnd: CGFloat = 1
    open var lineWidth: CGFloat = 1
    open var miterLimit: CGFloat = 10
    open var lineCap = CAShapeLayerLineCap.butt
    open var lineJoin = CAShapeLayerLineJoin.miter
    open var lineDashPhase: CGFloat = 0
    open var lineDashPattern: [NSNumber]?

    override func copyValues(from layer: CALayer) {
        super.copyValues(from: layer)
        guard let layer = layer as? CAShapeLayer else { return }
        path = layer.path
        fillColor = layer.fillColor
        fillRule = layer.fillRule
        strokeColor = layer.strokeColor
        strokeStart = layer.strokeStart
        strokeEnd = layer.strokeEnd
        lineWidth = layer.lineWidth
        miterLimit = layer.miterLimit
        lineCap = layer.lineCap
        lineJoin = layer.lineJoin
        lineDashPhase = layer.lineDashPhase
        lineDashPattern = layer.lineDashPattern
    }
}
