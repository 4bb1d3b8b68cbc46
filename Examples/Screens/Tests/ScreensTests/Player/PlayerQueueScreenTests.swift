import Foundation
import PlayerScreen
import Presentations
import PresentationsTesting
import Testing
import UIKit

/// The queue and the lyrics of the player.
@MainActor @Suite struct PlayerQueueScreenTests {
    private let player = FakePlaybackEngine()
    private let screen: ShownScreen
    private var stage: Stage { screen.stage }

    init() {
        screen = ShownScreen(PlayerViewController(player: player))
    }

    private func frame(_ identifier: String) throws -> CGRect {
        try #require(stage.visibleFrame(of: try screen.view(identifier)))
    }

    private func row(_ number: Int) throws -> CGRect { try frame("player.queue.track-\(number)") }

    private func tap(_ identifier: String) {
        stage.tap(identifier)
        stage.settle()
    }

    private var queue: [String] { player.upNext.map { $0.id.replacingOccurrences(of: "track-", with: "") } }

    /// The rows that are shown, from the top.
    private func rows() -> [Int] {
        let shown = (1...6).compactMap { number -> (Int, CGFloat)? in
            stage.view("player.queue.track-\(number)").flatMap(stage.visibleFrame(of:)).map { (number, $0.minY) }
        }
        return shown.sorted { $0.1 < $1.1 }.map(\.0)
    }

    private func removeThird() throws {
        let row = try row(3)
        stage.drag(
            from: CGPoint(x: row.maxX - 20, y: row.midY), to: CGPoint(x: row.maxX - 120, y: row.midY), duration: 1)
        stage.settle()
        try screen.tap(text: "Delete")
    }

    @Test func theQueueLosesARowWithASwipe() throws {
        try screen.tap(text: "Queue")
        #expect(rows() == [2, 3, 4, 5, 6])
        #expect(screen.shows("Up Next"))
        try removeThird()
        #expect(queue == ["2", "4", "5", "6"])
        #expect(rows() == [2, 4, 5, 6])
        expectLayout(of: stage, named: "Screens/player-queue")
    }

    @Test func rowsAreDraggedByTheirHandlesWhileTheQueueIsEdited() throws {
        try screen.tap(text: "Queue")
        try removeThird()
        tap("player.queue.edit")
        #expect(screen.shows("Done"))
        let last = try row(6)
        let first = try row(2)
        expectLayout(of: stage, named: "Screens/player-queue-edited")
        stage.drag(
            from: CGPoint(x: last.maxX - 20, y: last.midY), to: CGPoint(x: last.maxX - 20, y: first.midY - 10),
            duration: 1)
        stage.settle()
        #expect(queue == ["6", "2", "4", "5"])
        #expect(rows() == [6, 2, 4, 5])
        tap("player.queue.edit")
        #expect(screen.shows("Edit"))
        #expect(rows() == [6, 2, 4, 5])
        let fourth = try row(4)
        stage.tap(at: CGPoint(x: fourth.midX, y: fourth.midY))
        stage.advance(by: 0.5)
        #expect(queue == ["6", "2", "5"])
        #expect(rows() == [6, 2, 5])
        #expect(player.isPlaying)
        // A song that plays never lets the screen come to rest.
        player.pause()
        try screen.tap(text: "Player")
        #expect((stage.view("player.title") as? UILabel)?.attributedText?.string == "Slow Comet\nOrbit & Sons")
    }

    @Test func aRowThatIsPressedIsDraggedWithoutEditing() throws {
        try screen.tap(text: "Queue")
        let last = try row(6)
        let first = try row(2)
        stage.touchDown(at: CGPoint(x: last.midX, y: last.midY))
        stage.advance(by: 0.6)
        #expect(screen.shows("Play Next"))
        for step in 1...20 {
            stage.advance(by: 0.03)
            let share = CGFloat(step) / 20
            stage.touchMoved(to: CGPoint(x: last.midX, y: last.midY + (first.midY - 10 - last.midY) * share))
        }
        stage.advance(by: 0.5)
        #expect(!screen.shows("Play Next"))
        expectLayout(of: stage, named: "Screens/player-queue-dragged")
        stage.touchUp()
        stage.settle()
        #expect(queue == ["6", "2", "3", "4", "5"])
        #expect(rows() == [6, 2, 3, 4, 5])
    }

    @Test func theMenuOfARowMovesItToTheTop() throws {
        try screen.tap(text: "Queue")
        let row = try row(5)
        stage.touchDown(at: CGPoint(x: row.midX, y: row.midY))
        stage.advance(by: 0.6)
        stage.touchUp()
        stage.settle()
        tap("player.queue.menu.playNext")
        #expect(queue == ["5", "2", "3", "4", "6"])
        #expect(rows() == [5, 2, 3, 4, 6])
    }

    @Test func anEmptyQueueSaysSo() throws {
        for number in 2...6 { player.removeFromQueue("track-\(number)") }
        try screen.tap(text: "Queue")
        #expect(screen.shows("Nothing Up Next"))
        #expect((stage.view("player.queue.edit") as? UIButton)?.isEnabled == false)
    }

    @Test func lyricsFollowTheSongAndATapSeeks() throws {
        try screen.tap(text: "Lyrics")
        let view = try screen.view("player.lyrics", as: UITextView.self)
        func lit() -> [String] {
            let text = view.textStorage
            var found: [String] = []
            text.enumerateAttribute(.foregroundColor, in: NSRange(location: 0, length: text.length)) {
                value, range, _ in
                if value as? UIColor == .white {
                    found.append(text.attributedSubstring(from: range).string.trimmingCharacters(in: .newlines))
                }
            }
            return found
        }
        #expect(lit() == [])
        player.play()
        stage.advance(by: 2.1)
        #expect(lit() == ["Somebody left the lights on"])
        player.seek(to: 30)
        stage.advance(by: 1)
        #expect(lit() == ["the footprints in the sand"])
        #expect(view.contentOffset.y > 0)
        expectLayout(of: stage, named: "Screens/player-lyrics")
        let line = 9
        let start = (view.text as NSString).range(of: "all the way along the pier", options: .backwards).location
        let position = try #require(view.position(from: view.beginningOfDocument, offset: start))
        let end = try #require(view.position(from: position, offset: 5))
        let range = try #require(view.textRange(from: position, to: end))
        let rect = view.convert(view.firstRect(for: range), to: nil)
        player.pause()
        stage.tap(at: CGPoint(x: rect.midX, y: rect.midY))
        stage.settle()
        #expect(lit() == ["all the way along the pier"])
        #expect(player.elapsed == TimeInterval(2 + 4 * line))
        // The other panes hear of it with the next tick of a song that plays.
        player.play()
        stage.advance(by: 0.2)
        player.pause()
        try screen.tap(text: "Player")
        #expect((stage.view("player.elapsed") as? UILabel)?.text == "0:38")
    }
}
