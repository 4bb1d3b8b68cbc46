import Foundation

extension UITraitCollection {
    private static let initial = UITraitCollection(values: .initial)

    /// Under it each thread keeps its own, retained.
    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        let failure = pthread_key_create(&key) { traits in
            traits.map { Unmanaged<UITraitCollection>.fromOpaque($0).release() }
        }
        precondition(failure == 0, "The system has no room for the current traits of threads.")
        return key
    }()

    /// What dynamic colours and preferred fonts go by outside of a view: each thread has its own, as on a device. While
    /// UIKit has a view lay itself out, or tells it of new traits or tints, it is the traits of that view.
    public class var current: UITraitCollection {
        get {
            guard let traits = pthread_getspecific(key) else { return initial }
            return Unmanaged.fromOpaque(traits).takeUnretainedValue()
        }
        set {
            let old = pthread_getspecific(key)
            pthread_setspecific(key, Unmanaged.passRetained(newValue).toOpaque())
            if let old { Unmanaged<UITraitCollection>.fromOpaque(old).release() }
        }
    }

    public func performAsCurrent(_ actions: () -> Void) {
        let previous = Self.current
        Self.current = self
        actions()
        Self.current = previous
    }
}
