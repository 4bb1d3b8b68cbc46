import Foundation
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

    private func isMap(at point: CGPoint, on stage: Stage) -> Bool {
        stage.window.hitTest(point, with: nil) === map.view
    }

    private func select(_ detent: HalfSheet.Detent.Identifier) {
        sheet?.animateChanges { $0.selectedDetentIdentifier = detent }
        stage.settle()
    }

    @Test("The panel rests at its three heights, and is a child of the map")
    func heights() {
        // Half of the 759 points of the safe area, on the grid of a screen with three pixels a point.
        #expect(abs((frame?.minY ?? 0) - 438.5) < 0.5)
        #expect(frame?.maxY == 852)
        select(MapViewController.tip)
        #expect(frame == CGRect(x: 0, y: 749, width: 393, height: 103))
        map.searchDidBegin()
        stage.settle()
        #expect(frame == CGRect(x: 0, y: 77, width: 393, height: 775))
        #expect(map.presentedViewController == nil)
    }

    @Test("The button stays 16 points above the panel, and fades on the way to the full height")
    func button() {
        #expect(abs(map.locateButton.frame.maxY - 422.5) < 0.5)
        #expect(map.locateButton.frame.maxX == 377)
        #expect(map.locateButton.alpha == 1)
        select(MapViewController.tip)
        #expect(map.locateButton.frame.maxY == 733)
        select(MapViewController.full)
        #expect(map.locateButton.frame.maxY == 61)
        #expect(map.locateButton.alpha == 0)
    }

    @Test(
        "In landscape the panel stands at the side with its heights, and the map beside it is in use at each",
        arguments: [
            // 69, 186 and 354 points, and 21 for the home indicator. The safe area is 372 high.
            ("tip", CGFloat(303), CGFloat(749)), ("half", 186, 438.5), ("full", 18, 77),
        ])
    func landscape(name: String, top: CGFloat, uprightTop: CGFloat) {
        let detent = HalfSheet.Detent.Identifier(name)
        select(detent)
        stage.rotate(to: .landscapeRight)
        stage.settle()
        // 59 for the safe area and 8 beside it.
        #expect(frame == CGRect(x: 67, y: top, width: 375, height: 393 - top))
        #expect(isMap(at: CGPoint(x: 650, y: 100), on: stage))
        // 16 points inside the safe area of 59 at the side and 21 at the bottom.
        #expect(map.locateButton.frame.maxX == 777)
        #expect(map.locateButton.frame.maxY == 356)
        #expect(map.locateButton.alpha == 1)
        stage.rotate(to: .portrait)
        stage.settle()
        #expect(abs((frame?.minY ?? 0) - uprightTop) < 0.5)
        #expect(isMap(at: CGPoint(x: 196, y: 60), on: stage) == (detent != MapViewController.full))
        #expect(map.locateButton.alpha == (detent == MapViewController.full ? 0 : 1))
    }

    @Test("On an iPad it stands at the leading side, and nothing beside it is dimmed or moves")
    func iPad() {
        let stage = Stage(.iPad11)
        stage.show(map)
        stage.settle()
        for detent in [MapViewController.tip, MapViewController.half, MapViewController.full] {
            select(detent)
            stage.settle()
            #expect(frame?.minX == 8)
            #expect(frame?.width == 375)
            #expect(frame?.maxY == 1180)
            #expect(isMap(at: CGPoint(x: 600, y: 300), on: stage))
            // The safe area ends at 1160.
            #expect(map.locateButton.frame.maxY == 1144)
            #expect(map.locateButton.alpha == 1)
        }
        stage.resize(width: 375)
        stage.settle()
        #expect(frame?.minX == 0)
        #expect(!isMap(at: CGPoint(x: 187, y: 30), on: stage))
        #expect(map.locateButton.alpha == 0)
    }

    @Test("In a layout from right to left the panel stands at the right")
    func rightToLeft() {
        let stage = Stage(.iPad11, layoutDirection: .rightToLeft)
        stage.show(map)
        stage.settle()
        #expect(frame?.maxX == 812)
        #expect(map.locateButton.frame.minX == 16)
    }

    @Test("A named detent that is inactive leaves the sheet dimmed at every height")
    func inactive() {
        sheet?.animateChanges {
            $0.detents = [.height(69, identifier: MapViewController.tip), .medium(), .large()]
            $0.selectedDetentIdentifier = .medium
            $0.largestUndimmedDetentIdentifier = .medium
        }
        stage.settle()
        #expect(isMap(at: CGPoint(x: 196, y: 60), on: stage))
        stage.rotate(to: .landscapeRight)
        stage.settle()
        sheet?.halfSheet.largestUndimmedDetentIdentifier = .medium
        stage.settle()
        #expect(frame?.minY == 303)
        #expect(sheet?.halfSheet.selectedDetentIdentifier == .medium)
        #expect(!isMap(at: CGPoint(x: 650, y: 100), on: stage))
        stage.rotate(to: .portrait)
        stage.settle()
        #expect(frame?.minY == 392)
    }

    @Test("Without a dimming the touches above the largest undimmed detent are taken as well")
    func undimmedTouches() {
        sheet?.halfSheet.dimming = .none
        select(MapViewController.full)
        #expect(!isMap(at: CGPoint(x: 196, y: 60), on: stage))
    }

    @Test("A button stops at the middle height, and the panel goes on")
    func stopping() {
        let button = UIButton(type: .system)
        button.translatesAutoresizingMaskIntoConstraints = false
        map.view.addSubview(button)
        FloatingPanelMigration.stopInTheMiddle(button, in: map.view)
        select(MapViewController.tip)
        #expect(button.frame.maxY == 733)
        select(MapViewController.full)
        #expect(abs(button.frame.maxY - 422.5) < 0.5)
    }

    @Test("The button makes room for every sheet, also for one that the map presents")
    func buttonAboveAll() {
        select(MapViewController.tip)
        let detail = UIViewController()
        detail.preferredContentSize = CGSize(width: 0, height: 300)
        map.presentAsHalfSheet(detail, style: HalfSheet(detents: [.fitting()]))
        stage.settle()
        #expect(map.locateButton.frame.maxY == 502)
    }

    @Test("The selected detent is saved, and restored in the next panel")
    func saving() throws {
        let defaults = try #require(UserDefaults(suiteName: "panel-\(UUID())"))
        #expect(MapViewController.savedPanel(in: defaults) == MapViewController.panel)
        map.searchDidBegin()
        map.savePanel(in: defaults)
        let (screen, content) = (UIViewController(), UIViewController())
        stage.show(screen)
        screen.addHalfSheet(content, style: MapViewController.savedPanel(in: defaults))
        stage.settle()
        #expect(content.halfSheetPresentationController?.presentedView?.frame.minY == 77)
        #expect(MapViewController.savedPanel(in: defaults).selectedDetentIdentifier == MapViewController.full)
        defaults.removeObject(forKey: "panel")
    }

    @Test("A detent that is set, and not animated, moves the panel at once")
    func withoutAnimation() {
        sheet?.halfSheet.selectedDetentIdentifier = MapViewController.full
        map.view.layoutIfNeeded()
        #expect(frame?.minY == 77)
        #expect(!stage.isInMotion)
    }

    @Test("The map presents something else while the panel stays")
    func presentingBeside() {
        map.presentAsCard(UIViewController())
        stage.settle()
        #expect(map.presentedViewController != nil)
        #expect(abs((frame?.minY ?? 0) - 438.5) < 0.5)
    }

    @Test("Inside an animation of the app's the panel moves as a part of it")
    func animation() {
        select(MapViewController.full)
        FloatingPanelMigration.lower(map.places, fading: map.locateButton)
        #expect(abs((frame?.minY ?? 0) - 438.5) < 0.5)
        stage.settle()
        #expect(abs((frame?.minY ?? 0) - 438.5) < 0.5)
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
        #expect(progress?.detentPositions[MapViewController.tip] == 749)
        #expect(progress?.detentPositions[MapViewController.half].map { abs($0 - 438.5) < 0.5 } == true)
        #expect(progress?.detentPositions[MapViewController.full] == 77)
        #expect(progress.map { abs($0.position - 438.5) < 0.5 } == true)
    }

    @Test("Custom detents stand for the anchors without a detent of their own")
    func anchors() {
        let content = UIViewController()
        content.preferredContentSize = CGSize(width: 0, height: 400)
        map.removeHalfSheet(map.places, animated: false)
        map.addHalfSheet(
            content,
            style: HalfSheet {
                $0.detents = FloatingPanelMigration.anchors
                $0.look = .classic
            })
        stage.settle()
        let positions = content.halfSheetPresentationController?.presentedViewProgress?.detentPositions
        // Half of 759 is 379.5; the bottom of the safe area is at 818.
        #expect(positions?[.init("half of the safe area")].map { abs($0 - 438.5) < 0.5 } == true)
        #expect(positions?[.init("half of the content")] == 618)
        #expect(positions?[.init("portrait only")] == 618)
    }

    @Test(
        "Anchors of the superview count from the container",
        arguments: [
            (.height(69, from: .container), 783), (.insetFromTop(118, from: .container), 118),
            (.fraction(0.5, from: .container), 426), (.insetFromTop(18, from: .container), 69),
        ] as [(HalfSheet.Detent, CGFloat)])
    func superview(detent: HalfSheet.Detent, top: CGFloat) {
        sheet?.animateChanges { $0.detents = [detent] }
        stage.settle()
        #expect(frame?.minY == top)
    }

    @Test("A state has a backdrop of its own, with a share of the panel's alpha")
    func backdrop() throws {
        sheet?.animateChanges {
            $0.detents = [.height(69, identifier: MapViewController.tip), .medium().dimmed(0.5), .large()]
            $0.selectedDetentIdentifier = .medium
        }
        stage.settle()
        let dimming = try #require(
            sheet?.containerView?.subviews.first { $0.accessibilityIdentifier == "presentation.dimming" })
        #expect(dimming.alpha == 0.5)
        #expect(dimming.backgroundColor == UIColor.black.withAlphaComponent(0.3))
        #expect(!isMap(at: CGPoint(x: 196, y: 60), on: stage))
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
        #expect(frame?.maxY == 852)
    }
}
