extension UIContentUnavailableConfiguration {
    /// The look of the image.
    public struct ImageProperties: Hashable {
        /// Completes the configuration of a symbol. Nil, the default, is 48 points.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        /// The colour of a template image. Nil, the default, is the colour of secondary text.
        public var tintColor: UIColor?
        /// In points. Defaults to 0.
        public var cornerRadius: CGFloat = 0
        /// A larger image is shown smaller. 0, the default, sets no limit.
        public var maximumSize = CGSize.zero
        public var accessibilityIgnoresInvertColors = false

        public func hash(into hasher: inout Hasher) {
            hasher.combine(tintColor)
            hasher.combine(cornerRadius)
        }
    }

    /// The look of one of the two texts, which are centred.
    public struct TextProperties: Hashable {
        public var font: UIFont
        public var color: UIColor
        /// Defaults to `byTruncatingTail`.
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
        /// 0, the default, is as many lines as the text needs.
        public var numberOfLines = 0
        public var adjustsFontSizeToFitWidth = false
        public var minimumScaleFactor: CGFloat = 0
        public var allowsDefaultTighteningForTruncation = false

        init(font: UIFont, color: UIColor) {
            self.font = font
            self.color = color
        }
    }

    /// The action of one of the two buttons.
    public struct ButtonProperties: Hashable {
        /// Called when the button is pressed. Defaults to nil.
        public var primaryAction: UIAction?
        /// Shown when the button is pressed and has no primary action. Defaults to nil.
        public var menu: UIMenu?
        public var isEnabled = true
        public var role = UIButton.Role.normal
    }
}

/// The state of a view controller whose content may be missing.
public struct UIContentUnavailableConfigurationState: UIConfigurationState, Hashable {
    public var traitCollection: UITraitCollection
    /// The text of the search; nil without one.
    public var searchText: String?
    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    public init(traitCollection: UITraitCollection) {
        self.traitCollection = traitCollection
    }

    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}
