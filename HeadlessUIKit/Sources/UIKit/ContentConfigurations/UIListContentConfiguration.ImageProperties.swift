extension UIListContentConfiguration {
    /// The look of the image, and the size reserved for it.
    public struct ImageProperties: Equatable, Hashable {
        /// As a reserved width or height: that of the system's symbols in lists.
        public static let standardDimension = CGFloat.greatestFiniteMagnitude

        /// The default configuration of a symbol. `nil`, the default, is the size of body text.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
            didSet { own.note(\.preferredSymbolConfiguration) }
        }
        /// `nil` is the view's own tint colour.
        public var tintColor: UIColor? {
            get { tint.color }
            set {
                tint.color = newValue
                own.note(\.tintColor)
            }
        }
        public var tintColorTransformer: UIConfigurationColorTransformer? {
            get { tint.transformer }
            set {
                tint.transformer = newValue
                own.note(\.tintColorTransformer)
            }
        }
        /// `nil` is the view's own tint colour.
        public var strokeColor: UIColor? {
            get { stroke.color }
            set {
                stroke.color = newValue
                own.note(\.strokeColor)
            }
        }
        public var strokeColorTransformer: UIConfigurationColorTransformer? {
            get { stroke.transformer }
            set {
                stroke.transformer = newValue
                own.note(\.strokeColorTransformer)
            }
        }
        public var strokeWidth: CGFloat = 0 { didSet { own.note(\.strokeWidth) } }
        public var cornerRadius: CGFloat = 0 { didSet { own.note(\.cornerRadius) } }
        /// A larger image is shown smaller. 0, the default, sets no limit.
        public var maximumSize = CGSize.zero { didSet { own.note(\.maximumSize) } }
        /// The size in which the image is centred, whatever its own size. 0, the default, is the image's own length.
        public var reservedLayoutSize = CGSize.zero { didSet { own.note(\.reservedLayoutSize) } }
        public var accessibilityIgnoresInvertColors = false {
            didSet { own.note(\.accessibilityIgnoresInvertColors) }
        }

        private var tint = TransformedColor()
        private var stroke = TransformedColor()
        private var own = OwnProperties<ImageProperties>()

        init() {}

        public func resolvedTintColor(for tintColor: UIColor) -> UIColor { tint.resolved(for: tintColor) }
        public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor { stroke.resolved(for: tintColor) }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(tintColor)
            hasher.combine(cornerRadius)
        }

        /// Returns other defaults, with the properties that were set here.
        func over(_ defaults: ImageProperties) -> ImageProperties {
            var properties = defaults
            own.carry(from: self, to: &properties)
            return properties
        }
    }
}
