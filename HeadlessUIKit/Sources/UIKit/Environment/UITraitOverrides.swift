/// The traits that an object sets for itself and everything below it, instead of those that it inherits.
///
/// For the effective value, ask the object's `traitCollection`: a trait that was not written here reads as its default.
public struct UITraitOverrides: UIMutableTraits {
    private(set) var values = TraitValues()
    private var written: Set<ObjectIdentifier> = []

    var isEmpty: Bool { written.isEmpty }

    /// Returns whether `trait` was written here and not removed again.
    public func contains(_ trait: UITrait) -> Bool {
        written.contains(ObjectIdentifier(trait))
    }

    /// Removes the override, so that the inherited value applies again.
    public mutating func remove(_ trait: UITrait) {
        written.remove(ObjectIdentifier(trait))
        values.reset(trait)
    }

    public subscript<T>(trait: T.Type) -> T.Value where T: UITraitDefinition {
        get { values[trait] }
        set {
            written.insert(ObjectIdentifier(trait))
            values[trait] = newValue
        }
    }

    // MARK: The traits of UIKit

    public var userInterfaceIdiom: UIUserInterfaceIdiom {
        get { self[UITraitUserInterfaceIdiom.self] }
        set { self[UITraitUserInterfaceIdiom.self] = newValue }
    }

    public var userInterfaceStyle: UIUserInterfaceStyle {
        get { self[UITraitUserInterfaceStyle.self] }
        set { self[UITraitUserInterfaceStyle.self] = newValue }
    }

    public var userInterfaceLevel: UIUserInterfaceLevel {
        get { self[UITraitUserInterfaceLevel.self] }
        set { self[UITraitUserInterfaceLevel.self] = newValue }
    }

    public var layoutDirection: UITraitEnvironmentLayoutDirection {
        get { self[UITraitLayoutDirection.self] }
        set { self[UITraitLayoutDirection.self] = newValue }
    }

    public var displayScale: CGFloat {
        get { self[UITraitDisplayScale.self] }
        set { self[UITraitDisplayScale.self] = newValue }
    }

    public var displayGamut: UIDisplayGamut {
        get { self[UITraitDisplayGamut.self] }
        set { self[UITraitDisplayGamut.self] = newValue }
    }

    public var horizontalSizeClass: UIUserInterfaceSizeClass {
        get { self[UITraitHorizontalSizeClass.self] }
        set { self[UITraitHorizontalSizeClass.self] = newValue }
    }

    public var verticalSizeClass: UIUserInterfaceSizeClass {
        get { self[UITraitVerticalSizeClass.self] }
        set { self[UITraitVerticalSizeClass.self] = newValue }
    }

    public var preferredContentSizeCategory: UIContentSizeCategory {
        get { self[UITraitPreferredContentSizeCategory.self] }
        set { self[UITraitPreferredContentSizeCategory.self] = newValue }
    }

    public var accessibilityContrast: UIAccessibilityContrast {
        get { self[UITraitAccessibilityContrast.self] }
        set { self[UITraitAccessibilityContrast.self] = newValue }
    }

    public var legibilityWeight: UILegibilityWeight {
        get { self[UITraitLegibilityWeight.self] }
        set { self[UITraitLegibilityWeight.self] = newValue }
    }

    public var listEnvironment: UIListEnvironment {
        get { self[UITraitListEnvironment.self] }
        set { self[UITraitListEnvironment.self] = newValue }
    }
}

extension UITraitCollection {
    /// Returns these traits, replaced by those in `overrides`.
    func overriding(_ overrides: UITraitOverrides) -> UITraitCollection {
        // Overrides are rare, and every view asks.
        overrides.isEmpty ? self : merging(overrides.values)
    }
}
