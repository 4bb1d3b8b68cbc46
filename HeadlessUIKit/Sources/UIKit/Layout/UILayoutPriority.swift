public struct UILayoutPriority: Hashable, RawRepresentable, Comparable, Sendable {
    public let rawValue: Float

    public static let required = UILayoutPriority(1000)
    public static let defaultHigh = UILayoutPriority(750)
    public static let dragThatCanResizeScene = UILayoutPriority(510)
    public static let sceneSizeStayPut = UILayoutPriority(500)
    public static let dragThatCannotResizeScene = UILayoutPriority(490)
    public static let defaultLow = UILayoutPriority(250)
    public static let fittingSizeLevel = UILayoutPriority(50)

    public init(rawValue: Float) {
        self.rawValue = rawValue
    }

    public init(_ rawValue: Float) {
        self.rawValue = rawValue
    }

    public static func < (left: UILayoutPriority, right: UILayoutPriority) -> Bool {
        left.rawValue < right.rawValue
    }

    /// Returns the priority that is that much higher: `.defaultLow + 1`.
    public static func + (left: UILayoutPriority, right: Float) -> UILayoutPriority {
        UILayoutPriority(left.rawValue + right)
    }
    /// Returns the priority that is that much lower: `.required - 1`.
    public static func - (left: UILayoutPriority, right: Float) -> UILayoutPriority {
        UILayoutPriority(left.rawValue - right)
    }
    public static func += (left: inout UILayoutPriority, right: Float) { left = left + right }
    public static func -= (left: inout UILayoutPriority, right: Float) { left = left - right }
}
