extension UIImage {
    /// A system symbol. Nil for an invalid name: an empty one, or one with spaces or capitals.
    ///
    /// A device also returns nil for a name that is not in its list, which does not exist here.
    public convenience init?(systemName name: String) {
        self.init(systemName: name, withConfiguration: nil)
    }

    /// A system symbol. Nil for an invalid name.
    public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
        self.init(systemName: name, withConfiguration: Configuration(traitCollection: traitCollection))
    }

    /// A system symbol. Nil for an invalid name.
    public convenience init?(systemName name: String, withConfiguration configuration: UIImage.Configuration?) {
        guard let name = SymbolName(name) else { return nil }
        let values = configuration?.values ?? ImageConfigurationValues()
        self.init(.symbol(name), scale: Self.scale(for: values.traits), configuration: values)
    }

    /// A system symbol. Nil for an invalid name.
    /// - Parameter variableValue: The fraction of the symbol's layers that is filled in. Without glyphs there are no
    ///   layers.
    public convenience init?(
        systemName name: String, variableValue: Double, configuration: UIImage.Configuration? = nil
    ) {
        self.init(systemName: name, withConfiguration: configuration)
    }

    /// The display's scale in the traits, at least 1.
    static func scale(for traits: UITraitCollection?) -> CGFloat {
        let scale = traits?.displayScale ?? 0
        return scale > 0 ? scale : max(1, UITraitCollection.current.displayScale)
    }

    /// The image's traits, or the current ones if it has none.
    var environment: UITraitCollection {
        guard let traits = configurationValues.traits else { return .current }
        return UITraitCollection(traitsFrom: [.current, traits])
    }

    /// The symbol's name. Nil for all other images.
    package var symbolName: String? {
        guard case .symbol(let name) = source else { return nil }
        return name.text
    }

    public var isSymbolImage: Bool { symbolName != nil }

    // MARK: Configuration

    /// A symbol has a symbol configuration.
    public var configuration: UIImage.Configuration? {
        symbolConfiguration ?? Configuration(values: configurationValues)
    }

    /// Nil for an image that is not a symbol. Empty by default.
    public var symbolConfiguration: UIImage.SymbolConfiguration? {
        isSymbolImage ? SymbolConfiguration(values: configurationValues) : nil
    }

    /// The traits for which the image was made, with its scale.
    public var traitCollection: UITraitCollection {
        let own = UITraitCollection(displayScale: scale)
        return configurationValues.traits.map { UITraitCollection(traitsFrom: [$0, own]) } ?? own
    }

    /// Returns the image with this configuration instead of its own.
    public func withConfiguration(_ configuration: UIImage.Configuration) -> UIImage {
        with(configuration.values)
    }

    /// Returns the symbol with this configuration applied over its own. Nil for an image that is not a symbol.
    public func applyingSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration) -> UIImage? {
        symbolConfiguration.map { with($0.applying(configuration).values) }
    }

    /// A symbol is drawn again in the scale of the traits; a file has a fixed scale.
    private func with(_ values: ImageConfigurationValues) -> UIImage {
        let scale = isSymbolImage && values.traits != nil ? Self.scale(for: values.traits) : scale
        return UIImage(source, scale: scale, configuration: values, attributes: attributes)
    }

    /// Returns a symbol as a view shows it: unspecified properties come from the view. Other images stay unchanged.
    func shown(preferring preferred: UIImage.SymbolConfiguration?, in traits: UITraitCollection) -> UIImage {
        guard let own = symbolConfiguration else { return self }
        let fallback = SymbolConfiguration(values: ImageConfigurationValues(traits: traits))
        return with(fallback.applying(preferred).applying(own).values)
    }
}
