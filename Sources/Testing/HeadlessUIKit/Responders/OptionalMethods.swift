/// Finds out whether a delegate has an optional method. On Apple's platforms UIKit looks that up; here the default
/// implementation tells that it was called.
@MainActor
enum OptionalMethods {
    private static var isMissing = false

    /// Whether `body`, which calls one optional method, has reached an implementation of the delegate's own.
    static func calls<Result>(_ body: () -> Result) -> (result: Result, isImplemented: Bool) {
        let outer = isMissing
        defer { isMissing = outer }
        isMissing = false
        let result = body()
        return (result, !isMissing)
    }

    /// For default implementations: nobody has implemented the method.
    static func noteMissing() {
        isMissing = true
    }
}
