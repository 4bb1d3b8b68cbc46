/// The messages that UIKit logs when it drops a request, on the device whose code runs.
@MainActor
package enum Console {
    /// The messages since the last `clear()`, oldest first: at least the last thousand.
    package private(set) static var messages: [String] {
        get { ProcessState.current.messages }
        set { ProcessState.current.messages = newValue }
    }

    /// Makes a dropped request trap with its message, for tests in which no request may be dropped (C10, C11, C15).
    package static var isStrict = false

    package static func clear() {
        messages = []
    }

    static func warn(_ message: String) {
        precondition(!isStrict, message)
        messages.append(message)
    }
}
