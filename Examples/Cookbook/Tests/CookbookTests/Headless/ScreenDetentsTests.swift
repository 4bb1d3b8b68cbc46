import Presentations
import PresentationsTesting
import Testing
import UIKit

@testable import Cookbook

@MainActor @Suite struct ScreenDetentsTests {
    private let stage: Stage

    init() {
        let home = UIViewController()
        home.view = MapView()
        stage = Stage(showing: home)
        home.presentStations()
        stage.settle()
    }

    @Test func eachScreenHasItsHeight() throws {
        #expect(try stage.presentedFrame().minY == 392)
        expectLayout(of: stage, named: "Cookbook/detents")
        stage.tap("row-1")
        stage.settle()
        // A bar of 54 with 10 above it, 16, two buttons of 48.33 and 12 between them, 16, and the safe area's 34.
        #expect(abs(try stage.presentedFrame().height - 238.67) < 0.01)
        expectLayout(of: stage, named: "Cookbook/detents-station")
        stage.tap("timetable")
        stage.settle()
        #expect(try stage.presentedFrame().minY == 69)
        expectLayout(of: stage, named: "Cookbook/detents-timetable")
    }

    @Test func directionsShowTheMap() throws {
        stage.tap("row-1")
        stage.settle()
        let label = try #require(stage.label("Directions"))
        let frame = try #require(stage.visibleFrame(of: label))
        stage.tap(at: CGPoint(x: frame.midX, y: frame.midY))
        stage.settle()
        #expect(stage.presented == nil)
    }

    @Test func theSheetMovesWithinThePush() {
        let film = stage.filmstrip(at: [0, 0.15, 0.3, 0.5, 0.8]) { stage.tap("row-1") }
        expectFilmstrip(film, named: "Cookbook/detents-push")
    }

    @Test func aScreenComesBackAtTheDetentAtWhichItWasLeft() throws {
        stage.drag(from: CGPoint(x: 196, y: 410), to: CGPoint(x: 196, y: 100))
        stage.settle()
        #expect(try stage.presentedFrame().minY == 69)
        stage.tap("row-1")
        stage.settle()
        #expect(try stage.presentedFrame().minY > 600)
        // A swipe from the edge goes back.
        stage.drag(from: CGPoint(x: 3, y: 780), to: CGPoint(x: 350, y: 780))
        stage.settle()
        #expect(stage.shows("Stations nearby"))
        #expect(try stage.presentedFrame().minY == 69)
    }
}
