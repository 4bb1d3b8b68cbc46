import Foundation
import Synchronization

/// A `Timer` that was added to the main run loop.
final class FoundationTimer: Sendable {
    /// The address of CoreFoundation's timer, which is retained as long as it is known.
    typealias Identifier = UInt

    // Unchecked pointers: CoreFoundation's timer, which is retained, and Foundation's, which that one holds.
    nonisolated(unsafe) private let timer: UnsafeMutableRawPointer
    nonisolated(unsafe) private let info: UnsafeMutableRawPointer
    /// Seconds; 0 for a timer that fires once.
    let interval: TimeInterval
    private let next = Mutex<DelayedWork?>(nil)

    var identifier: Identifier { Identifier(bitPattern: timer) }
    var repeats: Bool { interval > 0 }

    init(timer: UnsafeMutableRawPointer, info: UnsafeMutableRawPointer, interval: TimeInterval) {
        self.timer = timer
        self.info = info
        self.interval = interval
        HeadlessRetain(timer)
    }

    deinit { HeadlessRelease(timer) }

    /// Foundation says when by the wall clock, which has gone on since: the interval or whole milliseconds are meant.
    func firstWait(_ delay: TimeInterval) -> TimeInterval {
        if repeats, delay <= interval, interval - delay < 0.005 { return interval }
        // On Apple's platforms `Timer(timeInterval:repeats:)` waits at first; on Linux Foundation says now.
        if repeats, delay <= 0 { return interval }
        // A date is exact to a tenth of a microsecond. Rounded up from there, it would be a millisecond late.
        return max(0, MainQueue.roundedUp(nanoseconds: Int64(min(delay, 1e9) * 1_000_000_000) - 1000))
    }

    func nextWork() -> DelayedWork {
        let work = DelayedWork { [self] in fire() }
        next.withLock { $0 = work }
        return work
    }

    func cancel() {
        next.withLock { $0.take() }?.cancel()
    }

    private func fire() {
        guard HeadlessTimerIsValid(timer) else { return MainQueue.shared.drop(identifier) }
        Unmanaged<Timer>.fromOpaque(info).takeUnretainedValue().fire()
        if repeats { MainQueue.shared.repeat(self) }
    }
}
