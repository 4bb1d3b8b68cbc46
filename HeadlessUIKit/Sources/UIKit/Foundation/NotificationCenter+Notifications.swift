// Names of Apple's Foundation, which the one on Linux lacks: they are no part of UIKit's own documentation.

@_documentation(visibility: internal)
extension NotificationCenter {
    /// Returns a sequence of the notifications that are posted while someone iterates it. It never ends. Of those that
    /// wait for the next step it keeps the last eight, as observed on a device.
    ///
    /// Foundation on Linux does not have it.
    public func notifications(named name: Notification.Name, object: AnyObject? = nil) -> Notifications {
        Notifications(center: self, name: name, object: object)
    }

    public final class Notifications: AsyncSequence, @unchecked Sendable {
        // Unchecked because the object is only compared.
        private let center: NotificationCenter
        private let name: Notification.Name
        private let object: AnyObject?

        fileprivate init(center: NotificationCenter, name: Notification.Name, object: AnyObject?) {
            self.center = center
            self.name = name
            self.object = object
        }

        public func makeAsyncIterator() -> Iterator {
            Iterator(Observation(center: center, name: name, object: object))
        }

        public struct Iterator: AsyncIteratorProtocol {
            private let observation: Observation
            private var base: AsyncStream<Posted>.AsyncIterator

            fileprivate init(_ observation: Observation) {
                self.observation = observation
                base = observation.stream.makeAsyncIterator()
            }

            public mutating func next() async -> Notification? { await base.next()?.notification }

            public mutating func next(isolation actor: isolated (any Actor)?) async -> Notification? {
                await base.next(isolation: actor)?.notification
            }
        }
    }

    /// Observes as long as its iterator lives.
    fileprivate final class Observation {
        let stream: AsyncStream<Posted>
        private let center: NotificationCenter
        private let token: any NSObjectProtocol

        init(center: NotificationCenter, name: Notification.Name, object: AnyObject?) {
            let (stream, continuation) = AsyncStream.makeStream(of: Posted.self, bufferingPolicy: .bufferingNewest(8))
            self.stream = stream
            self.center = center
            token = center.addObserver(forName: name, object: object, queue: nil) { notification in
                continuation.yield(Posted(notification: notification))
            }
        }

        deinit { center.removeObserver(token) }
    }

    /// Notifications are not sendable, but Apple's sequence hands them to any task as well.
    fileprivate struct Posted: @unchecked Sendable {
        let notification: Notification
    }
}
