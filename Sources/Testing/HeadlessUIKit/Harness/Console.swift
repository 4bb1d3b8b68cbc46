/// What UIKit writes to the console when it drops a request.
@MainActor
package enum Console {
    /// The messages since the last `clear()`, oldest first: the last thousand at least.
    package private(set) static var messages: [String] = [] {
        didSet { messages.forgetOldest() }
    }

    /// Makes a dropped request trap with its message, for a test in which nothing may be dropped (C10, C11, C15).
    package static var isStrict = false

    package static func clear() {
        messages = []
    }

    static func warn(_ message: String) {
        precondition(!isStrict, message)
        messages.append(message)
    }
}
