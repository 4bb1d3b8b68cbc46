extension NotificationCenter {
    /// Returns the notifications that are posted from now on. The sequence never ends; who no longer iterates it gets
    /// none.
    ///
    /// Foundation on Linux does not have it.
    public func notifications(named name: Notification.Name, object: AnyObject? = nil) -> Notifications {
        Notifications(name: name, object: object, center: self)
    }

    public final class Notifications: AsyncSequence, @unchecked Sendable {
        private let stream: AsyncStream<Posted>
        private let center: NotificationCenter
        private let token: any NSObjectProtocol

        fileprivate init(name: Notification.Name, object: AnyObject?, center: NotificationCenter) {
            let (stream, continuation) = AsyncStream.makeStream(of: Posted.self)
            self.stream = stream
            self.center = center
            token = center.addObserver(forName: name, object: object, queue: nil) { notification in
                continuation.yield(Posted(notification: notification))
            }
        }

        deinit { center.removeObserver(token) }

        public func makeAsyncIterator() -> Iterator { Iterator(base: stream.makeAsyncIterator(), keeping: self) }

        public struct Iterator: AsyncIteratorProtocol {
            fileprivate var base: AsyncStream<Posted>.AsyncIterator
            /// The observer lives as long as someone iterates.
            private let notifications: Notifications

            fileprivate init(base: AsyncStream<Posted>.AsyncIterator, keeping notifications: Notifications) {
                self.base = base
                self.notifications = notifications
            }

            public mutating func next() async -> Notification? { await base.next()?.notification }

            public mutating func next(isolation actor: isolated (any Actor)?) async -> Notification? {
                await base.next(isolation: actor)?.notification
            }
        }
    }

    /// Notifications are not sendable, but Apple's sequence hands them to any task as well.
    fileprivate struct Posted: @unchecked Sendable {
        let notification: Notification
    }
}
