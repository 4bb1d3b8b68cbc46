extension UIWindow {
    /// The order of windows from back to front: each is in front of all windows with a lower level.
    ///
    /// The numbers are UIKit's; any other number is a level, too.
    public struct Level: Hashable, RawRepresentable, Comparable, Sendable {
        public let rawValue: CGFloat

        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        public init(_ rawValue: CGFloat) {
            self.init(rawValue: rawValue)
        }

        /// Returns the level that is that much further in front: `.alert + 1`.
        public static func + (left: Level, right: CGFloat) -> Level { Level(left.rawValue + right) }
        /// Returns the level that is that much further behind.
        public static func - (left: Level, right: CGFloat) -> Level { Level(left.rawValue - right) }

        public static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }

        public static let normal = UIWindow.Level(0)
        public static let statusBar = UIWindow.Level(1000)
        public static let alert = UIWindow.Level(2000)
    }
}
