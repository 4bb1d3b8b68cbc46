// The traits that UIKit defines. Each is only a name for the field of its value.

public struct UITraitUserInterfaceIdiom: SystemTrait {
    public static var affectsColorAppearance: Bool { true }
    static var place: WritableKeyPath<TraitValues, UIUserInterfaceIdiom> { \.userInterfaceIdiom }
}

public struct UITraitUserInterfaceStyle: SystemTrait {
    public static var affectsColorAppearance: Bool { true }
    static var place: WritableKeyPath<TraitValues, UIUserInterfaceStyle> { \.userInterfaceStyle }
}

public struct UITraitUserInterfaceLevel: SystemTrait {
    public static var affectsColorAppearance: Bool { true }
    static var place: WritableKeyPath<TraitValues, UIUserInterfaceLevel> { \.userInterfaceLevel }
}

public struct UITraitLayoutDirection: SystemTrait {
    static var place: WritableKeyPath<TraitValues, UITraitEnvironmentLayoutDirection> { \.layoutDirection }
}

public struct UITraitDisplayScale: SystemTrait {
    static var place: WritableKeyPath<TraitValues, CGFloat> { \.displayScale }
}

public struct UITraitDisplayGamut: SystemTrait {
    public static var affectsColorAppearance: Bool { true }
    static var place: WritableKeyPath<TraitValues, UIDisplayGamut> { \.displayGamut }
}

public struct UITraitHorizontalSizeClass: SystemTrait {
    static var place: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> { \.horizontalSizeClass }
}

public struct UITraitVerticalSizeClass: SystemTrait {
    static var place: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> { \.verticalSizeClass }
}

public struct UITraitPreferredContentSizeCategory: SystemTrait {
    static var place: WritableKeyPath<TraitValues, UIContentSizeCategory> { \.preferredContentSizeCategory }
}

public struct UITraitAccessibilityContrast: SystemTrait {
    public static var affectsColorAppearance: Bool { true }
    static var place: WritableKeyPath<TraitValues, UIAccessibilityContrast> { \.accessibilityContrast }
}

public struct UITraitLegibilityWeight: SystemTrait {
    static var place: WritableKeyPath<TraitValues, UILegibilityWeight> { \.legibilityWeight }
}

public struct UITraitListEnvironment: SystemTrait {
    static var place: WritableKeyPath<TraitValues, UIListEnvironment> { \.listEnvironment }
}
