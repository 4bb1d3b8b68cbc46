/// What UIKit writes to the console when it drops a request.
@MainActor
package enum Console {
    /// Every message since the last `clear()`, oldest first.
    package private(set) static var messages: [String] = []

    package static func clear() {
        messages = []
    }

    static func warn(_ message: String) {
        messages.append(message)
    }
}
