import KitTestSupport
import Testing
import UIKit

@testable import Presentations

@MainActor
struct HalfSheetLayoutTests {
    private func layout(_ sheet: HalfSheet, _ environment: LayoutEnvironment = .phone()) -> PresentationLayout {
        sheet.layout(in: environment)
    }

    private var landscape: LayoutEnvironment {
        LayoutEnvironment(
            container: CGSize(width: 852, height: 393),
            safeArea: UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59),
            traits: LayoutTraits(verticalSizeClass: .compact))
    }

    private var tablet: LayoutEnvironment {
        LayoutEnvironment(
            container: CGSize(width: 820, height: 1180), safeArea: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0),
            traits: LayoutTraits(horizontalSizeClass: .regular, displayScale: 2),
            content: LayoutEnvironment.Content(preferred: CGSize(width: 400, height: 500)))
    }

    @Test("The design's three heights on a 393×852 phone")
    func designNumbers() {
        #expect(layout(HalfSheet()).frame == CGRect(x: 0, y: 392, width: 393, height: 460))
        #expect(
            layout(HalfSheet(selectedDetentIdentifier: .large)).frame == CGRect(x: 0, y: 69, width: 393, height: 783))
        #expect(layout(HalfSheet(detents: [.height(300)])).frame == CGRect(x: 0, y: 518, width: 393, height: 334))
    }

    @Test("Only the top corners are rounded, by 12 by default")
    func corners() {
        #expect(layout(HalfSheet()).cornerRadius == 12)
        #expect(layout(HalfSheet()).roundedCorners == .topCorners)
        #expect(layout(HalfSheet(preferredCornerRadius: 30)).cornerRadius == 30)
    }

    @Test("The grabber shows when it is wanted, and never on a sheet that covers the screen")
    func grabber() {
        #expect(!layout(HalfSheet()).showsGrabber)
        #expect(layout(HalfSheet(prefersGrabberVisible: true)).showsGrabber)
        #expect(!layout(HalfSheet(prefersGrabberVisible: true), landscape).showsGrabber)
    }

    @Test("In a compact height the sheet covers the screen with square corners")
    func compactHeight() {
        #expect(layout(HalfSheet(), landscape).frame == CGRect(x: 0, y: 0, width: 852, height: 393))
        #expect(layout(HalfSheet(), landscape).cornerRadius == 0)
    }

    @Test("Attached in a compact height, .medium is inactive and .large as wide as the safe area")
    func attached() {
        let sheet = HalfSheet(prefersEdgeAttachedInCompactHeight: true)
        #expect(layout(sheet, landscape).frame == CGRect(x: 59, y: 10, width: 734, height: 383))
    }

    @Test("An attached sheet may follow the preferred width")
    func preferredWidth() {
        var environment = landscape
        environment.content = LayoutEnvironment.Content(preferred: CGSize(width: 500, height: 100))
        let sheet = HalfSheet(
            prefersEdgeAttachedInCompactHeight: true, widthFollowsPreferredContentSizeWhenEdgeAttached: true)
        #expect(layout(sheet, environment).frame == CGRect(x: 176, y: 10, width: 500, height: 383))
    }

    @Test(
        "A preferred width that is none leaves the sheet as wide as the safe area",
        arguments: [0, -3, .nan, .infinity] as [CGFloat])
    func unusablePreferredWidth(width: CGFloat) {
        var environment = landscape
        environment.content = LayoutEnvironment.Content(preferred: CGSize(width: width, height: 100))
        let sheet = HalfSheet(
            prefersEdgeAttachedInCompactHeight: true, widthFollowsPreferredContentSizeWhenEdgeAttached: true)
        #expect(layout(sheet, environment).frame.width == 734)
    }

    @Test("A preferred width beyond the safe area is as wide as that")
    func widePreferredWidth() {
        var environment = landscape
        environment.content = LayoutEnvironment.Content(preferred: CGSize(width: 2000, height: 100))
        let sheet = HalfSheet(
            prefersEdgeAttachedInCompactHeight: true, widthFollowsPreferredContentSizeWhenEdgeAttached: true)
        #expect(layout(sheet, environment).frame == CGRect(x: 59, y: 10, width: 734, height: 383))
    }

    @Test("Between safe areas of different widths the sheet stands in the middle of what they leave")
    func unevenSides() {
        var environment = tablet
        environment.safeArea.left = 120
        #expect(layout(HalfSheet(), environment).frame == CGRect(x: 200, y: 570, width: 540, height: 610))
    }

    @Test("A detent as high as the largest undimmed one does not dim, whichever of them is named")
    func undimmedTwins() {
        let (one, other) = (HalfSheet.Detent.Identifier("one"), HalfSheet.Detent.Identifier("other"))
        for name in [one, other] {
            var sheet = HalfSheet(
                detents: [.height(200, identifier: one), .height(200, identifier: other), .large()],
                selectedDetentIdentifier: other, largestUndimmedDetentIdentifier: name)
            #expect(!layout(sheet).isModal)
            sheet.selectedDetentIdentifier = .large
            #expect(layout(sheet).isModal)
        }
    }

    @Test("The preferred width means nothing in a compact width and a regular height")
    func preferredWidthOnPhone() {
        let sheet = HalfSheet(widthFollowsPreferredContentSizeWhenEdgeAttached: true)
        #expect(layout(sheet, .phone(content: CGSize(width: 200, height: 100))).frame.width == 393)
    }

    @Test("In a regular width the sheet is centred and at most 540 wide")
    func regularWidth() {
        #expect(layout(HalfSheet(), tablet).frame == CGRect(x: 140, y: 570, width: 540, height: 610))
        #expect(layout(HalfSheet(maximumWidth: 700), tablet).frame.width == 700)
        #expect(
            layout(HalfSheet(widthFollowsPreferredContentSizeWhenEdgeAttached: true), tablet).frame
                == CGRect(x: 210, y: 570, width: 400, height: 610))
    }

    @Test("Lifted off the bottom edge by a keyboard that floats, a sheet has four round corners; by a docked one, two")
    func detached() {
        var environment = tablet
        let sheet = HalfSheet(detents: [.height(300)], keyboard: .lift)
        environment.keyboard = CGRect(x: 100, y: 900, width: 400, height: 230)
        #expect(layout(sheet, environment).frame == CGRect(x: 140, y: 600, width: 540, height: 300))
        #expect(layout(sheet, environment).roundedCorners == .allCorners)
        environment.keyboard = CGRect(x: 0, y: 840, width: 820, height: 340)
        #expect(layout(sheet, environment).frame == CGRect(x: 140, y: 540, width: 540, height: 300))
        #expect(layout(sheet, environment).roundedCorners == .topCorners)
        environment.keyboard = nil
        #expect(layout(sheet, environment).roundedCorners == .topCorners)
    }

    @Test("A container without size gives a finite layout")
    func emptyContainer() {
        let frame = layout(HalfSheet(), LayoutEnvironment(container: .zero)).frame
        #expect(frame == .zero)
    }
}
