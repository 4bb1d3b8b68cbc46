/// Effects that are added together.
@preconcurrency @MainActor
open class UIMotionEffectGroup: UIMotionEffect {
    /// Defaults to `nil`.
    open var motionEffects: [UIMotionEffect]?

    /// Returns the values of all effects. If two have the same key path the later one counts.
    open override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
        let values = (motionEffects ?? []).compactMap { $0.keyPathsAndRelativeValues(forViewerOffset: viewerOffset) }
        return values.isEmpty ? nil : values.reduce(into: [:]) { $0.merge($1) { $1 } }
    }
}

extension UIView {
    /// The effects that were added. The device does not move here, so they change nothing visible.
    public var motionEffects: [UIMotionEffect] {
        get { storedMotionEffects }
        set { storedMotionEffects = newValue }
    }

    public func addMotionEffect(_ effect: UIMotionEffect) {
        guard !storedMotionEffects.contains(where: { $0 === effect }) else { return }
        storedMotionEffects.append(effect)
    }

    public func removeMotionEffect(_ effect: UIMotionEffect) {
        storedMotionEffects.removeAll { $0 === effect }
    }
}
