/// A weak reference that is equal to others to the same object, even after the object has been released.
final class WeakReference<Object: AnyObject>: Equatable, Sendable {
    @MainActor
    weak var object: Object?
    private let id: ObjectIdentifier

    @MainActor
    init(_ object: Object) {
        self.object = object
        id = ObjectIdentifier(object)
    }

    static func == (a: WeakReference, b: WeakReference) -> Bool { a === b || a.id == b.id }
}
