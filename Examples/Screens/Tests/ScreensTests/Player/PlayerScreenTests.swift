import Foundation
import PlayerScreen
import Presentations
import PresentationsTesting
import Testing
import UIKit

/// The player itself: its buttons, the scrubber, the artwork and the menus.
@MainActor @Suite struct PlayerScreenTests {
    private let player = FakePlaybackEngine()
    private let screen: ShownScreen
    private var stage: Stage { screen.stage }

    init() {
        screen = ShownScreen(PlayerViewController(player: player))
    }

    private func text(_ identifier: String) throws -> String? { try screen.view(identifier, as: UILabel.self).text }

    private func frame(_ identifier: String) throws -> CGRect {
        try #require(stage.visibleFrame(of: try screen.view(identifier)))
    }

    private func tap(_ identifier: String) {
        stage.tap(identifier)
        stage.settle()
    }

    private var title: String? { (stage.view("player.title") as? UILabel)?.attributedText?.string }

    private func background() throws -> CAGradientLayer {
        let view = try #require(screen.navigation.topViewController?.view.subviews.first)
        return try #require(view.layer as? CAGradientLayer)
    }

    @Test func theSheetShowsThePlayer() throws {
        #expect(title == "Paper Lanterns\nThe Quiet Harbour")
        #expect(try text("player.elapsed") == "0:00")
        #expect(try text("player.remaining") == "-1:04")
        #expect(try screen.view("player.play").accessibilityLabel == "Play")
        #expect(screen.shows("1×"))
        // 28 points away from both sides.
        #expect(try frame("player.scrubber").minX == 28)
        #expect(try frame("player.scrubber").maxX == 365)
        #expect(stage.view("player.sleep") == nil)
        expectLayout(of: stage, named: "Screens/player")
    }

    @Test func playingMovesTheTimeAndTheArtworkSpringsToFullSize() throws {
        let small = try frame("player.artwork")
        stage.tap("player.play")
        stage.advance(by: 3.1)
        #expect(try text("player.elapsed") == "0:03")
        #expect(try text("player.remaining") == "-1:01")
        #expect(try screen.view("player.play").accessibilityLabel == "Pause")
        let large = try frame("player.artwork")
        #expect(abs(small.width / large.width - 0.78) < 0.001)
        #expect(abs(small.midX - large.midX) < 0.01 && abs(small.midY - large.midY) < 0.01)
        stage.tap("player.play")
        stage.settle()
        #expect(!player.isPlaying)
        #expect(try frame("player.artwork") == small)
    }

    @Test func theScrubberSeeks() throws {
        let scrubber = try screen.view("player.scrubber", as: UISlider.self)
        let label = try screen.view("player.elapsed", as: UILabel.self)
        let frame = try frame("player.scrubber")
        let thumb = scrubber.thumbRect(
            forBounds: scrubber.bounds, trackRect: scrubber.trackRect(forBounds: scrubber.bounds), value: 0)
        #expect(scrubber.currentThumbImage?.size.width == 10)
        stage.touchDown(at: CGPoint(x: frame.minX + thumb.midX, y: frame.midY))
        stage.touchMoved(to: CGPoint(x: frame.midX, y: frame.midY))
        stage.advance(by: 0.5)
        #expect(scrubber.currentThumbImage?.size.width == 26)
        #expect(label.alpha == 1)
        #expect(label.text == "0:32")
        #expect(player.elapsed == 0)
        stage.touchUp()
        stage.settle()
        #expect(scrubber.currentThumbImage?.size.width == 10)
        #expect(abs(label.alpha - 0.7) < 0.001)
        #expect(label.text == "0:32")
        #expect(abs(player.elapsed - 32) < 0.5)
    }

    @Test func theSpeedIsChosenInAMenu() throws {
        tap("player.speed")
        #expect(screen.shows("Speed"))
        tap("player.speed.2.0")
        #expect(player.rate == 2)
        #expect(screen.shows("2×"))
        stage.tap("player.play")
        stage.advance(by: 5.1)
        let elapsed = try text("player.elapsed")
        // Nothing comes to rest any more, in no test, while a song plays.
        player.pause()
        #expect(elapsed == "0:10")
    }

