import Testing

@testable import UIKit

/// The geometry of sheets, by default on a 393×852 phone with insets 59 and 34.
struct SheetLayoutTests {
    private let portrait = SheetLayout(
        container: CGSize(width: 393, height: 852), safeArea: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0),
        horizontalSizeClass: .compact, verticalSizeClass: .regular, scale: 3, isForm: false,
        preferredContentSize: .zero, prefersEdgeAttachedInCompactHeight: false,
        widthFollowsPreferredContentSize: false)
    private let landscape = SheetLayout(
        container: CGSize(width: 852, height: 393), safeArea: UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59),
        horizontalSizeClass: .compact, verticalSizeClass: .compact, scale: 3, isForm: false,
        preferredContentSize: .zero, prefersEdgeAttachedInCompactHeight: false,
        widthFollowsPreferredContentSize: false)
    private let tablet = SheetLayout(
        container: CGSize(width: 834, height: 1194), safeArea: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0),
        horizontalSizeClass: .regular, verticalSizeClass: .regular, scale: 2, isForm: true,
        preferredContentSize: .zero, prefersEdgeAttachedInCompactHeight: false,
        widthFollowsPreferredContentSize: false)

    @Test("The largest detent ends at the top safe area, at least 30 from the top, and nothing is higher (F2, F3)")
    func large() {
        #expect(portrait.maximumDetentValue == 759)
        let frame = CGRect(x: 0, y: 59, width: 393, height: 793)
        #expect(portrait.placement(detentValue: 759) == SheetPlacement(frame: frame))
        #expect(portrait.placement(detentValue: 2000) == SheetPlacement(frame: frame))
        var low = portrait
        low.safeArea.top = 20
        #expect(low.placement(detentValue: 2000).frame.minY == 30)
    }

    @Test("Medium is 425/759 of it, and floats 8 points from the edges, drawn smaller (F1, F4, F5)")
    func medium() {
        #expect(portrait.mediumDetentValue == 425)
        let medium = portrait.placement(detentValue: 425)
        #expect(medium.frame == CGRect(x: 0, y: 393, width: 393, height: 459))
        #expect(medium.visibleFrame.minX == 8)
        #expect(medium.visibleFrame.maxY == 844)
        #expect(medium.transform.a == 377.0 / 393)
        #expect(landscape.mediumDetentValue == nil)
    }

    @Test("Where both are regular a page sheet has the full width, 10 points below the safe area, and floats (F3, F5)")
    func widePage() {
        var layout = tablet
        layout.isForm = false
        #expect(layout.place == .edgeAttached)
        #expect(layout.placement(detentValue: 2000) == .init(frame: CGRect(x: 0, y: 34, width: 834, height: 1160)))
        #expect(layout.placement(detentValue: 300).isFloating)
    }

    @Test("In compact height a sheet is full screen (F12)")
    func compactHeight() {
        #expect(landscape.place == .fullScreen)
        #expect(landscape.placement(detentValue: 100).visibleFrame == CGRect(x: 0, y: 0, width: 852, height: 393))
    }

    @Test("Attached to the edge there, it is as wide as the safe area, or as its content prefers (F12)")
    func edgeAttachedInCompactHeight() {
        var layout = landscape
        layout.prefersEdgeAttachedInCompactHeight = true
        #expect(layout.maximumDetentValue == 342)
        #expect(layout.placement(detentValue: 342).visibleFrame == CGRect(x: 59, y: 30, width: 734, height: 363))
        layout.preferredContentSize = CGSize(width: 400, height: 0)
        #expect(layout.placement(detentValue: 342).visibleFrame == CGRect(x: 59, y: 30, width: 734, height: 363))
        layout.widthFollowsPreferredContentSize = true
        #expect(layout.placement(detentValue: 342).visibleFrame == CGRect(x: 226, y: 30, width: 400, height: 363))
        layout.preferredContentSize.width = 5000
        #expect(layout.placement(detentValue: 342).frame.width == 734)
    }

    @Test("In regular height the preferred width does not count (F12)")
    func widthInRegularHeight() {
        var layout = portrait
        layout.preferredContentSize = CGSize(width: 200, height: 200)
        layout.widthFollowsPreferredContentSize = true
        #expect(layout.placement(detentValue: 759).frame == CGRect(x: 0, y: 59, width: 393, height: 793))
    }

    @Test("A form sheet there is 5 points above the middle, in its preferred size or its default one (F13)")
    func centred() {
        #expect(tablet.place == .centred)
        #expect(tablet.placement(detentValue: 650).frame == CGRect(x: 127, y: 267, width: 580, height: 650))
        var layout = tablet
        layout.preferredContentSize = CGSize(width: 400, height: 300)
        #expect(layout.placement(detentValue: 1000).frame == CGRect(x: 217, y: 442, width: 400, height: 300))
        layout.preferredContentSize = CGSize(width: 4000, height: 4000)
        #expect(layout.placement(detentValue: 9999).frame.size == CGSize(width: 834, height: 1150))
    }

    @Test("Lower detents of a form sheet end at the same edge, and do not float (F13)")
    func lowForm() {
        let low = tablet.placement(detentValue: 343)
        #expect(low == SheetPlacement(frame: CGRect(x: 127, y: 574, width: 580, height: 343)))
    }
}
