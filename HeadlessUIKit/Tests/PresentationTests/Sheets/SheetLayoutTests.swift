import Testing

@testable import UIKit

/// The geometry of sheets, by default on a 393×852 phone with insets 59 and 34.
struct SheetLayoutTests {
    private let portrait = SheetLayout(
        container: CGSize(width: 393, height: 852), safeArea: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0),
        horizontalSizeClass: .compact, verticalSizeClass: .regular, preferredContentSize: .zero,
        prefersEdgeAttachedInCompactHeight: false, widthFollowsPreferredContentSize: false)
    private let landscape = SheetLayout(
        container: CGSize(width: 852, height: 393), safeArea: UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59),
        horizontalSizeClass: .compact, verticalSizeClass: .compact, preferredContentSize: .zero,
        prefersEdgeAttachedInCompactHeight: false, widthFollowsPreferredContentSize: false)
    private let tablet = SheetLayout(
        container: CGSize(width: 834, height: 1194), safeArea: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0),
        horizontalSizeClass: .regular, verticalSizeClass: .regular, preferredContentSize: .zero,
        prefersEdgeAttachedInCompactHeight: false, widthFollowsPreferredContentSize: false)

    @Test("The largest detent leaves 10 points below the top safe area, and nothing is higher (F2, F3)")
    func large() {
        #expect(portrait.maximumDetentValue == 749)
        let frame = CGRect(x: 0, y: 69, width: 393, height: 783)
        #expect(portrait.frame(detentValue: 749) == frame)
        #expect(portrait.frame(detentValue: 2000) == frame)
    }

    @Test("Medium is half the container's height on top of the bottom safe area (F1, F4)")
    func medium() {
        #expect(portrait.mediumDetentValue == 426)
        #expect(portrait.frame(detentValue: 426) == CGRect(x: 0, y: 392, width: 393, height: 460))
        #expect(landscape.mediumDetentValue == nil)
    }

    @Test("In compact height a sheet is full screen (F12)")
    func compactHeight() {
        #expect(landscape.place == .fullScreen)
        #expect(landscape.frame(detentValue: 100) == CGRect(x: 0, y: 0, width: 852, height: 393))
    }

    @Test("Attached to the edge there, it is as wide as the safe area, or as its content prefers (F12)")
    func edgeAttachedInCompactHeight() {
        var layout = landscape
        layout.prefersEdgeAttachedInCompactHeight = true
        #expect(layout.maximumDetentValue == 362)
        #expect(layout.frame(detentValue: 362) == CGRect(x: 59, y: 10, width: 734, height: 383))
        layout.preferredContentSize = CGSize(width: 400, height: 0)
        #expect(layout.frame(detentValue: 362) == CGRect(x: 59, y: 10, width: 734, height: 383))
        layout.widthFollowsPreferredContentSize = true
        #expect(layout.frame(detentValue: 362) == CGRect(x: 226, y: 10, width: 400, height: 383))
        layout.preferredContentSize.width = 5000
        #expect(layout.frame(detentValue: 362).width == 734)
    }

    @Test("In regular height the preferred width does not count (F12)")
    func widthInRegularHeight() {
        var layout = portrait
        layout.preferredContentSize = CGSize(width: 200, height: 200)
        layout.widthFollowsPreferredContentSize = true
        #expect(layout.frame(detentValue: 749) == CGRect(x: 0, y: 69, width: 393, height: 783))
    }

    @Test("Where both are regular a form sheet floats in the middle, in its preferred size or its default one (F13)")
    func centred() {
        #expect(tablet.place == .centred)
        #expect(tablet.frame(detentValue: 1) == CGRect(x: 147, y: 287, width: 540, height: 620))
        var layout = tablet
        layout.preferredContentSize = CGSize(width: 400, height: 300)
        #expect(layout.frame(detentValue: 1) == CGRect(x: 217, y: 447, width: 400, height: 300))
        layout.preferredContentSize = CGSize(width: 4000, height: 4000)
        #expect(layout.frame(detentValue: 1).size == CGSize(width: 834, height: 1150))
    }
}
