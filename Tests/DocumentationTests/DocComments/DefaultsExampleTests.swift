import Presentations
import PresentationsTesting
import Testing
import UIKit

/// The examples of the default numbers, each with the number that it gives.
@MainActor @Suite struct DefaultsExampleTests {
    /// A tablet of 820 by 1180 points, with content as wide as possible and 300 points high.
    private let tablet = LayoutEnvironment(
        container: CGSize(width: 820, height: 1180),
        traits: LayoutTraits(horizontalSizeClass: .regular, displayScale: 2),
        content: LayoutEnvironment.Content(preferred: CGSize(width: 0, height: 300)))

    @Test func aCardIsWiderAndRounder() {
        let wide = Card(maximumWidth: PresentationDefaults.Card.maximumWidth + 60)
        #expect(wide.layout(in: tablet).frame.width == 480)
        let soft = Card(cornerRadius: PresentationDefaults.Card.cornerRadius + 8)
        #expect(soft.layout(in: tablet).cornerRadius == 32)
    }

    @Test func aSheetIsWider() {
        let maximumWidth = PresentationDefaults.HalfSheet.maximumWidth + 60
        #expect(HalfSheet(maximumWidth: maximumWidth).layout(in: tablet).frame.width == 600)
    }

    @Test func aPopupHasHalfTheRadius() {
        let tight = Popup(cornerRadius: PresentationDefaults.Popup.cornerRadius / 2)
        #expect(tight.layout(in: tablet).cornerRadius == 7)
    }

    @Test func anAnchoredPopupIsNeverBelow() {
        let sides = PresentationDefaults.Popup.sides.filter { $0 != .bottom }
        #expect(sides == [.top, .trailing, .leading])
    }

    @Test func aDrawerIsNarrower() {
        let maximumWidth = PresentationDefaults.Drawer.maximumWidth - 40
        #expect(Drawer(maximumWidth: maximumWidth).layout(in: tablet).frame.width == 280)
    }

    @Test func aReleasedViewSettlesLikeAPresentation() {
        let calm = PresentationMotion(settling: PresentationDefaults.Motion.slide)
        #expect(calm.settling == .spring(dampingRatio: 1, duration: 0.5))
    }
}
