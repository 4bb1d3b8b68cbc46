/// A property of a layer, or a part of one, by the name that animations use.
struct LayerKeyPath {
    let property: Property
    /// The component; nil for all.
    let component: Int?

    enum Property {
        case vector(LayerKey)
        /// Origin and size, which layers keep as two.
        case bounds
        case contentsRect
        case number(WritableKeyPath<LayerValues, CGFloat>)
        case point(WritableKeyPath<LayerValues, CGPoint>)
        case shadowOpacity, shadowOffset
        case color(WritableKeyPath<LayerValues, CGColor?>)
        case path(WritableKeyPath<LayerValues, CGPath?>)
        /// The colours and the locations of a gradient.
        case colors, locations
        /// Both axes alike.
        case scale
        case translation
    }

    /// Returns nil for a name that is not an animatable property.
    init?(_ name: String) {
        guard let found = Self.ofEveryLayer(name) ?? Self.ofTransform(name) ?? Self.ofSomeClass(name) else {
            return nil
        }
        self = found
    }

    private init(_ property: Property, _ component: Int? = nil) {
        self.property = property
        self.component = component
    }

    private static func ofEveryLayer(_ name: String) -> LayerKeyPath? {
        switch name {
        case "opacity": Self(.vector(.opacity))
        case "position": Self(.vector(.position))
        case "position.x": Self(.vector(.position), 0)
        case "position.y": Self(.vector(.position), 1)
        case "zPosition": Self(.number(\.zPosition))
        case "anchorPoint": Self(.point(\.anchorPoint))
        case "anchorPoint.x": Self(.point(\.anchorPoint), 0)
        case "anchorPoint.y": Self(.point(\.anchorPoint), 1)
        case "anchorPointZ": Self(.number(\.anchorPointZ))
        case "bounds": Self(.bounds)
        case "bounds.origin": Self(.vector(.boundsOrigin))
        case "bounds.origin.x": Self(.vector(.boundsOrigin), 0)
        case "bounds.origin.y": Self(.vector(.boundsOrigin), 1)
        case "bounds.size": Self(.vector(.boundsSize))
        case "bounds.size.width": Self(.vector(.boundsSize), 0)
        case "bounds.size.height": Self(.vector(.boundsSize), 1)
        case "contentsRect": Self(.contentsRect)
        case "cornerRadius": Self(.number(\.cornerRadius))
        case "borderWidth": Self(.number(\.borderWidth))
        case "shadowRadius": Self(.number(\.shadowRadius))
        case "shadowOpacity": Self(.shadowOpacity)
        case "shadowOffset": Self(.shadowOffset)
        case "shadowOffset.width": Self(.shadowOffset, 0)
        case "shadowOffset.height": Self(.shadowOffset, 1)
        case "backgroundColor": Self(.color(\.backgroundColor))
        case "borderColor": Self(.color(\.borderColor))
        case "shadowColor": Self(.color(\.shadowColor))
        case "shadowPath": Self(.path(\.shadowPath))
        default: nil
        }
    }

    private static func ofTransform(_ name: String) -> LayerKeyPath? {
        let index = AnimatableVector.TransformIndex.self
        return switch name {
        case "transform": Self(.vector(.transform))
        case "transform.translation": Self(.translation)
        case "transform.translation.x": Self(.vector(.transform), 0)
        case "transform.translation.y": Self(.vector(.transform), 1)
        case "transform.translation.z": Self(.vector(.transform), index.depth)
        case "transform.scale": Self(.scale)
        case "transform.scale.x": Self(.vector(.transform), 2)
        case "transform.scale.y": Self(.vector(.transform), 3)
        case "transform.rotation", "transform.rotation.z": Self(.vector(.transform), DecomposedTransform.rotationIndex)
        // A rotation about one axis. For several, Core Animation has angles about each, and this a vector along the
        // axis of the whole rotation.
        case "transform.rotation.x": Self(.vector(.transform), index.rotation.x)
        case "transform.rotation.y": Self(.vector(.transform), index.rotation.y)
        default: nil
        }
    }

    private static func ofSomeClass(_ name: String) -> LayerKeyPath? {
        switch name {
        case "path": Self(.path(\.shape.path))
        case "fillColor": Self(.color(\.shape.fillColor))
        case "strokeColor": Self(.color(\.shape.strokeColor))
        case "strokeStart": Self(.number(\.shape.strokeStart))
        case "strokeEnd": Self(.number(\.shape.strokeEnd))
        case "lineWidth": Self(.number(\.shape.lineWidth))
        case "miterLimit": Self(.number(\.shape.miterLimit))
        case "lineDashPhase": Self(.number(\.shape.lineDashPhase))
        case "colors": Self(.colors)
        case "locations": Self(.locations)
        case "startPoint": Self(.point(\.gradient.startPoint))
        case "startPoint.x": Self(.point(\.gradient.startPoint), 0)
        case "startPoint.y": Self(.point(\.gradient.startPoint), 1)
        case "endPoint": Self(.point(\.gradient.endPoint))
        case "endPoint.x": Self(.point(\.gradient.endPoint), 0)
        case "endPoint.y": Self(.point(\.gradient.endPoint), 1)
        default: nil
        }
    }

    /// Returns a value between two. A transform in space rotates the shorter way round.
    func mixed(_ from: AnimatedValue, _ to: AnimatedValue, at share: Double) -> AnimatedValue {
        guard case .vector(.transform) = property, component == nil, case .vector(let old) = from,
            case .vector(let new) = to, !old.isInPlane || !new.isInPlane
        else { return from.mixed(with: to, at: share) }
        let way = LayerKey.transform.delta(from: old, to: new)
        return .vector(LayerKey.transform.sum(new, way * (1 - share)))
    }
}
