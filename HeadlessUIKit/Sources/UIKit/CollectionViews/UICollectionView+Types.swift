extension UICollectionView {
    public nonisolated class var elementKindSectionHeader: String { "UICollectionElementKindSectionHeader" }
    public nonisolated class var elementKindSectionFooter: String { "UICollectionElementKindSectionFooter" }

    public enum ElementCategory: UInt, Sendable {
        case cell
        case supplementaryView
        case decorationView
    }

    public enum ScrollDirection: Int, Sendable {
        case vertical
        case horizontal
    }

    /// The position of an item inside the adjusted inset after scrolling: at most one for each axis. An empty position
    /// scrolls the shortest way.
    public struct ScrollPosition: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static var top: ScrollPosition { ScrollPosition(rawValue: 1 << 0) }
        public static var centeredVertically: ScrollPosition { ScrollPosition(rawValue: 1 << 1) }
        public static var bottom: ScrollPosition { ScrollPosition(rawValue: 1 << 2) }
        public static var left: ScrollPosition { ScrollPosition(rawValue: 1 << 3) }
        public static var centeredHorizontally: ScrollPosition { ScrollPosition(rawValue: 1 << 4) }
        public static var right: ScrollPosition { ScrollPosition(rawValue: 1 << 5) }
    }

    /// The condition for measuring a cell again that invalidates its size.
    public enum SelfSizingInvalidation: Int, Sendable {
        case disabled
        case enabled
        case enabledIncludingConstraints
    }
}
