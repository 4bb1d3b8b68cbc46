/// Reading and writing the property.
extension LayerKeyPath {
    func read(_ values: LayerValues) -> AnimatedValue {
        let whole = readWhole(values)
        guard let component, case .vector(let vector) = whole else { return whole }
        return .vector([vector[component], 0, 0, 0, 0, 0, 0, 0])
    }

    private func readWhole(_ values: LayerValues) -> AnimatedValue {
        switch property {
        case .vector(let key): .vector(values.vector(key))
        case .bounds: .vector(AnimatableVector(values.bounds))
        case .contentsRect: .vector(AnimatableVector(values.contentsRect))
        case .number(let path): .vector([values[keyPath: path], 0, 0, 0, 0, 0, 0, 0])
        case .point(let path): .vector(AnimatableVector(values[keyPath: path]))
        case .shadowOpacity: .vector([Double(values.shadowOpacity), 0, 0, 0, 0, 0, 0, 0])
        case .shadowOffset: .vector(AnimatableVector(values.shadowOffset))
        case .color(let path): values[keyPath: path].map { .vector($0.animatable) } ?? .none
        case .path(let path): values[keyPath: path].map { .path($0.steps) } ?? .none
        case .colors: value(values.gradient.colors as Any) ?? .none
        case .locations: value(values.gradient.locations as Any) ?? .none
        case .scale: .vector([values.vector(.transform)[2], 0, 0, 0, 0, 0, 0, 0])
        case .translation:
            .vector([values.vector(.transform)[0], values.vector(.transform)[1], 0, 0, 0, 0, 0, 0])
        }
    }

    func write(_ value: AnimatedValue, to values: inout LayerValues) {
        switch (property, value) {
        case (.path(let path), .path(let steps)): values[keyPath: path] = CGPath(steps: steps)
        case (.path(let path), .none): values[keyPath: path] = nil
        case (.color(let path), .none): values[keyPath: path] = nil
        case (.colors, .list(let colors)): values.gradient.colors = colors.map(CGColor.init(animatable:))
        case (.locations, .list(let numbers)): values.gradient.locations = numbers.map { NSNumber(value: $0[0]) }
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
        case .bounds: values.bounds = CGRect(vector)
        case .contentsRect: values.contentsRect = CGRect(vector)
        case .number(let path): values[keyPath: path] = vector[0]
        case .point(let path): values[keyPath: path] = CGPoint(x: vector[0], y: vector[1])
        case .shadowOpacity: values.shadowOpacity = Float(vector[0])
        case .shadowOffset: values.shadowOffset = CGSize(width: vector[0], height: vector[1])
        case .color(let path): values[keyPath: path] = CGColor(animatable: vector)
        case .path, .colors, .locations: break
        case .scale: writeTransform(&values, [2: vector[0], 3: vector[0]])
        case .translation: writeTransform(&values, [0: vector[0], 1: vector[1]])
        }
    }

    private func writeTransform(_ values: inout LayerValues, _ components: [Int: Double]) {
        var transform = values.vector(.transform)
        for (index, component) in components { transform[index] = component }
        values.set(.transform, to: transform)
    }

    /// Converts a value that code has set. Returns nil if the property does not accept its type.
    func value(_ any: Any) -> AnimatedValue? {
        switch property {
        case .path: (any as? CGPath).map { .path($0.steps) }
        case .colors: (any as? [CGColor]).map { .list($0.map(\.animatable)) }
        case .locations: (any as? [Any])?.vectors.map { .list($0) }
        default: AnimatableVector(any).map { .vector($0) }
        }
    }

    /// Returns the value as code reads it. Nil for none.
    func object(_ value: AnimatedValue) -> Any? {
        switch (property, value) {
        case (_, .none): nil
        case (_, .path(let steps)): CGPath(steps: steps)
        case (.colors, .list(let colors)): colors.map(CGColor.init(animatable:))
        case (_, .list(let numbers)): numbers.map { NSNumber(value: $0[0]) }
        case (_, .vector(let vector)): object(vector)
        }
    }

    private func object(_ vector: AnimatableVector) -> Any {
        guard component == nil else { return CGFloat(vector[0]) }
        switch property {
        case .vector(.position), .vector(.boundsOrigin), .point: return CGPoint(x: vector[0], y: vector[1])
        case .vector(.boundsSize), .shadowOffset, .translation: return CGSize(width: vector[0], height: vector[1])
        case .bounds, .contentsRect: return CGRect(vector)
        case .vector(.transform):
            var values = LayerValues()
            values.transformVector = vector
            return values.transform3D
        case .vector(.backgroundColor), .color: return CGColor(animatable: vector)
        case .shadowOpacity, .vector(.opacity): return Float(vector[0])
        case .vector, .number, .scale, .path, .colors, .locations: return CGFloat(vector[0])
        }
    }
}

extension CGColor {
    convenience init(animatable vector: AnimatableVector) {
        self.init(srgbRed: vector[0], green: vector[1], blue: vector[2], alpha: vector[3])
    }
}

extension CGRect {
    fileprivate init(_ vector: AnimatableVector) {
        self.init(x: vector[0], y: vector[1], width: vector[2], height: vector[3])
    }
}

extension Array where Element == Any {
    /// Nil if one is not a number.
    fileprivate var vectors: [AnimatableVector]? {
        let vectors = compactMap { AnimatableVector($0) }
        return vectors.count == count ? vectors : nil
    }
}

extension AnimatableVector {
    fileprivate init(_ point: CGPoint) { self = [point.x, point.y, 0, 0, 0, 0, 0, 0] }
    fileprivate init(_ size: CGSize) { self = [size.width, size.height, 0, 0, 0, 0, 0, 0] }
    fileprivate init(_ rect: CGRect) { self = [rect.minX, rect.minY, rect.width, rect.height, 0, 0, 0, 0] }

    fileprivate init(_ transform: CATransform3D) {
        var values = LayerValues()
        values.transform3D = transform
        self = values.transformVector
    }

    /// Nil for a value that does not consist of numbers.
    fileprivate init?(_ any: Any) {
        switch any {
        case let color as CGColor: self = color.animatable
        case let point as CGPoint: self.init(point)
        case let size as CGSize: self.init(size)
        case let rect as CGRect: self.init(rect)
        case let transform as CATransform3D: self.init(transform)
        case let number as CGFloat: self = [number, 0, 0, 0, 0, 0, 0, 0]
        case let number as Float: self = [Double(number), 0, 0, 0, 0, 0, 0, 0]
        case let number as Int: self = [Double(number), 0, 0, 0, 0, 0, 0, 0]
        case let number as NSNumber: self = [number.doubleValue, 0, 0, 0, 0, 0, 0, 0]
        case let value as NSValue:
            guard let transform = value.transform else { return nil }
            self.init(transform)
        default: return nil
        }
    }
}
