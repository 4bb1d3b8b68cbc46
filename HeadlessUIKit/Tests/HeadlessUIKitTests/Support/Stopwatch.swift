import UIKit

/// Seconds of the virtual clock since a test began, after everything had come to rest.
@MainActor
final class Stopwatch {
    private var begin = Instant.zero

    nonisolated init() {}

    func start() {
        MainLoop.main.settle()
        begin = MainLoop.main.now
    }

    var seconds: TimeInterval { MainLoop.main.now.seconds(since: begin) }
}
