/// The animatable values of a layer.
struct LayerValues {
    var bounds = CGRect.zero
    var position = CGPoint.zero
    var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    /// The anchor point's distance from the layer's plane, and the distance of both from the superlayer's plane.
    var anchorPointZ: CGFloat = 0
    var zPosition: CGFloat = 0
    /// The transform's part in the plane. Setting it discards the rest.
    var transform = CGAffineTransform.identity {
        didSet { solid = nil }
    }
    /// The whole transform, if it leaves the plane.
    var solid: CATransform3D?
    // Core Animation stores opacities in single precision; 0.4 reads back as 0.4000000059604645.
    var opacity: Float = 1
    var cornerRadius: CGFloat = 0
    var backgroundColor: CGColor?
    var borderWidth: CGFloat = 0
    var borderColor: CGColor? = Self.black
    var shadowColor: CGColor? = Self.black
    var shadowOpacity: Float = 0
    var shadowOffset = CGSize(width: 0, height: -3)
    var shadowRadius: CGFloat = 3
    var shadowPath: CGPath?
    /// Nil for all of the content.
    private var ownContentsRect: CGRect?
    /// The progress of a visual effect, 0…1.
    var effectIntensity: CGFloat = 0
    /// The remaining opacity of a transition's old picture; 0 in the model.
    var transition: Double = 0
    /// Values that only layers of some classes have; nil for the defaults.
    var ofClass: ClassValues?

    /// The part of the content that is shown, as fractions of its size.
    var contentsRect: CGRect {
        get { ownContentsRect ?? Self.whole }
        set { ownContentsRect = newValue == Self.whole ? nil : newValue }
    }

    private static let whole = CGRect(x: 0, y: 0, width: 1, height: 1)
    private static let black = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1)

    /// The visible rectangle around the transformed bounds, in the superlayer's coordinates.
    var frame: CGRect {
        get {
            guard isFlat else { return bounds.mapped(PlaneProjection(space(in: nil)).point) }
            let origin = CGPoint(x: -anchorPoint.x * bounds.width, y: -anchorPoint.y * bounds.height)
            let placed = CGRect(origin: origin, size: bounds.size)
            let shape = transform.isIdentity ? placed : placed.applying(transform)
            return shape.offsetBy(dx: position.x, dy: position.y)
        }
        set {
            // Under a transform the size goes through its inverse, which is why frames should not be set then (Y8).
            let size = transform.isIdentity ? newValue.size : newValue.applying(transform.inverted()).size
            bounds.size = size
            let shape = CGRect(x: -anchorPoint.x * size.width, y: -anchorPoint.y * size.height, size: size)
            let moved = transform.isIdentity ? shape : shape.applying(transform)
            position = CGPoint(x: newValue.minX - moved.minX, y: newValue.minY - moved.minY)
        }
    }

    /// Converts a point of this layer's coordinates to its superlayer's.
    func pointInSuperlayer(_ point: CGPoint) -> CGPoint {
        let anchor = anchorInBounds
        let local = CGPoint(x: point.x - anchor.x, y: point.y - anchor.y).applying(transform)
        return CGPoint(x: local.x + position.x, y: local.y + position.y)
    }

    /// Converts a point of the superlayer's coordinates to this layer's.
    func pointFromSuperlayer(_ point: CGPoint) -> CGPoint {
        let anchor = anchorInBounds
        let moved = CGPoint(x: point.x - position.x, y: point.y - position.y)
        let local = transform.isIdentity ? moved : moved.applying(transform.inverted())
        return CGPoint(x: local.x + anchor.x, y: local.y + anchor.y)
    }

    var anchorInBounds: CGPoint {
        CGPoint(x: bounds.minX + anchorPoint.x * bounds.width, y: bounds.minY + anchorPoint.y * bounds.height)
    }
}

extension CGRect {
    fileprivate init(x: CGFloat, y: CGFloat, size: CGSize) {
        self.init(origin: CGPoint(x: x, y: y), size: size)
    }
}
