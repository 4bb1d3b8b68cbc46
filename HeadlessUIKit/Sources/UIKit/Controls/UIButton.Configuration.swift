extension UIButton {
    /// The content and the look of a button since iOS 15.
    public struct Configuration: Equatable {
        // MARK: Content

        /// Setting it drops the attributes of the title.
        public var title: String? { didSet { titleWithAttributes = nil } }
        /// Under the title, in a smaller font. Setting it drops the attributes of the subtitle.
        public var subtitle: String? { didSet { subtitleWithAttributes = nil } }
        /// The title with its own font, colour and spacing, as far as it has any. Setting it sets `title`.
        public var attributedTitle: AttributedString? {
            get { titleWithAttributes ?? title.map { AttributedString($0) } }
            set {
                title = newValue.map { String($0.characters) }
                titleWithAttributes = newValue
            }
        }
        /// The subtitle with its own font, colour and spacing, as far as it has any. Setting it sets `subtitle`.
        public var attributedSubtitle: AttributedString? {
            get { subtitleWithAttributes ?? subtitle.map { AttributedString($0) } }
            set {
                subtitle = newValue.map { String($0.characters) }
                subtitleWithAttributes = newValue
            }
        }
        /// Computes the attributes of the title from those that it would have: the style's font and colour, and its
        /// own.
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// Computes the attributes of the subtitle from those that it would have: the style's font and colour, and its
        /// own.
        public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// Drawn in the colour of the title unless its rendering mode says otherwise.
        public var image: UIImage?
        /// The default configuration of symbols. Nil is the size of the title.
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?

        /// Defaults to `byTruncatingMiddle`. A mode that wraps shows as many lines as fit.
        public var titleLineBreakMode = NSLineBreakMode.byTruncatingMiddle
        /// Defaults to `byTruncatingMiddle`. A mode that wraps shows as many lines as fit.
        public var subtitleLineBreakMode = NSLineBreakMode.byTruncatingMiddle

        /// True if a spinner replaces the image, also in a button without an image. Defaults to false.
        public var showsActivityIndicator = false
        /// Computes the colour of the spinner from that of the title.
        public var activityIndicatorColorTransformer: UIConfigurationColorTransformer? {
            get { activityColor.transformer }
            set { activityColor.transformer = newValue }
        }
        /// The sign behind the title that indicates a choice. Defaults to `automatic`.
        public var indicator = Indicator.automatic
        /// Computes the colour of the indicator from that of the title.
        public var indicatorColorTransformer: UIConfigurationColorTransformer? {
            get { indicatorColor.transformer }
            set { indicatorColor.transformer = newValue }
        }

        // MARK: Arrangement

        /// The side of the texts on which the image is: one edge. Defaults to `leading`; of several edges the first of
        /// leading, trailing, bottom and top counts.
        public var imagePlacement = NSDirectionalRectEdge.leading
        /// The distance in points between the image and the texts. Defaults to 0.
        public var imagePadding: CGFloat = 0
        /// The minimum length of the image's area, along the axis of its placement. Defaults to 0; a larger image
        /// ignores it.
        public var imageReservation: CGFloat = 0
        /// The distance in points between the title and the subtitle. Defaults to 1.
        public var titlePadding: CGFloat = 1
        /// The alignment of the title and the subtitle to each other.
        public var titleAlignment = TitleAlignment.automatic
        public var buttonSize = Size.medium {
            didSet { if contentInsets == oldValue.insets { setDefaultContentInsets() } }
        }
        /// Follows `buttonSize` until it is set.
        public var contentInsets = Size.medium.insets

        // MARK: Look

        /// The colour of the texts and the image. Nil is the colour of the style: the tint, or white if the button is
        /// filled with it.
        public var baseForegroundColor: UIColor?
        /// Nil is the colour of the style, which is made from the tint.
        public var baseBackgroundColor: UIColor?
        /// Its properties have priority over the colour and the corners of the style.
        public var background = UIBackgroundConfiguration(.button)
        public var cornerStyle = CornerStyle.dynamic
        /// Computes the colour of the image from that of the title.
        public var imageColorTransformer: UIConfigurationColorTransformer? {
            get { imageColor.transformer }
            set { imageColor.transformer = newValue }
        }
        /// True if the look follows the selected state. Defaults to true.
        public var automaticallyUpdateForSelection = true

        private(set) var titleWithAttributes: AttributedString?
        private(set) var subtitleWithAttributes: AttributedString?
        private var imageColor = TransformedColor()
        private var activityColor = TransformedColor()
        private var indicatorColor = TransformedColor()
        let kind: Kind

        enum Kind {
            case plain
            case gray
            case tinted
            case filled
            case glass
            case prominentGlass
            case clearGlass
            case prominentClearGlass
        }

        init(kind: Kind) {
            self.kind = kind
        }

        /// Resets the insets to those of `buttonSize`.
        public mutating func setDefaultContentInsets() {
            contentInsets = buttonSize.insets
        }

        // MARK: Styles

        /// Makes a style without a background.
        public static func plain() -> Configuration { Configuration(kind: .plain) }
        /// Makes a style with a gray background.
        public static func gray() -> Configuration { Configuration(kind: .gray) }
        /// Makes a style with a light shade of the tint as the background.
        public static func tinted() -> Configuration { Configuration(kind: .tinted) }
        /// Makes a style with the tint as the background.
        public static func filled() -> Configuration { Configuration(kind: .filled) }
        /// Makes a style on glass.
        public static func glass() -> Configuration { Configuration(kind: .glass) }
        /// Makes a style on glass in the tint.
        public static func prominentGlass() -> Configuration { Configuration(kind: .prominentGlass) }
        /// Makes a style on the clearer glass for buttons over photos and videos.
        public static func clearGlass() -> Configuration { Configuration(kind: .clearGlass) }
        /// Makes a style on the clearer glass in the tint.
        public static func prominentClearGlass() -> Configuration { Configuration(kind: .prominentClearGlass) }
        /// Makes the platform's style for buttons without a background. On a phone that of `plain()`.
        public static func borderless() -> Configuration { plain() }
        /// Makes the platform's style for ordinary buttons. On a phone that of `gray()`.
        public static func bordered() -> Configuration { gray() }
        /// Makes the platform's style for tinted buttons. On a phone that of `tinted()`.
        public static func borderedTinted() -> Configuration { tinted() }
        /// Makes the platform's style for the most important button. On a phone that of `filled()`.
        public static func borderedProminent() -> Configuration { filled() }
    }
}

