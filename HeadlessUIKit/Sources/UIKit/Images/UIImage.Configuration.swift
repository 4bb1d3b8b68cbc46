extension UIImage {
    /// The environment for which an image is made.
    ///
    /// Unchecked only because the class has a subclass: nothing here ever changes.
    public class Configuration: NSObject, NSCopying, @unchecked Sendable {
        let values: ImageConfigurationValues

        required init(values: ImageConfigurationValues) {
            self.values = values
        }

        public convenience init(traitCollection: UITraitCollection?) {
            self.init(values: ImageConfigurationValues(traits: traitCollection))
        }

        public var traitCollection: UITraitCollection? { values.traits }

        public func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self {
            with { $0.traits = traitCollection }
        }

        /// Returns a configuration in which the values of the other one replace those of this one.
        public func applying(_ otherConfiguration: UIImage.Configuration?) -> Self {
            guard let other = otherConfiguration else { return self }
            return with { $0.merge(other.values) }
        }

        func with(_ change: (inout ImageConfigurationValues) -> Void) -> Self {
            var changed = values
            change(&changed)
            return Self(values: changed)
        }

        public func copy(with zone: NSZone? = nil) -> Any { self }

        public override func isEqual(_ object: Any?) -> Bool {
            (object as? UIImage.Configuration)?.values == values
        }

        public override var hash: Int { values.hashValue }
    }
}

/// The values of a configuration. Nil leaves a value to the environment, or to another configuration.
struct ImageConfigurationValues: Hashable, Sendable {
    var traits: UITraitCollection?
    var size: Size?
    var weight: UIImage.SymbolWeight?
    var scale: UIImage.SymbolScale?
    var colors: Colors?

    enum Size: Hashable, Sendable {
        case points(CGFloat)
        case textStyle(UIFont.TextStyle)
    }

    enum Colors: Hashable, Sendable {
        /// One colour: the tint.
        case monochrome
        /// The symbol's own colours, which only a glyph has: here it is drawn in the tint.
        case multicolor
        /// Shades of one colour.
        case hierarchical(UIColor)
        /// A colour for each layer of the symbol.
        case palette([UIColor])
    }

    /// Traits are merged one by one; for everything else the later value wins.
    mutating func merge(_ later: ImageConfigurationValues) {
        if let traits = later.traits {
            self.traits = self.traits.map { UITraitCollection(traitsFrom: [$0, traits]) } ?? traits
        }
        size = later.size ?? size
        weight = later.weight ?? weight
        scale = later.scale ?? scale
        colors = later.colors ?? colors
    }

    /// The colour in which a symbol is drawn whatever the tint.
    var ownColor: UIColor? {
        switch colors {
        case .hierarchical(let color): color
        case .palette(let colors): colors.first
        case .monochrome, .multicolor, nil: nil
        }
    }
}
