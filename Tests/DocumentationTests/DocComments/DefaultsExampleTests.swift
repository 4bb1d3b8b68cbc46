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
        let sides = PresentationDefaults.Anchor.sides.filter { $0 != .bottom }
        #expect(sides == [.top, .trailing, .leading])
    }

    @Test func aDrawerIsNarrower() {
        let maximumWidth = PresentationDefaults.Drawer.maximumWidth - 40
        #expect(Drawer(maximumWidth: maximumWidth).layout(in: tablet).frame.width == 280)
    }

    @Test func hiddenNoticesStayPartlyVisible() {
        let hidden = ["Saved", "Sent"]
        let visible = CGFloat(hidden.count) * PresentationDefaults.Notice.gap
        #expect(visible == 20)
    }

    @Test func aHeaderIsAsHighAsTheZoneOfTheGrabber() {
        let header = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 10))
        header.frame.size.height = PresentationDefaults.Grabber.zone.height
        #expect(header.frame == CGRect(x: 0, y: 0, width: 393, height: 45))
    }

    @Test func aBadgeHasTheBorderOfIncreaseContrast() {
        let badge = UIView()
        badge.layer.borderWidth = PresentationDefaults.Contrast.borderWidth
        #expect(badge.layer.borderWidth == 1)
    }

    @Test func aShadowIsTwiceAsDark() {
        let deeper = Shadow(opacity: PresentationDefaults.Shadow.opacity * 2)
        #expect(deeper == Shadow(opacity: 0.4, radius: 12, offset: CGSize(width: 0, height: 8)))
    }

    @Test func thePresentingViewIsPushedBackFurther() {
        let scale = PresentationDefaults.Presenter.scale - 0.05
        #expect(abs(scale - 0.87) < 0.0001)
    }

    @Test func onlyTheDistanceDismisses() {
        let heavy = SwipeThreshold(
            distance: PresentationDefaults.Swipe.sheetDistance, velocity: .infinity)
        #expect(heavy.distance == 0.5)
        #expect(heavy.velocity == .infinity)
    }

    @Test func aReleasedViewGlides() {
        let velocity = CGPoint(x: 0, y: 1000)
        let glide = velocity.y * PresentationDefaults.Drag.projection
        #expect(glide == 499)
    }

    @Test func aZoomedViewShrinksToHalf() {
        let size = CGSize(width: 300, height: 400)
        let smallest = size.width * PresentationDefaults.Zoom.minimumScale
        #expect(smallest == 150)
    }

    @Test func aReleasedViewSettlesLikeAPresentation() {
        let calm = PresentationMotion(settling: PresentationDefaults.Motion.slide)
        #expect(calm.settling == .spring(dampingRatio: 1, duration: 0.5))
    }
}
