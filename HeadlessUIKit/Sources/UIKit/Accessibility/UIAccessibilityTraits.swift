/// The role and the behaviour of an element, for users who cannot see it.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt64

    public init(rawValue: UInt64) {
        self.rawValue = rawValue
    }

    public static let none: UIAccessibilityTraits = []
    public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
    public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
    public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
    public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
    public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
    public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
    public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)

    // Variables because Apple's C header declares them without `const`; nobody writes them.
    public nonisolated(unsafe) static var button = UIAccessibilityTraits(rawValue: 1 << 0)
    public nonisolated(unsafe) static var link = UIAccessibilityTraits(rawValue: 1 << 1)
    public nonisolated(unsafe) static var selected = UIAccessibilityTraits(rawValue: 1 << 3)
    public nonisolated(unsafe) static var keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
    public nonisolated(unsafe) static var staticText = UIAccessibilityTraits(rawValue: 1 << 6)
    public nonisolated(unsafe) static var summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
    public nonisolated(unsafe) static var notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
    public nonisolated(unsafe) static var searchField = UIAccessibilityTraits(rawValue: 1 << 10)
    public nonisolated(unsafe) static var allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
    public nonisolated(unsafe) static var header = UIAccessibilityTraits(rawValue: 1 << 16)
}
