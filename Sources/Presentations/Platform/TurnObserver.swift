import UIKit

/// Calls a handler before and after the layout of each turn of the main run loop, until it is released.
///
/// Changes that the handler makes before the layout appear in the same frame. Movements by the layout itself are
/// noticed after it, and the run loop turns once more. The handler returns whether it has requested layout. While the
/// app is idle there are no turns.
@MainActor
final class TurnObserver {
    #if canImport(Darwin)
        private let tokens: [Token]

        /// UIKit and Core Animation lay out and commit in observers of the same activity. These run before and after
        /// them.
        private static let orders: [CFIndex] = [0, .max]

        init(_ handler: @escaping @MainActor () -> Bool) {
            tokens = Self.orders.map { order in
                Token(
                    CFRunLoopObserverCreateWithHandler(nil, CFRunLoopActivity.beforeWaiting.rawValue, true, order) {
                        _, _ in
                        MainActor.assumeIsolated {
                            if handler() { CFRunLoopWakeUp(CFRunLoopGetMain()) }
                        }
                    })
            }
        }

        private final class Token {
            private let observer: CFRunLoopObserver?

            init(_ observer: CFRunLoopObserver?) {
                self.observer = observer
                if let observer { CFRunLoopAddObserver(CFRunLoopGetMain(), observer, .commonModes) }
            }

            deinit {
                if let observer { CFRunLoopObserverInvalidate(observer) }
            }
        }
    #elseif canImport(ObjectiveC)
        // Objective-C without Core Foundation is only type-checked.
        init(_ handler: @escaping @MainActor () -> Bool) {}
    #else
        private let token: TurnObservation

        init(_ handler: @escaping @MainActor () -> Bool) {
            token = MainLoop.current.observeTurns { _ = handler() }
        }
    #endif
}
