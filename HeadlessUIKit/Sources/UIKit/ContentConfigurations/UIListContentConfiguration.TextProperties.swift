extension UIListContentConfiguration {
    /// The look of one of the two texts.
    public struct TextProperties: Equatable, Hashable {
        public var font: UIFont { didSet { own.note(\.font) } }
        public var color: UIColor {
            get { look.color ?? .label }
            set {
                look.color = newValue
                own.note(\.color)
            }
        }
        public var colorTransformer: UIConfigurationColorTransformer? {
            get { look.transformer }
            set {
                look.transformer = newValue
                own.note(\.colorTransformer)
            }
        }
        public var alignment = TextAlignment.natural { didSet { own.note(\.alignment) } }
        public var transform = TextTransform.none { didSet { own.note(\.transform) } }
        /// 0, the default, is as many lines as the text needs.
        public var numberOfLines = 0 { didSet { own.note(\.numberOfLines) } }
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail { didSet { own.note(\.lineBreakMode) } }
        public var adjustsFontSizeToFitWidth = false { didSet { own.note(\.adjustsFontSizeToFitWidth) } }
        public var minimumScaleFactor: CGFloat = 0 { didSet { own.note(\.minimumScaleFactor) } }
        public var allowsDefaultTighteningForTruncation = false {
            didSet { own.note(\.allowsDefaultTighteningForTruncation) }
        }
        /// Defaults to `true`.
        public var adjustsFontForContentSizeCategory = true {
            didSet { own.note(\.adjustsFontForContentSizeCategory) }
        }
        /// A stored value without effect: there is no pointer that rests on a text.
        public var showsExpansionTextWhenTruncated = true { didSet { own.note(\.showsExpansionTextWhenTruncated) } }

        private var look: TransformedColor
        private var own = OwnProperties<TextProperties>()

        init(font: UIFont, color: UIColor) {
            self.font = font
            look = TransformedColor(color: color)
        }

        /// The colour with its transformer applied.
        public func resolvedColor() -> UIColor { look.resolved(for: color) }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(font)
            hasher.combine(color)
        }

        /// Returns other defaults, with the properties that were set here.
        func over(_ defaults: TextProperties) -> TextProperties {
            var properties = defaults
            own.carry(from: self, to: &properties)
            return properties
        }

        public enum TextAlignment: Int, Sendable {
            case natural
            case center
            case justified
        }

        public enum TextTransform: Int, Sendable {
            case none
            case uppercase
            case lowercase
            case capitalized
        }
    }
}
