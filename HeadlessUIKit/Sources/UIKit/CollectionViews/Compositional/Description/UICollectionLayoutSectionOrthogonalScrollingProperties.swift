import Foundation

/// The bouncing and the deceleration of a section that scrolls orthogonally.
@preconcurrency @MainActor
public class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject {
    public enum Bounce: Int, Sendable {
        /// That of the behaviour.
        case automatic
        case always
        case never
    }

    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        public var rawValue: CGFloat

        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// That of the behaviour.
        public static let automatic = DecelerationRate(rawValue: 0)
        public static let normal = DecelerationRate(rawValue: UIScrollView.DecelerationRate.normal.rawValue)
        public static let fast = DecelerationRate(rawValue: UIScrollView.DecelerationRate.fast.rawValue)
    }

    /// Defaults to automatic.
    public var bounce = Bounce.automatic
    /// Defaults to automatic.
    public var decelerationRate = DecelerationRate.automatic
}
