import Testing
import UIKit

@Suite struct UITraitOverridesTests {
    @MainActor
    @Test("An override that was written is contained until it is removed, whatever its value")
    func contains() {
        var overrides = UIView().traitOverrides
        #expect(!overrides.contains(UITraitUserInterfaceStyle.self))
        overrides.userInterfaceStyle = .dark
        overrides.displayScale = 2
        #expect(overrides.contains(UITraitUserInterfaceStyle.self))
        #expect(overrides.contains(UITraitDisplayScale.self))
        #expect(!overrides.contains(UITraitHorizontalSizeClass.self))
        #expect(overrides.userInterfaceStyle == .dark)
        overrides.remove(UITraitUserInterfaceStyle.self)
        #expect(!overrides.contains(UITraitUserInterfaceStyle.self))
        #expect(overrides.userInterfaceStyle == .unspecified)
        #expect(overrides.displayScale == 2)
    }

    @MainActor
    @Test("Every trait of UIKit can be overridden and removed again by its name")
    func everyTrait() {
        let view = UIView()
        view.traitOverrides.userInterfaceIdiom = .pad
        view.traitOverrides.userInterfaceStyle = .dark
        view.traitOverrides.userInterfaceLevel = .elevated
        view.traitOverrides.layoutDirection = .rightToLeft
        view.traitOverrides.displayScale = 1
        view.traitOverrides.displayGamut = .SRGB
        view.traitOverrides.horizontalSizeClass = .regular
        view.traitOverrides.verticalSizeClass = .compact
        view.traitOverrides.preferredContentSizeCategory = .small
        view.traitOverrides.accessibilityContrast = .high
        view.traitOverrides.legibilityWeight = .bold
        let traits = view.traitCollection
        #expect(traits.userInterfaceIdiom == .pad)
        #expect(traits.userInterfaceStyle == .dark)
        #expect(traits.userInterfaceLevel == .elevated)
        #expect(traits.layoutDirection == .rightToLeft)
        #expect(traits.displayScale == 1)
        #expect(traits.displayGamut == .SRGB)
        #expect(traits.horizontalSizeClass == .regular)
        #expect(traits.verticalSizeClass == .compact)
        #expect(traits.preferredContentSizeCategory == .small)
        #expect(traits.accessibilityContrast == .high)
        #expect(traits.legibilityWeight == .bold)
        let all = traits.changedTraits(from: UIView().traitCollection)
        #expect(all.count == 11)
        for trait in all {
            #expect(view.traitOverrides.contains(trait))
            view.traitOverrides.remove(trait)
        }
        #expect(view.traitCollection == UIView().traitCollection)
    }

    @Test("A trait is read and written by its definition as well as by its name")
    func subscripts() {
        let traits = UITraitCollection { $0[UITraitVerticalSizeClass.self] = .compact }
        #expect(traits.verticalSizeClass == .compact)
        #expect(traits[UITraitVerticalSizeClass.self] == .compact)
        #expect(traits[UITraitDisplayScale.self] == 0)
    }

    @Test("A trait of an app has its default until somebody gives it a value")
    func customTrait() {
        let plain = UITraitCollection()
        #expect(plain[Theme.self] == "plain")
        let striped = plain.modifyingTraits { $0[Theme.self] = "striped" }
        #expect(striped[Theme.self] == "striped")
        #expect(striped != plain)
        #expect(striped == UITraitCollection { $0[Theme.self] = "striped" })
        #expect(UITraitCollection(traitsFrom: [striped, plain])[Theme.self] == "striped")
        #expect(striped.changedTraits(from: plain).map { $0.name } == ["Theme"])
        #expect(striped.hasDifferentColorAppearance(comparedTo: plain))
    }

    @Test("The traits that a dynamic colour may depend on are the five of its look")
    func colorTraits() {
        let names = UITraitCollection.systemTraitsAffectingColorAppearance.map { $0.name }
        #expect(
            Set(names) == [
                "UITraitUserInterfaceIdiom", "UITraitUserInterfaceStyle", "UITraitUserInterfaceLevel",
                "UITraitDisplayGamut", "UITraitAccessibilityContrast",
            ])
    }
}

private struct Theme: UITraitDefinition {
    static let defaultValue = "plain"
    static let affectsColorAppearance = true
}
