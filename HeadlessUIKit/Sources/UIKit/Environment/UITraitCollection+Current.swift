import Foundation

extension UITraitCollection {
    private static let initial = UITraitCollection(values: .initial)

    /// The key under which each thread keeps its own, retained.
    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        let failure = pthread_key_create(&key) { traits in
            traits.map { Unmanaged<UITraitCollection>.fromOpaque($0).release() }
        }
        precondition(failure == 0, "There is no thread-local storage left for the current traits.")
        return key
    }()

    /// The traits for dynamic colours and preferred fonts outside of a view: each thread has its own, as on a device.
    /// While UIKit lays out a view, or reports new traits or tints to it, they are the view's traits.
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
