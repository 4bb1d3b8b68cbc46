import Foundation

/// The work for which the app asked for time in the background.
// Unchecked: `open` is read and written under the lock only; a handler may come from any thread and is called on the
// main one, as UIKit declares it.
final class BackgroundTasks: @unchecked Sendable {
    static let shared = BackgroundTasks()

    private let lock = NSLock()
    private var last = 0
    private var open: [Int: Entry] = [:]

    private struct Entry {
        /// The main loop of the app that asked; `nil` if it asked on another thread.
        weak var loop: MainLoop?
        let isOfNoLoop: Bool
        let expired: () -> Void
    }

    func begin(_ expired: (() -> Void)?) -> UIBackgroundTaskIdentifier {
        let loop = HeadlessIsMainQueue() ? MainActor.assumeIsolated { MainLoop.current } : nil
        return lock.withLock {
            last += 1
            open[last] = Entry(loop: loop, isOfNoLoop: loop == nil, expired: expired ?? {})
            return UIBackgroundTaskIdentifier(rawValue: last)
        }
    }

    func end(_ task: UIBackgroundTaskIdentifier) {
        lock.withLock { _ = open.removeValue(forKey: task.rawValue) }
    }

    var isEmpty: Bool { lock.withLock { open.isEmpty } }

    /// Calls the handlers of unfinished work, the oldest first. Work that they do not end is ended here; a device would
    /// end the app.
    @MainActor
    func expire(in loop: MainLoop) {
        let tasks = lock.withLock {
            open.filter { $0.value.isOfNoLoop || $0.value.loop === loop }.sorted { $0.key < $1.key }
        }
        tasks.forEach { $0.value.expired() }
        lock.withLock { tasks.forEach { open[$0.key] = nil } }
    }
}

extension UIApplication {
    /// Asks for time after the app has gone to the background: 30 seconds of the virtual clock, after which `handler`
    /// is called. On a device, a handler that does not end its work gets the app killed; here the work is ended.
    ///
    /// `settle()` does not wait for the 30 seconds. This is the observed time on current devices; Apple documents no
    /// number.
    @discardableResult
    public nonisolated func beginBackgroundTask(
        expirationHandler handler: (() -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier {
        beginBackgroundTask(withName: nil, expirationHandler: handler)
    }

    /// The name is for a debugger.
    @discardableResult
    public nonisolated func beginBackgroundTask(
        withName taskName: String?, expirationHandler handler: (() -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier { BackgroundTasks.shared.begin(handler) }

    /// Ending work that has already ended, or never began, is allowed.
    public nonisolated func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {
        BackgroundTasks.shared.end(identifier)
    }

    private static let timeInBackground: TimeInterval = 30

    /// In the foreground the largest number; in the background the rest of the 30 seconds.
    public var backgroundTimeRemaining: TimeInterval {
        current.suspension.map { max(0, $0.seconds(since: UIScreen.main.loop.now)) } ?? .greatestFiniteMagnitude
    }

    func startTimeInBackground(of app: AppState) {
        let loop = MainLoop.current
        let end = loop.now.advanced(by: Self.timeInBackground)
        app.suspension = end
        loop.schedule(at: end, isAwaited: false) { [weak app] in
            if app?.suspension == end { BackgroundTasks.shared.expire(in: loop) }
        }
    }
}
