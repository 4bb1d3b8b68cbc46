extension UIPageViewController {
    public enum TransitionStyle: Int, Sendable {
        /// Pages turn like paper. Here they change under a curl without a visible shape.
        case pageCurl
        /// Pages lie side by side and follow the finger.
        case scroll
    }

    public enum NavigationOrientation: Int, Sendable {
        case horizontal
        case vertical
    }

    public enum NavigationDirection: Int, Sendable {
        case forward
        case reverse
    }

    /// The position of the spine of curling pages.
    public enum SpineLocation: Int, Sendable {
        /// Pages scroll.
        case none
        /// Left, or at the top; one page is visible.
        case min
        /// In the middle; two pages are visible.
        case mid
        /// Right, or at the bottom; one page is visible.
        case max
    }

    public struct OptionsKey: Hashable, RawRepresentable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// A raw value of `SpineLocation`, for pages that curl. Defaults to that of `min`.
        public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
        /// The distance in points between scrolling pages. Defaults to 0.
        public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    }
}

extension [UIPageViewController.OptionsKey: Any] {
    /// Returns the value of an option that is a number of any kind.
    func number(_ key: UIPageViewController.OptionsKey) -> CGFloat? {
        switch self[key] {
        case let value as CGFloat: value
        case let value as Double: CGFloat(value)
        case let value as Float: CGFloat(value)
        case let value as Int: CGFloat(value)
        case let value as NSNumber: CGFloat(value.doubleValue)
        default: nil
        }
    }
}
