import Presentations
import PresentationsTesting
import Testing
import UIKit

/// What the page on FloatingPanel says of the layout. On this phone the safe area is 59 at the top and 34 at the bottom.
@MainActor @Suite struct FloatingPanelMigrationTests {
    typealias MapViewController = FloatingPanelMigration.MapViewController

    private let stage = Stage(.iPhone15)
    private let map = MapViewController()

    init() {
        stage.show(map)
        stage.settle()
    }

    private var sheet: HalfSheetPresentationController? { map.places.halfSheetPresentationController }
    private var frame: CGRect? { sheet?.presentedView?.frame }

    private func select(_ detent: HalfSheet.Detent.Identifier) {
        sheet?.animateChanges { $0.selectedDetentIdentifier = detent }
        stage.settle()
    }

    @Test("The panel rests at its three heights, and is a child of the map")
    func heights() {
        #expect(frame == CGRect(x: 0, y: 392, width: 393, height: 460))
        select(MapViewController.tip)
        #expect(frame == CGRect(x: 0, y: 749, width: 393, height: 103))
        map.searchDidBegin()
        stage.settle()
        #expect(frame == CGRect(x: 0, y: 77, width: 393, height: 775))
        #expect(map.presentedViewController == nil)
    }

    @Test("The button stays 16 points above the panel, and fades on the way to the full height")
    func button() {
        #expect(map.locateButton.frame.maxY == 376)
        #expect(map.locateButton.alpha == 1)
        select(MapViewController.tip)
        #expect(map.locateButton.frame.maxY == 733)
        select(MapViewController.full)
        #expect(map.locateButton.alpha == 0)
    }

    @Test("In landscape the panel stands at the side, at its tip, and comes back to its medium height")
    func landscape() {
        stage.rotate(to: .landscapeRight)
        stage.settle()
        // 59 for the safe area and 8 beside it; 69 and 21 for the home indicator.
        #expect(frame == CGRect(x: 67, y: 303, width: 375, height: 90))
        stage.rotate(to: .portrait)
        stage.settle()
        #expect(frame?.minY == 392)
    }

    @Test("On an iPad it stands at the leading side")
    func iPad() {
        let stage = Stage(.iPad11)
        let map = MapViewController()
        stage.show(map)
        stage.settle()
        let frame = map.places.halfSheetPresentationController?.presentedView?.frame
        #expect(frame?.minX == 8)
        #expect(frame?.width == 375)
        #expect(frame?.maxY == stage.window.bounds.height)
    }

    @Test("The map presents something else while the panel stays")
    func presentingBeside() {
        map.presentAsCard(UIViewController())
        stage.settle()
        #expect(map.presentedViewController != nil)
        #expect(frame?.minY == 392)
    }

    @Test("Inside an animation of the app's the panel moves as a part of it")
    func animation() {
        select(MapViewController.full)
        FloatingPanelMigration.lower(map.places, fading: map.locateButton)
        #expect(frame?.minY == 392)
        stage.settle()
        #expect(frame?.minY == 392)
        #expect(map.locateButton.alpha == 1)
    }

    @Test("The delegate does not hear of a height that code selects")
    func silence() {
        select(MapViewController.tip)
        #expect(map.places.endedSearches == 0)
    }

    @Test("Positions are those of the progress")
    func positions() {
        let progress = sheet?.presentedViewProgress
        #expect(progress?.position == 392)
        #expect(
            progress?.detentPositions == [MapViewController.tip: 749, .medium: 392, MapViewController.full: 77])
    }

    @Test("Custom detents stand for the anchors without a detent of their own")
    func anchors() {
        let content = UIViewController()
        content.preferredContentSize = CGSize(width: 0, height: 400)
        map.removeHalfSheet(map.places, animated: false)
        map.addHalfSheet(content, style: HalfSheet(detents: FloatingPanelMigration.anchors, look: .classic))
        stage.settle()
        let positions = content.halfSheetPresentationController?.presentedViewProgress?.detentPositions
        // Half of 759 is 379.5; the bottom of the safe area is at 818.
        #expect(positions?[.init("half of the safe area")].map { abs($0 - 438.5) < 0.5 } == true)
        #expect(positions?[.init("half of the content")] == 618)
        #expect(positions?[.init("portrait only")] == 618)
    }

    @Test("No height reaches above the largest one")
    func largest() {
        sheet?.animateChanges {
            $0.detents = [.insetFromTop(0, identifier: MapViewController.full)]
            $0.selectedDetentIdentifier = MapViewController.full
        }
        stage.settle()
        #expect(frame?.minY == 69)
    }

    @Test("A detached panel keeps its margin from the sides and the bottom")
    func margins() {
        sheet?.animateChanges { $0.detachedMargin = 16 }
        stage.settle()
        #expect(frame?.minX == 16)
        #expect(frame?.maxX == 377)
        #expect(frame?.maxY == 836)
    }

    @Test("A removed panel is gone, and can come back")
    func removing() {
        map.removeHalfSheet(map.places)
        stage.settle()
        #expect(map.places.parent == nil)
        map.addHalfSheet(map.places, style: MapViewController.panel)
        stage.settle()
        #expect(frame?.minY == 392)
    }
}
