extension UIImage {
    /// A symbol of the system. Nil for what cannot be the name of one: nothing, spaces, capitals.
    ///
    /// A device gives nil for a name that is not in its list, too. The list is not here.
    public convenience init?(systemName name: String) {
        self.init(systemName: name, withConfiguration: nil)
    }

    /// A symbol of the system. Nil for what cannot be the name of one.
    public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
        self.init(systemName: name, withConfiguration: Configuration(traitCollection: traitCollection))
    }

    /// A symbol of the system. Nil for what cannot be the name of one.
    public convenience init?(systemName name: String, withConfiguration configuration: UIImage.Configuration?) {
        guard let name = SymbolName(name) else { return nil }
        let values = configuration?.values ?? ImageConfigurationValues()
        self.init(.symbol(name), scale: Self.scale(for: values.traits), configuration: values)
    }

    /// A symbol of the system. Nil for what cannot be the name of one.
    /// - Parameter variableValue: The share of the symbol's layers that is filled in. Without glyphs there are no layers.
    public convenience init?(
        systemName name: String, variableValue: Double, configuration: UIImage.Configuration? = nil
    ) {
        self.init(systemName: name, withConfiguration: configuration)
    }

    /// The display's scale in the traits, which is 1 at least.
    static func scale(for traits: UITraitCollection?) -> CGFloat {
        let scale = traits?.displayScale ?? 0
        return scale > 0 ? scale : max(1, UITraitCollection.current.displayScale)
    }

    /// The image's traits, or those of the moment if it has none.
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

    /// Nil for what is no symbol. Specifies nothing by default.
    public var symbolConfiguration: UIImage.SymbolConfiguration? {
        isSymbolImage ? SymbolConfiguration(values: configurationValues) : nil
    }

    /// The traits that the image is made for, with its scale.
    public var traitCollection: UITraitCollection {
        let own = UITraitCollection(displayScale: scale)
        return configurationValues.traits.map { UITraitCollection(traitsFrom: [$0, own]) } ?? own
    }

    /// The image with this configuration in place of its own.
    public func withConfiguration(_ configuration: UIImage.Configuration) -> UIImage {
        with(configuration.values)
    }

    /// The symbol with this configuration on top of its own. Nil for what is no symbol.
    public func applyingSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration) -> UIImage? {
        symbolConfiguration.map { with($0.applying(configuration).values) }
    }

    /// A symbol is drawn anew in the scale of the traits; a file has the scale that it has.
    private func with(_ values: ImageConfigurationValues) -> UIImage {
        let scale = isSymbolImage && values.traits != nil ? Self.scale(for: values.traits) : scale
        return UIImage(source, scale: scale, configuration: values, attributes: attributes)
    }

    /// A symbol as a view shows it: what it leaves open comes from the view. Other images stay as they are.
    func shown(preferring preferred: UIImage.SymbolConfiguration?, in traits: UITraitCollection) -> UIImage {
        guard let own = symbolConfiguration else { return self }
        let fallback = SymbolConfiguration(values: ImageConfigurationValues(traits: traits))
        return with(fallback.applying(preferred).applying(own).values)
    }
}
