/// A property that animates separately. `bounds` splits into origin and size, as in Core Animation (N6).
enum LayerKey: String, Sendable {
    case position
    case boundsOrigin = "bounds.origin"
    case boundsSize = "bounds.size"
    case transform
    case opacity
    case cornerRadius
    case backgroundColor
    case effectIntensity
    /// The remaining opacity of a transition's old picture.
    case transition

    /// True if the property decides where the layer and its sublayers are.
    var isOfPlace: Bool {
        switch self {
        case .position, .boundsOrigin, .boundsSize, .transform: true
        case .opacity, .cornerRadius, .backgroundColor, .effectIntensity, .transition: false
        }
    }
}

extension LayerValues {
    /// Returns the value of `key` as numbers that can be added and scaled.
    func vector(_ key: LayerKey) -> AnimatableVector {
        switch key {
        case .position: [position.x, position.y, 0, 0, 0, 0, 0, 0]
        case .boundsOrigin: [bounds.minX, bounds.minY, 0, 0, 0, 0, 0, 0]
        case .boundsSize: [bounds.width, bounds.height, 0, 0, 0, 0, 0, 0]
        case .transform: transformVector
        case .opacity: [Double(opacity), 0, 0, 0, 0, 0, 0, 0]
        case .cornerRadius: [cornerRadius, 0, 0, 0, 0, 0, 0, 0]
        case .backgroundColor: backgroundColor?.animatable ?? .zero
        case .effectIntensity: [effectIntensity, 0, 0, 0, 0, 0, 0, 0]
        case .transition: [transition, 0, 0, 0, 0, 0, 0, 0]
        }
    }

    mutating func set(_ key: LayerKey, to vector: AnimatableVector) {
        switch key {
        case .position: position = CGPoint(x: vector[0], y: vector[1])
        case .boundsOrigin: bounds.origin = CGPoint(x: vector[0], y: vector[1])
        case .boundsSize: bounds.size = CGSize(width: vector[0], height: vector[1])
        case .transform: transformVector = vector
        case .opacity: opacity = Float(vector[0])
        case .cornerRadius: cornerRadius = vector[0]
        case .backgroundColor: backgroundColor = CGColor(animatable: vector)
        case .effectIntensity: effectIntensity = vector[0]
        case .transition: transition = vector[0]
        }
    }
}

extension LayerKey {
    /// Returns the amount that an animation from `old` to `new` adds to the model at its beginning.
    func delta(from old: AnimatableVector, to new: AnimatableVector) -> AnimatableVector {
        self == .transform ? .transformDelta(from: old, to: new) : old - new
    }

    /// Adds an animation's contribution to a value.
    func sum(_ value: AnimatableVector, _ offset: AnimatableVector) -> AnimatableVector {
        self == .transform ? .transformSum(value, offset) : value + offset
    }
}

extension CGColor {
    var animatable: AnimatableVector {
        guard let components else { return .zero }
        if components.count == 2 {
            return [components[0], components[0], components[0], components[1], 0, 0, 0, 0]
        }
        return [components[0], components[1], components[2], components[3], 0, 0, 0, 0]
    }
}
