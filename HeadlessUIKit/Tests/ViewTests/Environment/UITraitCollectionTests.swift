import Testing
import UIKit

@Suite struct UITraitCollectionTests {
    @Test func anEmptyCollectionSpecifiesNothing() {
        let traits = UITraitCollection()
        #expect(traits.userInterfaceIdiom == .unspecified)
        #expect(traits.horizontalSizeClass == .unspecified)
        #expect(traits.displayScale == 0)
        #expect(traits.preferredContentSizeCategory == .unspecified)
    }

    @Test func ofTwoValuesTheLaterWinsAndUnspecifiedOnesAreSkipped() {
        let traits = UITraitCollection(traitsFrom: [
            UITraitCollection(horizontalSizeClass: .compact), UITraitCollection(displayScale: 3),
            UITraitCollection(horizontalSizeClass: .regular),
        ])
        #expect(traits.horizontalSizeClass == .regular)
        #expect(traits.displayScale == 3)
    }

    @Test func modifyingLeavesTheOriginalAlone() {
        let traits = UITraitCollection(userInterfaceStyle: .light)
        let dark = traits.modifyingTraits { $0.userInterfaceStyle = .dark }
        #expect(traits.userInterfaceStyle == .light)
        #expect(dark.userInterfaceStyle == .dark)
    }

    @Test func equalWhenAllTraitsAre() {
        #expect(UITraitCollection(displayScale: 2) == UITraitCollection { $0.displayScale = 2 })
        #expect(UITraitCollection(displayScale: 2) != UITraitCollection(displayScale: 3))
    }

    @Test func containsTheTraitsThatTheOtherSpecifies() {
        let traits = UITraitCollection {
            $0.horizontalSizeClass = .compact
            $0.verticalSizeClass = .regular
        }
        #expect(traits.containsTraits(in: UITraitCollection(verticalSizeClass: .regular)))
        #expect(!traits.containsTraits(in: UITraitCollection(verticalSizeClass: .compact)))
        #expect(traits.containsTraits(in: nil))
    }

    @Test func onlyTraitsOfColorChangeTheColorAppearance() {
        let traits = UITraitCollection(userInterfaceStyle: .light)
        #expect(!traits.hasDifferentColorAppearance(comparedTo: traits.modifyingTraits { $0.displayScale = 2 }))
        #expect(traits.hasDifferentColorAppearance(comparedTo: UITraitCollection(userInterfaceStyle: .dark)))
        #expect(
            traits.hasDifferentColorAppearance(comparedTo: traits.modifyingTraits { $0.userInterfaceLevel = .elevated })
        )
    }

    @Test func currentIsPutBackAfterwards() {
        let before = UITraitCollection.current
        UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
            #expect(UITraitCollection.current.userInterfaceStyle == .dark)
        }
        #expect(UITraitCollection.current == before)
    }
}
