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

    /// - Parameter delay: From the moment at which Foundation read its clock until the timer's date, in seconds.
    func firstWait(_ delay: TimeInterval) -> TimeInterval {
        // A date of today is exact to a tenth of a microsecond; rounded to ten of them, the wait is the one that was meant.
        let wait = max(0, (delay * 100_000).rounded() / 100_000)
        // On Apple's platforms `Timer(timeInterval:repeats:)` waits at first; on Linux Foundation says now.
        return repeats && wait == 0 ? interval : wait
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
