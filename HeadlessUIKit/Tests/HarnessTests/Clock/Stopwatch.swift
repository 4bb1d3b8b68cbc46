import UIKit

/// Seconds of the virtual clock since a test began, after everything had come to rest.
@MainActor
final class Stopwatch {
    private var begin = Instant.zero

    nonisolated init() {}

    func start() {
        MainLoop.current.settle()
        begin = MainLoop.current.now
    }

    var seconds: TimeInterval { MainLoop.current.now.seconds(since: begin) }
}
