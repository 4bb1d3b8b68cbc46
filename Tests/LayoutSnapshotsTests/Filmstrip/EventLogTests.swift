import Foundation
import Testing

@testable import LayoutSnapshots

@Suite struct EventLogTests {
    private typealias Event = EventLog.Event

    private static let script = EventLog([
        Event(0, .down(PathPoint(196, 500), interrupts: false)), Event(0.1, .move(PathPoint(196.5, 510.33))),
        Event(0.25, .up(PathPoint(196, 700), pointsPerSecond: 800)), Event(0.3, .other("turn landscapeLeft")),
        Event(0.4, .down(PathPoint(-1, 20), interrupts: true)),
        Event(1.5, .up(PathPoint(-1, 20), pointsPerSecond: nil)),
    ])
    private static let text =
        "0 down 196,500 · 0.1 move 196.5,510.33 · 0.25 up 196,700 at 800 pt/s · 0.3 turn landscapeLeft · "
        + "0.4 down -1,20 in motion · 1.5 up -1,20"

    @Test func aScriptIsOneLineAndComesBack() {
        #expect(Self.script.text == Self.text)
        #expect(EventLog(text: Self.text) == Self.script)
    }

    @Test(arguments: [
        "", "0", "now down 1,2", "0.10 down 1,2", "0 down 1", "0 down 1,2,3", "0 down 1,2 quickly", "0 up 1,2 at speed",
        "0 up 1,2 at 800", "0 move 1,2 in motion", "0 down 1,2 · ",
    ])
    func whatIsNoScriptIsNotRead(text: String) {
        #expect(EventLog(text: text) == nil)
    }

    @Test func aTouchIsFromLandingToLifting() {
        let touches = Self.script.touches
        #expect(touches.map(\.down) == [0, 0.4])
        #expect(touches.map(\.up) == [0.25, 1.5])
        let held = EventLog([Event(0.2, .down(PathPoint(1, 1), interrupts: false))])
        #expect(held.touches.map(\.up) == [nil])
    }

    @Test func theHeaderHasTheWholeScriptAndAFilmWithoutOneHasNone() throws {
        let moments = [Filmstrip.Moment(time: 0, scene: Scene(.bare))]
        let film = Filmstrip(frames: moments, log: Self.script)
        let svg = try FilmstripWriter.svg(film)
        #expect(svg.contains(" data-script=\"\(Self.text)\""))
        #expect(try FilmstripReader.read(svg) == film)
        #expect(!(try FilmstripWriter.svg(Filmstrip(frames: moments))).contains("data-script"))
        #expect {
            try FilmstripReader.read(svg.replacingOccurrences(of: "0 down", with: "zero down"))
        } throws: { error in
            "\(error)" == "data-script of svg is missing or cannot be read."
        }
    }

    @Test func anotherScriptIsADifferenceThoughThePicturesAgree() {
        let moments = [Filmstrip.Moment(time: 0, scene: Scene(.bare))]
        let reference = Filmstrip(frames: moments, log: EventLog([Event(0, .other("dark"))]))
        let actual = Filmstrip(frames: moments)
        #expect(FilmstripDiff(reference: reference, actual: actual).summary == "script \"0 dark\" -> none")
    }
}