    @Test func theNextSongComesWithItsColours() throws {
        let layer = try background()
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        let old = [UIColor.systemOrange, .systemPink].map { $0.resolvedColor(with: dark).cgColor }
        let new = [UIColor.systemTeal, .systemIndigo].map { $0.resolvedColor(with: dark).cgColor }
        #expect(layer.colors as? [CGColor] == old)
        stage.tap("player.next")
        stage.advance(by: 0.4)
        #expect(layer.colors as? [CGColor] == new)
        let between = try #require(layer.presentation()?.colors as? [CGColor])
        #expect(between != old && between != new)
        stage.settle()
        #expect(layer.presentation()?.colors as? [CGColor] == new)
        #expect(title == "Northern Line\nTram Season")
        #expect(try text("player.elapsed") == "0:00")
        #expect(try text("player.remaining") == "-3:07")
    }

    @Test func aPanOverTheArtworkSkips() throws {
        tap("player.next")
        #expect(player.current.id == "track-2")
        let artwork = try frame("player.artwork")
        stage.touchDown(at: CGPoint(x: artwork.midX - 60, y: artwork.midY))
        // Ten points until it is a pan, and sixty more.
        for distance in stride(from: 5, through: 70, by: 5) {
            stage.advance(by: 0.02)
            stage.touchMoved(to: CGPoint(x: artwork.midX - 60 + CGFloat(distance), y: artwork.midY))
        }
        let panned = try frame("player.artwork")
        #expect(abs(panned.midX - artwork.midX - 60) < 6)
        // It tilts, so that the rectangle around it is larger.
        #expect(panned.width > artwork.width)
        stage.advance(by: 0.02)
        stage.touchMoved(to: CGPoint(x: artwork.midX + 160, y: artwork.midY))
        stage.advance(by: 0.02)
        stage.touchUp()
        stage.settle()
        #expect(player.current.id == "track-1")
        #expect(title == "Paper Lanterns\nThe Quiet Harbour")
        #expect(try frame("player.artwork") == artwork)
        #expect(screen.sheet != nil)
    }

    @Test func aShortSlowPanChangesNothing() throws {
        let artwork = try frame("player.artwork")
        stage.drag(
            from: CGPoint(x: artwork.midX, y: artwork.midY), to: CGPoint(x: artwork.midX - 60, y: artwork.midY),
            duration: 1)
        stage.settle()
        #expect(player.current.id == "track-1")
        #expect(try frame("player.artwork") == artwork)
    }

    @Test func repeatHasThreeStates() throws {
        let button = try screen.view("player.repeat", as: UIButton.self)
        var seen: [String?] = []
        for _ in 1...3 {
            tap("player.repeat")
            seen.append(button.accessibilityValue)
        }
        #expect(seen == ["All", "One", "Off"])
        #expect(!button.isSelected)
    }

    @Test func theArtworkHasAMenu() throws {
        let artwork = try frame("player.artwork")
        player.seek(to: 20)
        stage.touchDown(at: CGPoint(x: artwork.midX, y: artwork.midY))
        stage.advance(by: 0.6)
        stage.touchUp()
        stage.settle()
        #expect(screen.shows("Copy Title"))
        tap("player.artwork.copy")
        #expect(UIPasteboard.general.string == "Paper Lanterns")
    }

    @Test func theSleepTimerIsSetInASubmenuAndTheBackgroundPauses() throws {
        stage.tap("player.play")
        // A song that plays never lets the screen come to rest.
        for identifier in ["player.more", "player.more.sleep", "player.sleep.15"] {
            stage.advance(by: 1)
            stage.tap(identifier)
        }
        stage.advance(by: 1)
        #expect(try text("player.sleep") == "Sleep Timer: 15 Minutes")
        stage.enterBackground()
        stage.enterForeground()
        stage.settle()
        #expect(!player.isPlaying)
        #expect(try screen.view("player.play").accessibilityLabel == "Play")
        #expect(try text("player.sleep") == "Sleep Timer: 15 Minutes")
        expectLayout(of: stage, named: "Screens/player-sleep")
    }

    @Test func onASmallPhoneTheArtworkGivesWay() throws {
        let small = ShownScreen(PlayerViewController(player: FakePlaybackEngine()), on: .iPhoneSE)
        // Not the scrubber: it wants its height as much as the artwork its width, and nobody promises which of them gets it.
        for identifier in ["player.title", "player.play", "player.volume", "player.repeat", "player.speed"] {
            let view = try small.view(identifier)
            let frame = try #require(small.stage.visibleFrame(of: view), "\(identifier) cannot be seen")
            #expect(small.stage.window.bounds.contains(frame), "\(identifier) is cut off")
        }
        expectLayout(of: small.stage, named: "Screens/player")
    }
}
