extension UIStackView {
    /// The layout along the axis.
    public enum Distribution: Int, Sendable {
        case fill = 0
        case fillEqually = 1
        case fillProportionally = 2
        case equalSpacing = 3
        case equalCentering = 4
    }

    /// The layout across the axis.
    public enum Alignment: Int, Sendable {
        case fill = 0
        /// The upper edges of a row.
        case leading = 1
        /// For rows; a column takes it for `leading`.
        case firstBaseline = 2
        case center = 3
        /// The lower edges of a row.
        case trailing = 4
        /// For rows; a column takes it for `leading`.
        case lastBaseline = 5

        public static var top: Alignment { .leading }
        public static var bottom: Alignment { .trailing }
    }

    /// As a custom spacing: the stack's own. As the stack's: none.
    nonisolated public class var spacingUseDefault: CGFloat { CGFloat(Float.greatestFiniteMagnitude) }
    /// The system's distance between two neighbours.
    nonisolated public class var spacingUseSystem: CGFloat { CGFloat(Float.leastNormalMagnitude) }

    /// A distance in points between the edges of neighbours.
    static let systemSpacing: CGFloat = 8
}
