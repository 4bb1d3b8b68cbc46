import Presentations
import PresentationsTesting
import Testing
import UIKit

@testable import Cookbook

@MainActor @Suite struct MapSheetTouchTests {
    private let stage = Stage(showing: MapViewController())

    @Test func looksLikeAMapsApp() {
        expectLayout(of: stage, named: "Cookbook/map")
    }

    @Test func onItsSideAPhoneHasTheSheetBesideTheMap() throws {
        let wide = Stage(.iPhone15, orientation: .landscapeLeft)
        wide.show(MapViewController())
        wide.settle()
        // 8 points from the island's safe area of 59; 124 and the bottom's 21 points high.
        #expect(try wide.frame(of: "places") == CGRect(x: 67, y: 248, width: 375, height: 145))
        #expect(try wide.frame(of: "locate").maxY == 232)
        expectLayout(of: wide, named: "Cookbook/map")
    }

    @Test func theButtonsFollowTheFinger() throws {
        let film = stage.filmstrip(at: [0, 0.3, 0.7, 1.2]) {
            stage.drag(from: CGPoint(x: 196, y: 410), to: CGPoint(x: 196, y: 700), duration: 0.6)
        }
        expectFilmstrip(film, named: "Cookbook/map-drag")
        stage.settle()
        // 852 - 124 - 34, and 16 points above that.
        #expect(try stage.frame(of: "places").minY == 694)
        #expect(try stage.frame(of: "locate").maxY == 678)
    }

    @Test func aFingerInTheMiddleHasThemSixteenPointsAboveTheSheet() throws {
        stage.touchDown(at: CGPoint(x: 196, y: 410))
        stage.touchMoved(to: CGPoint(x: 196, y: 450))
        stage.touchMoved(to: CGPoint(x: 196, y: 510))
        stage.advance(by: 0.1)
        // The finger has moved by 100 points, and the first ten have made a drag of the touch.
        #expect(try stage.frame(of: "places").minY == 482)
        #expect(try stage.frame(of: "locate").maxY == 466)
        stage.touchUp()
    }

    @Test func aTapOnLocateShowsTheMap() throws {
        stage.tap("locate")
        stage.settle()
        #expect(try stage.frame(of: "places").minY == 694)
        #expect(try stage.frame(of: "locate").maxY == 678)
    }

    @Test func theLargeSheetCoversTheButtons() throws {
        stage.drag(from: CGPoint(x: 196, y: 410), to: CGPoint(x: 196, y: 90))
        stage.settle()
        #expect(try stage.frame(of: "places").minY == 69)
        // They have stopped at the middle less 60.
        #expect(try stage.frame(of: "locate").maxY == 366)
        let hit = stage.window.hitTest(CGPoint(x: 355, y: 344), with: nil)
        let places = try #require(stage.view("places"))
        #expect(hit?.isDescendant(of: places) == true)
    }

    @Test func withLevelsTheMapDarkensOnTheWayUp() throws {
        let places = try #require(stage.view("places")?.next as? UIViewController)
        let sheet = try #require(places.halfSheetPresentationController)
        sheet.animateChanges {
            $0.detents = [
                .height(124), .medium().dimmed(0.4), .large().dimmed(1),
            ]
            $0.selectedDetentIdentifier = nil
        }
        stage.settle()
        let dimming = try #require(
            sheet.containerView?.subviews.first { $0.accessibilityIdentifier == "presentation.dimming" })
        #expect(dimming.alpha == 0)
        let film = stage.filmstrip(at: [0, 0.3, 0.5, 0.8, 1.2]) {
            stage.drag(from: CGPoint(x: 196, y: 706), to: CGPoint(x: 196, y: 80), duration: 0.8)
        }
        expectFilmstrip(film, named: "Cookbook/map-dimming")
        stage.settle()
        #expect(dimming.alpha == 1)
        sheet.animateChanges { $0.selectedDetentIdentifier = .medium }
        stage.settle()
        #expect(Float(dimming.alpha) == 0.4)
    }

    @Test func theSheetStaysWhileTheMapPresentsACard() throws {
        stage.tap("layers")
        stage.settle()
        #expect(stage.shows("Satellite"))
        #expect(stage.shows("Kiln Street Bakery"))
        #expect(try stage.frame(of: "places").minY == 392)
        // Three rows of 64, 34 above the bottom.
        #expect(try stage.presentedFrame() == CGRect(x: 12, y: 626, width: 369, height: 192))
        stage.tap(at: CGPoint(x: 196, y: 200))
        stage.settle()
        #expect(stage.presented == nil)
        #expect(try stage.frame(of: "places").minY == 392)
    }
}
