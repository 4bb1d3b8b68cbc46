import Presentations
import PresentationsTesting
import Testing
import UIKit

/// What the page on `UISheetPresentationController` says. On this phone medium rests at y 392, and large at 69.
@MainActor @Suite struct SheetControllerMigrationTests {
    private let stage = Stage(.iPhone15)
    private let home = UIViewController()
    private let content = UIViewController()

    init() {
        stage.show(home)
    }

    private var frame: CGRect? { content.presentationController?.presentedView?.frame }

    @Test("The screen after the migration rests at medium, and code expands it without a call to the delegate")
    func screen() {
        let map = SheetControllerMigration.After()
        stage.show(map)
        map.showPlaces()
        stage.settle()
        #expect(map.places.presentationController?.presentedView?.frame.minY == 392)
        #expect(map.places.halfSheetPresentationController?.delegate === map)
        map.searchDidBegin()
        stage.settle()
        #expect(map.places.presentationController?.presentedView?.frame.minY == 69)
        #expect(map.covered == [])
        #expect(map.places.modalPresentationStyle == .custom)
        #expect(map.places.sheetPresentationController == nil)
    }

    @Test("Detents may stand in any order; without a selected one the sheet rests at the smallest")
    func order() {
        home.presentAsHalfSheet(content, style: HalfSheet(detents: [.large(), .height(200), .medium()]))
        stage.settle()
        #expect(frame == CGRect(x: 0, y: 618, width: 393, height: 234))
    }

    @Test("A custom detent is inactive where its resolver returns nil")
    func customDetent() {
        home.presentAsHalfSheet(
            content,
            style: HalfSheet(detents: [SheetControllerMigration.After.player], prefersEdgeAttachedInCompactHeight: true)
        )
        stage.settle()
        // The largest height is 749, so this one is 649, and 34 for the safe area.
        #expect(frame?.minY == 169)
        stage.rotate(to: .landscapeRight)
        stage.settle()
        // No detent is active: the largest height, 10 points below the top.
        #expect(frame?.minY == 10)
    }

    @Test("A setting that is written directly shows in the next layout, without animation")
    func directly() {
        home.presentAsHalfSheet(content)
        stage.settle()
        content.halfSheetPresentationController?.halfSheet.selectedDetentIdentifier = .large
        stage.window.layoutIfNeeded()
        #expect(frame?.minY == 69)
        #expect(!stage.isInMotion)
    }

    @Test("animateChanges lays out before it returns")
    func animated() {
        home.presentAsHalfSheet(content)
        stage.settle()
        content.halfSheetPresentationController?.animateChanges { $0.selectedDetentIdentifier = .large }
        #expect(content.view.bounds.height == 783)
    }

    @Test("The presenting view is left alone by default, and pushed back on request")
    func presenter() {
        home.presentAsHalfSheet(content, style: HalfSheet(detents: [.large()]))
        stage.settle()
        #expect(home.view.transform == .identity)
        content.halfSheetPresentationController?.animateChanges { $0.presenter = .pushedBack() }
        stage.settle()
        #expect(home.view.transform.a == 0.92)
    }

    @Test("It is pushed back at every detent")
    func presenterAtMedium() {
        home.presentAsHalfSheet(content, style: HalfSheet(presenter: .pushedBack()))
        stage.settle()
        #expect(frame?.minY == 392)
        #expect(home.view.transform.a == 0.92)
    }

    @Test("In a regular width the sheet is attached and 540 wide, or floats")
    func wide() {
        let stage = Stage(.iPad11)
        let home = UIViewController()
        stage.show(home)
        home.presentAsHalfSheet(content, style: HalfSheet(detents: [.height(400)]))
        stage.settle()
        let size = stage.window.bounds.size
        #expect(frame?.width == 540)
        #expect(frame?.midX == size.width / 2)
        #expect(frame?.maxY == size.height)
        content.halfSheetPresentationController?.animateChanges { $0.widePlacement = .floating }
        stage.settle()
        #expect(frame?.size == CGSize(width: 540, height: 400))
        #expect(frame?.midX == size.width / 2)
    }

    @Test("A floating sheet can have the preferred size of its content, as a form sheet")
    func formSheet() {
        let stage = Stage(.iPad11)
        let home = UIViewController()
        stage.show(home)
        content.preferredContentSize = CGSize(width: 300, height: 400)
        home.presentAsHalfSheet(
            content,
            style: HalfSheet {
                $0.detents = [.fitting()]
                $0.widthFollowsPreferredContentSizeWhenEdgeAttached = true
                $0.widePlacement = .floating
            })
        stage.settle()
        #expect(frame?.size == CGSize(width: 300, height: 400))
    }

    @Test("A delegate that was set before the presentation is not that of its controller")
    func earlyDelegate() {
        let map = SheetControllerMigration.After()
        content.presentationController?.delegate = map
        home.presentAsHalfSheet(content)
        stage.settle()
        #expect(content.halfSheetPresentationController?.delegate == nil)
    }

    @Test("A sheet in a compact width is a popup at its button in a regular one")
    func adaptive() {
        let stage = Stage(.iPad11)
        let map = SheetControllerMigration.After()
        map.filterButton.frame = CGRect(x: 100, y: 100, width: 44, height: 44)
        map.view.addSubview(map.filterButton)
        map.filters.preferredContentSize = CGSize(width: 300, height: 300)
        stage.show(map)
        map.showFilters()
        stage.settle()
        #expect(map.filters.popupPresentationController != nil)
        #expect(map.filters.halfSheetPresentationController == nil)
        stage.resize(width: 375)
        stage.settle()
        #expect(map.filters.halfSheetPresentationController != nil)
    }
}
