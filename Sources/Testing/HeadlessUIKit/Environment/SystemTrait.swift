/// A trait that UIKit itself defines: its value has a place of its own among the `TraitValues`.
protocol SystemTrait: UITraitDefinition where Value == Stored {
    associatedtype Stored: Equatable

    static var place: WritableKeyPath<TraitValues, Stored> { get }
    static func differs(_ first: TraitValues, _ second: TraitValues) -> Bool
}

extension SystemTrait {
    /// What a trait has that nobody specified.
    public static var defaultValue: Value { TraitValues()[keyPath: place] }

    static func differs(_ first: TraitValues, _ second: TraitValues) -> Bool {
        first[keyPath: place] != second[keyPath: place]
    }
}

extension TraitValues {
    static var systemTraits: [any SystemTrait.Type] {
        [
            UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitUserInterfaceLevel.self,
            UITraitLayoutDirection.self, UITraitDisplayScale.self, UITraitDisplayGamut.self,
            UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self, UITraitPreferredContentSizeCategory.self,
            UITraitAccessibilityContrast.self, UITraitLegibilityWeight.self, UITraitListEnvironment.self,
        ]
    }
}
