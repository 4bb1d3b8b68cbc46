/// The environment of an interface element. Immutable; equal when all traits are.
public final class UITraitCollection: NSObject, Sendable {
    package let values: TraitValues
    /// The tint colour of the view that the traits belong to, for `UIColor.tintColor`. Not a trait: comparisons ignore
    /// it.
    let tint: UIColor?

    package convenience init(values: TraitValues) {
        self.init(values: values, tint: nil)
    }

    init(values: TraitValues, tint: UIColor?) {
        self.values = values
        self.tint = tint
    }

    public override convenience init() {
        self.init(values: TraitValues())
    }

    public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
        self.init(values: TraitValues().mutated(by: mutations))
    }

    /// If two collections specify the same trait, the later one wins.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        var values = TraitValues()
        for collection in traitCollections {
            values.merge(collection.values)
        }
        self.init(values: values)
    }

    /// Returns these traits, replaced by those that `other` specifies.
    func merging(_ other: TraitValues) -> UITraitCollection {
        var merged = values
        merged.merge(other)
        return merged == values ? self : UITraitCollection(values: merged, tint: tint)
    }

    /// Returns the same traits for a view with its own tint colour.
    func tinted(_ color: UIColor?) -> UITraitCollection {
        guard let color, !color.followsTint else { return self }
        return UITraitCollection(values: values, tint: color)
    }

    public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
        self.init { $0.userInterfaceIdiom = idiom }
    }

    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init { $0.userInterfaceStyle = userInterfaceStyle }
    }

    public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
        self.init { $0.userInterfaceLevel = userInterfaceLevel }
    }

    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init { $0.layoutDirection = layoutDirection }
    }

    public convenience init(displayScale scale: CGFloat) {
        self.init { $0.displayScale = scale }
    }

    public convenience init(displayGamut: UIDisplayGamut) {
        self.init { $0.displayGamut = displayGamut }
    }

    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init { $0.horizontalSizeClass = horizontalSizeClass }
    }

    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init { $0.verticalSizeClass = verticalSizeClass }
    }

    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init { $0.preferredContentSizeCategory = preferredContentSizeCategory }
    }

    public convenience init(accessibilityContrast: UIAccessibilityContrast) {
        self.init { $0.accessibilityContrast = accessibilityContrast }
    }

    public convenience init(legibilityWeight: UILegibilityWeight) {
        self.init { $0.legibilityWeight = legibilityWeight }
    }

    public var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
    public var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
    public var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }
    public var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
    public var displayScale: CGFloat { values.displayScale }
    public var displayGamut: UIDisplayGamut { values.displayGamut }
    public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
    public var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
    public var preferredContentSizeCategory: UIContentSizeCategory { values.preferredContentSizeCategory }
    public var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
    public var legibilityWeight: UILegibilityWeight { values.legibilityWeight }
    public var listEnvironment: UIListEnvironment { values.listEnvironment }

    public subscript<T>(trait: T.Type) -> T.Value where T: UITraitDefinition { values[trait] }

    public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
        UITraitCollection(values: values.mutated(by: mutations), tint: tint)
    }

    /// Returns whether every trait that `trait` specifies has the same value here.
    public func containsTraits(in trait: UITraitCollection?) -> Bool {
        guard let trait else { return true }
        return merging(trait.values) === self
    }

    /// Returns the traits whose values differ from those of the given collection; without one, all specified traits.
    public func changedTraits(from traitCollection: UITraitCollection?) -> [UITrait] {
        values.changedTraits(from: traitCollection?.values ?? TraitValues())
    }

    /// The traits of UIKit that a dynamic colour may depend on.
    public static var systemTraitsAffectingColorAppearance: [UITrait] {
        TraitValues.systemTraits.filter { $0.affectsColorAppearance }
    }

    /// Returns whether a dynamic colour may look different under the two.
    public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        guard let traitCollection else { return true }
        return changedTraits(from: traitCollection).contains { $0.affectsColorAppearance }
    }

    public override func isEqual(_ object: Any?) -> Bool {
        (object as? UITraitCollection)?.values == values
    }

    public override var hash: Int { values.hashValue }
}

extension TraitValues {
    fileprivate func mutated(by mutations: (inout any UIMutableTraits) -> Void) -> TraitValues {
        var traits: any UIMutableTraits = self
        mutations(&traits)
        guard let values = traits as? TraitValues else {
            preconditionFailure("Change the traits that are passed in: do not replace them by another object.")
        }
        return values
    }
}
