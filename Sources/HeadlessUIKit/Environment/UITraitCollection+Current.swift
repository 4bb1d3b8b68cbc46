extension UITraitCollection {
    private static let initial = UITraitCollection(values: .initial)
    private static let currentKey = "UITraitCollection.current"
    /// That of the main thread, which asks in every layout.
    nonisolated(unsafe) private static var ofMainThread: UITraitCollection?

    /// What dynamic colours and preferred fonts go by outside of a view: each thread has its own, as on a device. While
    /// UIKit has a view lay itself out, or tells it of new traits or tints, it is the traits of that view.
    public class var current: UITraitCollection {
        get {
            guard !Thread.isMainThread else { return ofMainThread ?? initial }
            return Thread.current.threadDictionary[currentKey] as? UITraitCollection ?? initial
        }
        set {
            if Thread.isMainThread {
                ofMainThread = newValue
            } else {
                Thread.current.threadDictionary[currentKey] = newValue
            }
        }
    }

    public func performAsCurrent(_ actions: () -> Void) {
        let previous = Self.current
        Self.current = self
        actions()
        Self.current = previous
    }
}
