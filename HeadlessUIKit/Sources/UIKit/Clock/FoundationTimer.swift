import Foundation
import Synchronization

/// A `Timer` that was added to the main run loop.
final class FoundationTimer: Sendable {
    /// The address of CoreFoundation's timer, which is retained while it is known here.
    typealias Identifier = UInt

    // Unchecked pointers: CoreFoundation's timer, which is retained, and Foundation's, which the former holds.
    nonisolated(unsafe) private let timer: UnsafeMutableRawPointer
    nonisolated(unsafe) private let info: UnsafeMutableRawPointer
    /// Seconds; 0 for a timer that fires once.
    let interval: TimeInterval
    /// The queue of the loop that it was added in.
    let queue: LoopQueue
    private let next = Mutex<DelayedWork?>(nil)

    var identifier: Identifier { Identifier(bitPattern: timer) }
    var repeats: Bool { interval > 0 }

    init(timer: UnsafeMutableRawPointer, info: UnsafeMutableRawPointer, interval: TimeInterval, queue: LoopQueue) {
        self.queue = queue
        self.timer = timer
        self.info = info
        self.interval = interval
        HeadlessRetain(timer)
    }

    deinit { HeadlessRelease(timer) }

    /// - Parameter delay: The seconds from the moment at which Foundation read its clock to the timer's date.
    func firstWait(_ delay: TimeInterval) -> TimeInterval {
        // A current date is exact to a tenth of a microsecond; rounded to ten of them, the interval is the intended
        // one.
        let wait = max(0, (delay * 100_000).rounded() / 100_000)
        // On Apple's platforms `Timer(timeInterval:repeats:)` waits first; on Linux Foundation gives the current time.
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
