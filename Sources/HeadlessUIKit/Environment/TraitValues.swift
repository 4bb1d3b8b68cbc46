/// The traits as one value; a trait that nobody specified has its type's own "unspecified".
package struct TraitValues: UIMutableTraits, Hashable, Sendable {
    package var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
    package var userInterfaceStyle = UIUserInterfaceStyle.unspecified
    package var userInterfaceLevel = UIUserInterfaceLevel.unspecified
    package var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
    package var displayScale: CGFloat = 0
    package var displayGamut = UIDisplayGamut.unspecified
    package var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
    package var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
    package var preferredContentSizeCategory = UIContentSizeCategory.unspecified
    package var accessibilityContrast = UIAccessibilityContrast.unspecified
    package var legibilityWeight = UILegibilityWeight.unspecified

    package init() {}

    /// What a device has before anybody changed its settings.
    static let initial: TraitValues = {
        var values = TraitValues()
        values.userInterfaceIdiom = .phone
        values.userInterfaceStyle = .light
        values.userInterfaceLevel = .base
        values.layoutDirection = .leftToRight
        values.displayScale = 3
        values.displayGamut = .P3
        values.horizontalSizeClass = .compact
        values.verticalSizeClass = .regular
        values.preferredContentSizeCategory = .large
        values.accessibilityContrast = .normal
        values.legibilityWeight = .regular
        return values
    }()

    /// The specified traits of `other` replace these.
    mutating func merge(_ other: TraitValues) {
        merge(\.userInterfaceIdiom, other, unless: .unspecified)
        merge(\.userInterfaceStyle, other, unless: .unspecified)
        merge(\.userInterfaceLevel, other, unless: .unspecified)
        merge(\.layoutDirection, other, unless: .unspecified)
        merge(\.displayScale, other, unless: 0)
        merge(\.displayGamut, other, unless: .unspecified)
        merge(\.horizontalSizeClass, other, unless: .unspecified)
        merge(\.verticalSizeClass, other, unless: .unspecified)
        merge(\.preferredContentSizeCategory, other, unless: .unspecified)
        merge(\.accessibilityContrast, other, unless: .unspecified)
        merge(\.legibilityWeight, other, unless: .unspecified)
    }

    private mutating func merge<Value: Equatable>(
        _ trait: WritableKeyPath<TraitValues, Value>, _ other: TraitValues, unless unspecified: Value
    ) {
        if other[keyPath: trait] != unspecified {
            self[keyPath: trait] = other[keyPath: trait]
        }
    }
}
