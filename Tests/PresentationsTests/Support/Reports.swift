import Foundation

@testable import Presentations

/// Runs `body` and returns the kit's reports meanwhile.
@MainActor
func reports(_ body: () throws -> Void) rethrows -> [String] {
    let log = Log()
    try Diagnostics.$sink.withValue({ log.add($0) }, operation: body)
    return log.entries
}

/// Messages in the order in which they came.
private final class Log: @unchecked Sendable {
    // Only ever used on the main thread; the closure that carries it has to be Sendable.
    private(set) var entries: [String] = []

    func add(_ entry: String) {
        entries.append(entry)
    }
}
