extension UIButton {
    /// The look of a button since iOS 15.
    public struct Configuration: Equatable {
        public var title: String?
        public var titleLineBreakMode = NSLineBreakMode.byTruncatingMiddle
        public var baseForegroundColor: UIColor?
        public var baseBackgroundColor: UIColor?
        public var cornerStyle = CornerStyle.dynamic
        public var buttonSize = Size.medium {
            didSet { if contentInsets == oldValue.insets { contentInsets = buttonSize.insets } }
        }
        /// Follows `buttonSize` until it is set.
        public var contentInsets = Size.medium.insets

        let kind: Kind

        enum Kind {
            case plain
            case gray
            case tinted
            case filled
        }

        init(kind: Kind) {
            self.kind = kind
        }

        public static func plain() -> Configuration { Configuration(kind: .plain) }
        public static func gray() -> Configuration { Configuration(kind: .gray) }
        public static func tinted() -> Configuration { Configuration(kind: .tinted) }
        public static func filled() -> Configuration { Configuration(kind: .filled) }

        public enum Size: Sendable {
            case medium
            case small
            case large
        }

        public enum CornerStyle: Sendable {
            case dynamic
            case fixed
            case small
            case medium
            case large
            case capsule
        }
    }
}

extension UIButton.Configuration.Size {
    var insets: NSDirectionalEdgeInsets {
        switch self {
        case .small: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
        case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
        case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
        }
    }
}
