import UIKit

/// Registrations for notifications from UIKit, which end when the object is released.
final class NotificationTokens {
    private let tokens: [Any]

    /// - Parameters:
    ///   - read: Returns the relevant values of a notification, or `nil` to ignore it.
    ///   - handle: Called on the main thread with the values.
    init<Values: Sendable>(
        _ names: [Notification.Name], read: @escaping @Sendable (Notification) -> Values?,
        handle: @escaping @MainActor (Values) -> Void
    ) {
        tokens = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { notification in
                guard let values = read(notification) else { return }
                // UIKit posts on the main thread.
                MainActor.assumeIsolated { handle(values) }
            }
        }
    }

    convenience init(_ names: [Notification.Name], handle: @escaping @MainActor () -> Void) {
        self.init(names, read: { _ in () }, handle: handle)
    }

    deinit {
        tokens.forEach(NotificationCenter.default.removeObserver)
    }
}

extension UIScrollView {
    /// Reports each change of the content size, until the returned token is released. UIKit reports it to the delegate
    /// only, which belongs to the app. Every scroll view's property can be observed by its key path.
    func reportContentSize(to onChange: @escaping @MainActor () -> Void) -> Any? {
        #if canImport(Darwin)
            observe(\.contentSize) { _, _ in
                MainActor.assumeIsolated { onChange() }
            }
        #elseif canImport(ObjectiveC)
            nil
        #else
            observeContentSize(onChange)
        #endif
    }
}

/// Calls a handler before and after the layout of each turn of the main run loop, until it is released. Changes that
/// the handler makes before the layout appear in the same frame. Movements by the layout itself are noticed after it,
/// and the run loop turns once more. The handler returns whether it has requested layout. An idle app has no turns.
final class TurnObserver {
    #if canImport(Darwin)
        private let observers: [CFRunLoopObserver]

        @MainActor
        init(_ handler: @escaping @MainActor () -> Bool) {
            // UIKit and Core Animation lay out and commit in observers of the same activity. These run before and
            // after.
            let orders: [CFIndex] = [0, .max]
            observers = orders.compactMap { order in
                CFRunLoopObserverCreateWithHandler(nil, CFRunLoopActivity.beforeWaiting.rawValue, true, order) { _, _ in
                    MainActor.assumeIsolated {
                        if handler() { CFRunLoopWakeUp(CFRunLoopGetMain()) }
                    }
                }
            }
            observers.forEach { CFRunLoopAddObserver(CFRunLoopGetMain(), $0, .commonModes) }
            // The observers of the present turn may have been collected already.
            CFRunLoopWakeUp(CFRunLoopGetMain())
        }

        deinit {
            observers.forEach(CFRunLoopObserverInvalidate)
        }
    #elseif canImport(ObjectiveC)
        // Objective-C without Core Foundation is only type-checked.
        @MainActor
        init(_ handler: @escaping @MainActor () -> Bool) {}
    #else
        private let token: TurnObservation

        @MainActor
        init(_ handler: @escaping @MainActor () -> Bool) {
            token = MainLoop.current.observeTurns { _ = handler() }
        }
    #endif
}
