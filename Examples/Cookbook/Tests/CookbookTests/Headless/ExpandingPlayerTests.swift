import Presentations
import PresentationsTesting
import Testing
import UIKit

@testable import Cookbook

@MainActor @Suite struct ExpandingPlayerTests {
    private let stage = Stage(showing: MusicViewController())
    private let bar = CGPoint(x: 150, y: 782)

    @Test func theBarStandsAboveTheHomeIndicator() throws {
        // 852 - 34 - 4 - 64
        #expect(try stage.frame(of: "mini-player") == CGRect(x: 8, y: 750, width: 377, height: 64))
        expectLayout(of: stage, named: "Cookbook/player-bar")
    }

    @Test func aTapExpandsThePlayerAndADragPutsItBack() throws {
        stage.tap("mini-player")
        stage.settle()
        #expect(try stage.frame(of: "player") == CGRect(x: 0, y: 69, width: 393, height: 783))
        expectLayout(of: stage, named: "Cookbook/player")
        stage.drag(from: CGPoint(x: 196, y: 90), to: CGPoint(x: 196, y: 700))
        stage.settle()
        #expect(stage.presented == nil)
        #expect(try stage.frame(of: "mini-player").minY == 750)
    }

    @Test func aTapBeginsAtTheBarAndCodeEndsThere() throws {
        stage.tap("mini-player")
        stage.advance(by: 0.02)
        // The bar's upper edge is at 750.
        let beginning = try stage.frame(of: "player").minY
        #expect(beginning > 700 && beginning <= 750)
        stage.settle()
        stage.presented?.dismiss(animated: true)
        var positions: [CGFloat] = []
        while let player = stage.presented?.view, let frame = stage.visibleFrame(of: player) {
            positions.append(frame.minY)
            stage.advance(by: 0.02)
        }
        #expect(positions == positions.sorted())
        #expect(try #require(positions.last) > 740 && positions.last ?? 0 <= 750)
    }

    @Test func thePlayerFollowsTheFingerFromTheBar() throws {
        let film = stage.filmstrip(at: [0, 0.15, 0.3, 0.5, 1]) {
            stage.drag(from: bar, to: CGPoint(x: 150, y: 350), duration: 0.4)
        }
        expectFilmstrip(film, named: "Cookbook/player-drag")
        stage.settle()
        #expect(try stage.frame(of: "player").minY == 69)
    }

    @Test func aStyleThatFillsTheScreenDoesAsWell() throws {
        let music = try #require(stage.window.rootViewController)
        let bar = try #require(stage.view("mini-player"))
        music.use(
            ExpandingPresentation(from: bar, style: FullScreen(animation: .expand(from: bar))) {
                PlayerViewController()
            })
        stage.drag(from: self.bar, to: CGPoint(x: 150, y: 300))
        stage.settle()
        #expect(try stage.frame(of: "player") == CGRect(x: 0, y: 0, width: 393, height: 852))
        stage.drag(from: CGPoint(x: 196, y: 200), to: CGPoint(x: 196, y: 800))
        stage.settle()
        #expect(stage.presented == nil)
    }

    @Test func aShortDragThatRestsGoesBack() {
        // 150 of the 681 points between 750 and 69 are less than 0.382.
        stage.drag(from: bar, to: CGPoint(x: 150, y: 632), duration: 0.4, resting: 0.2)
        stage.settle()
        #expect(stage.presented == nil)
    }

    @Test func aLongDragThatRestsGoesOn() throws {
        stage.drag(from: bar, to: CGPoint(x: 150, y: 432), duration: 0.4, resting: 0.2)
        stage.settle()
        #expect(try stage.frame(of: "player").minY == 69)
    }
}
