/// A trait that UIKit itself defines: its value has a field in `TraitValues`.
protocol SystemTrait: UITraitDefinition where Value == Stored {
    associatedtype Stored: Equatable

    static var place: WritableKeyPath<TraitValues, Stored> { get }
    static func differs(_ first: TraitValues, _ second: TraitValues) -> Bool
}

extension SystemTrait {
    /// The value of a trait that is unspecified.
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
