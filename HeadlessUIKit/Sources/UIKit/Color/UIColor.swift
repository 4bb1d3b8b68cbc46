/// A colour, or a rule that returns one for an environment. Compared by value; two dynamic colours are equal if they
/// are the same system colour or come from the same provider object.
open class UIColor: NSObject, NSCopying, @unchecked Sendable {
    private let header = CoreFoundationHeader()
    // Unchecked because a dynamic provider is declared without @Sendable, as Apple does; nothing here ever changes.
    private let definition: Definition

    indirect enum Definition {
        case constant(CGColor)
        case system(SystemColor)
        case tint
        case provider(Provider)
        case alpha(CGFloat, of: Definition)
    }

    final class Provider {
        let color: (UITraitCollection) -> UIColor

        init(_ color: @escaping (UITraitCollection) -> UIColor) {
            self.color = color
        }
    }

    init(_ definition: Definition) {
        self.definition = definition
    }

    public init(cgColor: CGColor) {
        definition = .constant(cgColor)
    }

    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        definition = .constant(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    public init(white: CGFloat, alpha: CGFloat) {
        definition = .constant(CGColor(gray: white, alpha: alpha))
    }

    public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        let rgb = HSB(hue: hue, saturation: saturation, brightness: brightness).rgb
        definition = .constant(CGColor(red: rgb.red, green: rgb.green, blue: rgb.blue, alpha: alpha))
    }

    /// The numbers are those of Display P3. The colour keeps them as extended sRGB, which `getRed(_:green:blue:alpha:)`
    /// returns on a phone as well: below 0 and above 1 where sRGB ends.
    public init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        definition = .constant(CGColor(displayP3Red: red, green: green, blue: blue, alpha: alpha))
    }

    /// The provider is called each time the colour is resolved.
    public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
        definition = .provider(Provider(dynamicProvider))
    }

    /// For a dynamic colour: its value for `UITraitCollection.current`.
    open var cgColor: CGColor { Self.resolve(definition, with: .current) }

    open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        if case .constant = definition { return self }
        return UIColor(cgColor: Self.resolve(definition, with: traitCollection))
    }

    /// A dynamic colour stays dynamic.
    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        switch definition {
        case .constant(let color): UIColor(cgColor: color.copy(alpha: alpha) ?? color)
        case .alpha(_, let base): UIColor(.alpha(alpha, of: base))
        case .system, .tint, .provider: UIColor(.alpha(alpha, of: definition))
        }
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? UIColor)?.definition == definition
    }

    open override var hash: Int { definition.hashValue }

    open override var description: String {
        switch definition {
        case .constant(let color): Self.describe(color)
        case .system(let color): "<UIDynamicSystemColor: \(color.name)>"
        case .tint: "<UITintColor>"
        case .provider: "<UIDynamicProviderColor>"
        case .alpha(let alpha, let base): "\(UIColor(base)) with alpha \(alpha)"
        }
    }

    /// True if it is the view's own tint colour, also with another alpha.
    var followsTint: Bool {
        switch definition {
        case .tint: true
        case .alpha(_, let base): UIColor(base).followsTint
        case .constant, .system, .provider: false
        }
    }

    private static func describe(_ color: CGColor) -> String {
        let numbers = (color.components ?? []).map { String(format: "%g", Double($0)) }.joined(separator: " ")
        return color.isGray
            ? "UIExtendedGrayColorSpace \(numbers)" : "UIExtendedSRGBColorSpace \(numbers)"
    }

    private static func resolve(_ definition: Definition, with traits: UITraitCollection) -> CGColor {
        switch definition {
        case .constant(let color):
            return color
        case .system(let color):
            return color.resolved(for: traits)
        case .tint:
            return resolve((traits.tint ?? .systemBlue).definition, with: traits)
        case .provider(let provider):
            // A provider may read `UITraitCollection.current` instead of its argument.
            var color = UIColor.clear
            traits.performAsCurrent { color = provider.color(traits) }
            return resolve(color.definition, with: traits)
        case .alpha(let alpha, let base):
            let color = resolve(base, with: traits)
            return color.copy(alpha: alpha) ?? color
        }
    }
}

extension UIColor.Definition: Hashable {
    static func == (left: UIColor.Definition, right: UIColor.Definition) -> Bool {
        switch (left, right) {
        case (.constant(let left), .constant(let right)): left == right
        case (.system(let left), .system(let right)): left == right
        case (.tint, .tint): true
        case (.provider(let left), .provider(let right)): left === right
        case (.alpha(let left, let leftBase), .alpha(let right, let rightBase)):
            left == right && leftBase == rightBase
        default: false
        }
    }

    func hash(into hasher: inout Hasher) {
        switch self {
        case .constant(let color): hasher.combine(color)
        case .system(let color): hasher.combine(color)
        case .tint: hasher.combine("tint")
        case .provider(let provider): hasher.combine(ObjectIdentifier(provider))
        case .alpha(let alpha, let base):
            hasher.combine(alpha)
            hasher.combine(base)
        }
    }
}
