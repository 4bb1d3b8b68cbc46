import Foundation
import PlayerScreen
import Presentations
import PresentationsTesting
import Testing
import UIKit

@MainActor @Suite(.disabled("Nobody has looked at what the fingers do yet")) struct PlayerScreenTests {
    private let player = FakePlaybackEngine()
    private let screen: ShownScreen
    private var stage: Stage { screen.stage }

    init() {
        screen = ShownScreen(PlayerViewController(player: player))
    }

    private func text(_ identifier: String) throws -> String? { try screen.view(identifier, as: UILabel.self).text }

    @Test func theSheetShowsThePlayer() throws {
        #expect(try text("player.elapsed") == "0:00")
        #expect(try text("player.remaining") == "-1:04")
        expectLayout(of: stage, named: "Screens/player")
    }

    @Test func playingMovesTheTime() throws {
        stage.tap("player.play")
        stage.advance(by: 3.1)
        #expect(try text("player.elapsed") == "0:03")
        stage.tap("player.play")
        stage.settle()
        #expect(!player.isPlaying)
    }

    @Test func theScrubberSeeks() throws {
        let scrubber = try screen.view("player.scrubber", as: UISlider.self)
        let frame = try #require(stage.visibleFrame(of: scrubber))
        let thumb = scrubber.thumbRect(
            forBounds: scrubber.bounds, trackRect: scrubber.trackRect(forBounds: scrubber.bounds), value: 0)
        stage.touchDown(at: CGPoint(x: frame.minX + thumb.midX, y: frame.midY))
        stage.touchMoved(to: CGPoint(x: frame.midX, y: frame.midY))
        stage.advance(by: 0.1)
        #expect(scrubber.currentThumbImage?.size.width == 26)
        stage.touchUp()
        stage.settle()
        #expect(try text("player.elapsed") == "0:32")
    }

    @Test func theNextSongComesWithAButtonAndGoesWithAPan() throws {
        stage.tap("player.next")
        stage.settle()
        #expect(screen.shows("Queue"))
        #expect(player.current.id == "track-2")
        let artwork = try #require(stage.visibleFrame(of: try screen.view("player.artwork")))
        stage.drag(
            from: CGPoint(x: artwork.midX - 60, y: artwork.midY), to: CGPoint(x: artwork.midX + 160, y: artwork.midY),
            duration: 0.2)
        stage.settle()
        #expect(player.current.id == "track-1")
        #expect(screen.sheet != nil)
    }

    @Test func theQueueLosesARowWithASwipe() throws {
        try screen.tap(text: "Queue")
        let row = try #require(stage.visibleFrame(of: try screen.view("player.queue.track-3")))
        stage.drag(
            from: CGPoint(x: row.maxX - 20, y: row.midY), to: CGPoint(x: row.maxX - 120, y: row.midY), duration: 1)
        stage.settle()
        try screen.tap(text: "Delete")
        #expect(player.upNext.map(\.id) == ["track-2", "track-4", "track-5", "track-6"])
        expectLayout(of: stage, named: "Screens/player-queue")
    }

    @Test func lyricsFollowTheSong() throws {
        try screen.tap(text: "Lyrics")
        let view = try screen.view("player.lyrics", as: UITextView.self)
        let before = view.attributedText
        player.seek(to: 20)
        stage.advance(by: 1)
        #expect(view.attributedText != before)
    }
}
