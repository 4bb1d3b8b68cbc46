extension UITraitCollection {
    private static let currentKey = "UITraitCollection.current"

    /// What dynamic colours resolve against outside of a view: each thread has its own, as on a device.
    public class var current: UITraitCollection {
        get {
            Thread.current.threadDictionary[currentKey] as? UITraitCollection ?? UITraitCollection(values: .initial)
        }
        set {
            Thread.current.threadDictionary[currentKey] = newValue
        }
    }

    public func performAsCurrent(_ actions: () -> Void) {
        let previous = Self.current
        Self.current = self
        actions()
        Self.current = previous
    }
}
