extension UIAccessibility {
    public struct Notification: Hashable, RawRepresentable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        public static let layoutChanged = Notification(rawValue: 1001)

        // Variables because Apple's C header declares them without `const`; nobody writes them.
        public nonisolated(unsafe) static var screenChanged = Notification(rawValue: 1000)
        public nonisolated(unsafe) static var announcement = Notification(rawValue: 1008)
        public nonisolated(unsafe) static var pageScrolled = Notification(rawValue: 1009)
        public nonisolated(unsafe) static var pauseAssistiveTechnology = Notification(rawValue: 1019)
        public nonisolated(unsafe) static var resumeAssistiveTechnology = Notification(rawValue: 1020)
    }
}