extension UIButton.Configuration {
    public enum Size: Sendable {
        case medium
        case small
        case mini
        case large

        /// Chosen by eye.
        var insets: NSDirectionalEdgeInsets {
            switch self {
            case .mini: NSDirectionalEdgeInsets(top: 3, leading: 8, bottom: 3, trailing: 8)
            case .small: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
            case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
            case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
            }
        }

        var isSmall: Bool { self == .mini || self == .small }
    }

    /// The radius of the corners.
    public enum CornerStyle: Sendable {
        /// That of `background`, and a capsule for glass. A device enlarges it with the text size; here it is constant.
        case dynamic
        /// That of `background`.
        case fixed
        case small
        case medium
        case large
        /// Half the shorter side.
        case capsule
    }

    /// The sign of a pop-up button.
    public enum Indicator: Sendable {
        /// On a button that shows the selection of its menu.
        case automatic
        case none
        /// Two chevrons, one above the other.
        case popup
    }

    public enum TitleAlignment: Sendable {
        /// Centred below and above an image, leading otherwise.
        case automatic
        case leading
        case center
        case trailing
    }
}

extension UIButton.Configuration: Hashable {
    public func hash(into hasher: inout Hasher) {
        hasher.combine(title)
        hasher.combine(subtitle)
    }
}
