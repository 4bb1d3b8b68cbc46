/// An effect that goes linearly from one value to another, as the device is tilted along an axis.
@preconcurrency @MainActor
open class UIInterpolatingMotionEffect: UIMotionEffect {
    public enum EffectType: Int, Sendable {
        case tiltAlongHorizontalAxis = 0
        case tiltAlongVerticalAxis = 1
    }

    open private(set) var keyPath: String
    open private(set) var type: EffectType
    /// The values added at an offset of −1, and at 1: numbers, points, sizes, colours. Defaults to `nil`: nothing.
    open var minimumRelativeValue: Any?
    open var maximumRelativeValue: Any?

    public init(keyPath: String, type: EffectType) {
        self.keyPath = keyPath
        self.type = type
        super.init()
    }

    /// There are no archives here: makes an effect without a key path.
    public required init?(coder: NSCoder) {
        keyPath = ""
        type = .tiltAlongHorizontalAxis
        super.init(coder: coder)
    }

    /// Returns the maximum times the offset along the axis, or the minimum on the negative side. `nil` if that has no
    /// value, and for a key path that does not animate.
    open override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
        let offset = type == .tiltAlongHorizontalAxis ? viewerOffset.horizontal : viewerOffset.vertical
        guard let path = LayerKeyPath(keyPath), let end = offset < 0 ? minimumRelativeValue : maximumRelativeValue,
            let value = path.value(end), case .vector(let vector) = value
        else { return nil }
        let share = Double(min(1, abs(offset)))
        return path.object(.vector(vector * share)).map { [keyPath: $0] }
    }
}
