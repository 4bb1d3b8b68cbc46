/// A display list as layers, so that pictures can show it: a shape layer for each path, a gradient layer for each
/// gradient, and copies of other layers.
///
/// A clip is a clipping layer. One that is not a rectangle with round corners clips at its bounding rectangle.
@MainActor
final class DrawnContent {
    /// Relative to the rectangle that was drawn in.
    private let root = CALayer()
    /// The rectangle that was drawn in.
    private let area: CGRect
    private let isMirrored: Bool
    /// Objects that keep the layers alive.
    private var keepers: [AnyObject] = []

    /// - Parameters:
    ///   - bounds: The rectangle that was drawn in.
    ///   - isMirrored: Swaps left and right.
    init(_ drawing: Drawing, bounds: CGRect, isMirrored: Bool = false) {
        area = bounds
        self.isMirrored = isMirrored
        root.name = "drawing"
        root.hasActions = false
        root.anchorPoint = .zero
        root.masksToBounds = true
        root.storedSublayers = drawing.items.map { layer(for: $0) }
        root.storedSublayers.forEach { $0.storedSuperlayer = root }
    }

    /// Returns the content in a layer with these bounds.
    ///
    /// - Parameter part: What is shown of it, as fractions of its size.
    func layer(
        in bounds: CGRect, gravity: CALayerContentsGravity, part: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    ) -> CALayer {
        let shown = CGRect(
            x: area.minX + part.minX * area.width, y: area.minY + part.minY * area.height,
            width: part.width * area.width, height: part.height * area.height)
        let size = shown.size
        let rect = gravity.rect(of: size, in: bounds)
        root.bounds = shown
        root.position = CGPoint(x: isMirrored ? rect.maxX : rect.minX, y: rect.minY)
        let isEmpty = size.width <= 0 || size.height <= 0
        let scale =
            isEmpty
            ? CGSize(width: 1, height: 1) : CGSize(width: rect.width / size.width, height: rect.height / size.height)
        root.setAffineTransform(CGAffineTransform(scaleX: isMirrored ? -scale.width : scale.width, y: scale.height))
        return root
    }

    private func layer(for item: Drawing.Item) -> CALayer {
        let content: CALayer
        switch item.content {
        case .path(let path): content = CAShapeLayer(path)
        case .gradient(let gradient): content = CAGradientLayer(gradient)
        case .object(let object, let rect, let transform): content = layer(for: object, in: rect, transform.matrix)
        }
        content.opacity = Float(item.alpha)
        return item.clips.reversed().reduce(content) { inner, clip in
            let outline = OutlineShape(clip)
            let layer = CALayer()
            layer.anchorPoint = .zero
            layer.position = outline.rect.origin
            layer.bounds = outline.rect
            layer.cornerRadius = outline.radius
            layer.masksToBounds = true
            layer.addSublayer(inner)
            return layer
        }
    }

    private func layer(for object: DrawnObject, in rect: CGRect, _ transform: CGAffineTransform) -> CALayer {
        let replica: LayerReplica
        switch object.object {
        case let drawn as LayerReplica: replica = LayerReplica(of: drawn.layer)
        case let image as UIImage:
            let view = UIImageView(image: image)
            view.frame = CGRect(origin: .zero, size: rect.size)
            replica = LayerReplica(of: view.layer)
        default: return CALayer()
        }
        keepers.append(replica)
        let layer = replica.layer
        let start = layer.bounds.size
        let stretch = CGAffineTransform(
            scaleX: start.width > 0 ? rect.width / start.width : 1,
            y: start.height > 0 ? rect.height / start.height : 1)
        layer.setAffineTransform(
            stretch.concatenating(CGAffineTransform(translationX: rect.minX, y: rect.minY)).concatenating(transform))
        return layer
    }
}

extension CAShapeLayer {
    convenience init(_ drawn: DrawnPath) {
        self.init()
        path = CGPath(steps: drawn.steps)
        fillColor = drawn.fill
        fillRule = drawn.usesEvenOddRule ? .evenOdd : .nonZero
        strokeColor = drawn.stroke
        lineWidth = drawn.line.width
        lineCap = CAShapeLayerLineCap(drawn.line.cap)
        lineJoin = CAShapeLayerLineJoin(drawn.line.join)
        miterLimit = drawn.line.miterLimit
        lineDashPhase = drawn.line.dashPhase
        lineDashPattern = drawn.line.dashes.isEmpty ? nil : drawn.line.dashes.map { NSNumber(value: $0) }
    }
}

extension CAGradientLayer {
    /// From the top edge to the bottom edge, as a gradient layer does by default.
    convenience init(_ drawn: DrawnGradient) {
        self.init()
        colors = drawn.stops.map(\.color)
        locations = drawn.stops.map { NSNumber(value: Double($0.location)) }
        let matrix = drawn.transform.matrix
        anchorPoint = .zero
        bounds = CGRect(origin: .zero, size: drawn.size)
        position = CGPoint(x: matrix.tx, y: matrix.ty)
        setAffineTransform(CGAffineTransform(a: matrix.a, b: matrix.b, c: matrix.c, d: matrix.d, tx: 0, ty: 0))
    }
}

extension CAShapeLayerLineCap {
    fileprivate init(_ cap: CGLineCap) {
        switch cap {
        case .butt: self = .butt
        case .round: self = .round
        case .square: self = .square
        }
    }
}

extension CAShapeLayerLineJoin {
    fileprivate init(_ join: CGLineJoin) {
        switch join {
        case .miter: self = .miter
        case .round: self = .round
        case .bevel: self = .bevel
        }
    }
}
