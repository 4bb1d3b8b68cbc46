/// Finds out if a delegate implements an optional method. On Apple's platforms UIKit asks the runtime; here the default
/// implementation reports that it was called.
@MainActor
enum OptionalMethods {
    private static var isMissing = false

    /// Returns whether `body`, which calls one optional method, has reached the delegate's own implementation.
    static func calls<Result>(_ body: () -> Result) -> (result: Result, isImplemented: Bool) {
        let outer = isMissing
        defer { isMissing = outer }
        isMissing = false
        let result = body()
        return (result, !isMissing)
    }

    /// Called by default implementations: the delegate has not implemented the method.
    static func noteMissing() {
        isMissing = true
    }
}
