extension UIImage {
    /// The size, the weight and the colours of a symbol. Immutable. Unspecified values come from the view that shows
    /// the symbol, and otherwise are 17 points, regular and medium.
    public class SymbolConfiguration: Configuration, @unchecked Sendable {
        required init(values: ImageConfigurationValues) {
            super.init(values: values)
        }

        /// An empty configuration.
        public class var unspecified: UIImage.SymbolConfiguration {
            UIImage.SymbolConfiguration(values: ImageConfigurationValues())
        }

        // MARK: Size and weight

        public convenience init(pointSize: CGFloat) {
            self.init(values: ImageConfigurationValues(size: .points(pointSize)))
        }

        public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight) {
            self.init(values: ImageConfigurationValues(size: .points(pointSize), weight: weight.specified))
        }

        public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight, scale: UIImage.SymbolScale) {
            self.init(
                values: ImageConfigurationValues(
                    size: .points(pointSize), weight: weight.specified, scale: scale.specified))
        }

        public convenience init(scale: UIImage.SymbolScale) {
            self.init(values: ImageConfigurationValues(scale: scale.specified))
        }

        public convenience init(weight: UIImage.SymbolWeight) {
            self.init(values: ImageConfigurationValues(weight: weight.specified))
        }

        /// Follows the user's text size where an image view shows it.
        public convenience init(textStyle: UIFont.TextStyle) {
            self.init(values: ImageConfigurationValues(size: .textStyle(textStyle)))
        }

        /// Follows the user's text size where an image view shows it.
        public convenience init(textStyle: UIFont.TextStyle, scale: UIImage.SymbolScale) {
            self.init(values: ImageConfigurationValues(size: .textStyle(textStyle), scale: scale.specified))
        }

        /// The point size and the weight of the font.
        public convenience init(font: UIFont) {
            self.init(
                values: ImageConfigurationValues(
                    size: .points(font.pointSize), weight: UIImage.SymbolWeight(nearest: font.face.weight)))
        }

        /// The point size and the weight of the font.
        public convenience init(font: UIFont, scale: UIImage.SymbolScale) {
            self.init(
                values: ImageConfigurationValues(
                    size: .points(font.pointSize), weight: UIImage.SymbolWeight(nearest: font.face.weight),
                    scale: scale.specified))
        }

        // MARK: Colours

        /// Shades of the colour, whatever the tint. Without glyphs the symbol has one layer, in the colour itself.
        public convenience init(hierarchicalColor: UIColor) {
            self.init(values: ImageConfigurationValues(colors: .hierarchical(hierarchicalColor)))
        }

        /// A colour for each layer, whatever the tint. Without glyphs the symbol has one layer, in the first colour.
        public convenience init(paletteColors: [UIColor]) {
            self.init(values: ImageConfigurationValues(colors: .palette(paletteColors)))
        }

        /// In the tint.
        public class func preferringMonochrome() -> Self {
            Self(values: ImageConfigurationValues(colors: .monochrome))
        }

        /// In the symbol's own colours. Without glyphs there are none, and the symbol is in the tint.
        public class func preferringMulticolor() -> Self {
            Self(values: ImageConfigurationValues(colors: .multicolor))
        }

        // MARK: Leaving out

        public func configurationWithoutTextStyle() -> Self {
            with { if case .textStyle = $0.size { $0.size = nil } }
        }

        public func configurationWithoutScale() -> Self { with { $0.scale = nil } }

        public func configurationWithoutWeight() -> Self { with { $0.weight = nil } }

        public func configurationWithoutPointSizeAndWeight() -> Self {
            with {
                if case .points = $0.size { $0.size = nil }
                $0.weight = nil
            }
        }

        public func isEqual(to otherConfiguration: UIImage.SymbolConfiguration?) -> Bool {
            isEqual(otherConfiguration)
        }
    }
}
