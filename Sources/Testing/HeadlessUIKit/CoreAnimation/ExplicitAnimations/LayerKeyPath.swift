/// A property of a layer, or a part of one, by the name that explicit animations use.
struct LayerKeyPath {
    private let property: Property
    /// The one component that is meant; nil for all.
    private let component: Int?

    private enum Property {
        case vector(LayerKey)
        /// Origin and size, which layers keep as two.
        case bounds
        case number(WritableKeyPath<LayerValues, CGFloat>)
        case shadowOpacity, shadowOffset
        case color(WritableKeyPath<LayerValues, CGColor?>)
        case shadowPath
        /// Both axes alike.
        case scale
    }

    init?(_ name: String) {
        switch name {
        case "opacity": self.init(.vector(.opacity))
        case "position": self.init(.vector(.position))
        case "position.x": self.init(.vector(.position), 0)
        case "position.y": self.init(.vector(.position), 1)
        case "bounds": self.init(.bounds)
        case "bounds.origin": self.init(.vector(.boundsOrigin))
        case "bounds.origin.x": self.init(.vector(.boundsOrigin), 0)
        case "bounds.origin.y": self.init(.vector(.boundsOrigin), 1)
        case "bounds.size": self.init(.vector(.boundsSize))
        case "bounds.size.width": self.init(.vector(.boundsSize), 0)
        case "bounds.size.height": self.init(.vector(.boundsSize), 1)
        case "transform": self.init(.vector(.transform))
        case "transform.translation.x": self.init(.vector(.transform), 0)
        case "transform.translation.y": self.init(.vector(.transform), 1)
        case "transform.translation.z": self.init(.vector(.transform), AnimatableVector.TransformIndex.depth)
        case "transform.scale": self.init(.scale)
        case "transform.scale.x": self.init(.vector(.transform), 2)
        case "transform.scale.y": self.init(.vector(.transform), 3)
        case "transform.rotation", "transform.rotation.z":
            self.init(.vector(.transform), DecomposedTransform.rotationIndex)
        // A turn about one axis. About several, Core Animation has angles about each, and this a vector along the whole turn's.
        case "transform.rotation.x": self.init(.vector(.transform), AnimatableVector.TransformIndex.rotation.x)
        case "transform.rotation.y": self.init(.vector(.transform), AnimatableVector.TransformIndex.rotation.y)
        case "cornerRadius": self.init(.number(\.cornerRadius))
        case "borderWidth": self.init(.number(\.borderWidth))
        case "shadowRadius": self.init(.number(\.shadowRadius))
        case "shadowOpacity": self.init(.shadowOpacity)
        case "shadowOffset": self.init(.shadowOffset)
        case "backgroundColor": self.init(.color(\.backgroundColor))
        case "borderColor": self.init(.color(\.borderColor))
        case "shadowColor": self.init(.color(\.shadowColor))
        case "shadowPath": self.init(.shadowPath)
        default: return nil
        }
    }

    private init(_ property: Property, _ component: Int? = nil) {
        self.property = property
        self.component = component
    }

    /// Between two values. A transform in space turns the shorter way round.
    func mixed(_ from: AnimatedValue, _ to: AnimatedValue, at share: Double) -> AnimatedValue {
        guard case .vector(.transform) = property, component == nil, case .vector(let old) = from,
            case .vector(let new) = to, !old.isInPlane || !new.isInPlane
        else { return from.mixed(with: to, at: share) }
        let way = LayerKey.transform.delta(from: old, to: new)
        return .vector(LayerKey.transform.sum(new, way * (1 - share)))
    }

    // MARK: Values

    func read(_ values: LayerValues) -> AnimatedValue {
        let whole = readWhole(values)
        guard let component, case .vector(let vector) = whole else { return whole }
        return .vector([vector[component], 0, 0, 0, 0, 0, 0, 0])
    }

    private func readWhole(_ values: LayerValues) -> AnimatedValue {
        switch property {
        case .vector(let key): .vector(values.vector(key))
        case .bounds:
            .vector([
                values.bounds.minX, values.bounds.minY, values.bounds.width, values.bounds.height, 0, 0, 0, 0,
            ])
        case .number(let path): .vector([values[keyPath: path], 0, 0, 0, 0, 0, 0, 0])
        case .shadowOpacity: .vector([Double(values.shadowOpacity), 0, 0, 0, 0, 0, 0, 0])
        case .shadowOffset: .vector([values.shadowOffset.width, values.shadowOffset.height, 0, 0, 0, 0, 0, 0])
        case .color(let path): values[keyPath: path].map { .vector($0.animatable) } ?? .none
        case .shadowPath: values.shadowPath.map { .path($0.steps) } ?? .none
        case .scale: .vector([values.vector(.transform)[2], 0, 0, 0, 0, 0, 0, 0])
        }
    }

    func write(_ value: AnimatedValue, to values: inout LayerValues) {
        switch (property, value) {
        case (.shadowPath, .path(let steps)): values.shadowPath = CGPath(steps: steps)
        case (.shadowPath, .none): values.shadowPath = nil
        case (.color(let path), .none): values[keyPath: path] = nil
        case (_, .vector(let vector)): write(vector, to: &values)
        default: break
        }
    }

    private func write(_ given: AnimatableVector, to values: inout LayerValues) {
        var vector = given
        if let component, case .vector(let whole) = readWhole(values) {
            vector = whole
            vector[component] = given[0]
        }
        switch property {
        case .vector(let key): values.set(key, to: vector)
        case .bounds: values.bounds = CGRect(x: vector[0], y: vector[1], width: vector[2], height: vector[3])
        case .number(let path): values[keyPath: path] = vector[0]
        case .shadowOpacity: values.shadowOpacity = Float(vector[0])
        case .shadowOffset: values.shadowOffset = CGSize(width: vector[0], height: vector[1])
        case .color(let path):
            values[keyPath: path] = CGColor(srgbRed: vector[0], green: vector[1], blue: vector[2], alpha: vector[3])
        case .shadowPath: break
        case .scale:
            var transform = values.vector(.transform)
            transform[2] = vector[0]
            transform[3] = vector[0]
            values.set(.transform, to: transform)
        }
    }

    /// What code gave as a value. Nil when it is of no type that the property takes.
    func value(_ any: Any) -> AnimatedValue? {
        if case .shadowPath = property { return (any as? CGPath).map { .path($0.steps) } }
        switch any {
        case let color as CGColor: return .vector(color.animatable)
        case let point as CGPoint: return .vector([point.x, point.y, 0, 0, 0, 0, 0, 0])
        case let size as CGSize: return .vector([size.width, size.height, 0, 0, 0, 0, 0, 0])
        case let rect as CGRect: return .vector([rect.minX, rect.minY, rect.width, rect.height, 0, 0, 0, 0])
        case let transform as CATransform3D:
            var values = LayerValues()
            values.transform3D = transform
            return .vector(values.transformVector)
        case let number as CGFloat: return .vector([number, 0, 0, 0, 0, 0, 0, 0])
        case let number as Float: return .vector([Double(number), 0, 0, 0, 0, 0, 0, 0])
        case let number as Int: return .vector([Double(number), 0, 0, 0, 0, 0, 0, 0])
        case let number as NSNumber: return .vector([number.doubleValue, 0, 0, 0, 0, 0, 0, 0])
        default: return nil
        }
    }
}
