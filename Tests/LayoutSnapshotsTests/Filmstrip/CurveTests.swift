import Foundation
import Testing

@testable import LayoutSnapshots

@Suite struct CurveTests {
    /// Makes two pictures of a bare screen, 200 points from middle to middle, with a curve between them.
    private func film(
        _ samples: [Points?], unit: Filmstrip.Curve.Unit = .points, isDownward: Bool = false,
        script: EventLog = EventLog()
    ) -> Filmstrip {
        Filmstrip(
            frames: [.init(time: 0, scene: Scene(.bare)), .init(time: 0.1, scene: Scene(.bare))], log: script,
            curve: Filmstrip.Curve(name: "top of card", unit: unit, isDownward: isDownward, samples: samples))
    }

    private let straight: [Points?] = [100, 110, 120, 130, 140, 150, 160]

    @Test func thereAreSixtySamplesASecondBetweenTheFirstPictureAndTheLast() {
        #expect(Filmstrip.Curve.instants(from: 0, to: 0.7) == 0..<43)
        #expect(Filmstrip.Curve.instants(from: 1, to: 1.25) == 60..<76)
        #expect(Filmstrip.Curve.instants(from: 0.063, to: 0.188) == 4..<12)
        #expect(Filmstrip.Curve.instants(from: 0.5, to: 0.5) == 30..<31)
        #expect(Filmstrip.Curve.instants(from: 0.501, to: 0.502).isEmpty)
    }

    @Test func theHeaderHasTheSamplesAsQuantaAndTheyComeBack() throws {
        let film = film([392, nil, -0.12, 0], unit: .percent, isDownward: true)
        let svg = try FilmstripWriter.svg(film)
        #expect(
            svg.contains(
                " data-curve=\"top of card\" data-unit=\"%\" data-downward=\"true\" data-samples=\"39200 - -12 0\">"))
        #expect(try FilmstripReader.read(svg) == film)
        #expect(try FilmstripWriter.svg(FilmstripReader.read(svg)) == svg)
        for wrong in ["39200 -- 12", "39200  12", "+1", "1.5", "-0", ""] {
            #expect(throws: SceneFileError.self) {
                try FilmstripReader.read(svg.replacingOccurrences(of: "39200 - -12 0", with: wrong))
            }
        }
    }

    @Test func aSampleMayBeAQuantumAway() {
        func summary(_ samples: [Points?]) -> String {
            FilmstripDiff(reference: film(straight), actual: film(samples)).summary
        }
        #expect(summary([100.01, 109.99, 120, 130, 140, 150, 160]) == "")
        #expect(summary([100, 110, 120, 130.02, 140, 150, 160]) == "top of card at 0.05 s 130 -> 130.02")
        #expect(
            summary([100, 110, nil, 130, 141, 150, 160]) == "top of card at 0.033 s 120 -> none, 2 of 7 samples")
        #expect(summary([100, 110]) == "curve of 7 -> 2 samples")
    }

    @Test func anotherCurveIsADifference() {
        func summary(_ change: (inout Filmstrip) -> Void) -> String {
            var actual = film(straight)
            change(&actual)
            return FilmstripDiff(reference: film(straight), actual: actual).summary
        }
        #expect(summary { $0.curve?.name = "left of card" } == "curve top of card in pt -> left of card in pt")
        #expect(summary { $0.curve?.unit = .percent } == "curve top of card in pt -> top of card in %")
        #expect(summary { $0.curve?.isDownward = true } == "curve top of card in pt -> top of card in pt downward")
        #expect(summary { $0.curve = nil } == "curve top of card in pt -> none")
        #expect(summary { _ in } == "")
    }

    @Test func theCurveIsDrawnBelowThePicturesWithADotForEach() throws {
        let svg = try FilmstripWriter.svg(film(straight))
        #expect(svg.contains("viewBox=\"0 0 356 604\""))
        #expect(
            svg.contains("d=\"M 78 492 L 111 455 L 145 419 L 178 382 L 211 345 L 245 309 L 278 272\" fill=\"none\""))
        #expect(svg.contains("<circle cx=\"78\" cy=\"492\" r=\"11\""))
        #expect(svg.contains("<circle cx=\"278\" cy=\"272\" r=\"11\""))
        #expect(svg.contains("text-anchor=\"end\">160 pt</text>"))
        #expect(svg.contains("text-anchor=\"end\">100 pt</text>"))
        #expect(svg.contains("fill=\"#0a84ff\">top of card</text>"))
    }

    @Test func whatIsFurtherDownOnTheScreenIsFurtherDownInTheDrawing() throws {
        #expect(try FilmstripWriter.svg(film(straight, isDownward: true)).contains("d=\"M 78 272 L 111 309 L "))
    }

    @Test func whereThereIsNoSampleThereIsAGapAndNoDot() throws {
        let svg = try FilmstripWriter.svg(film([nil, 100, 110, nil, 120, 160, 160]))
        #expect(svg.contains("d=\"M 111 492 L 145 455 M 211 419 L 245 272 L 278 272\""))
        #expect(svg.components(separatedBy: "<circle ").count == 2)
    }

    @Test func aNumberThatStaysIsALine() throws {
        let svg = try FilmstripWriter.svg(film([5, 5, 5, 5, 5, 5, 5], unit: .percent))
        #expect(svg.contains("d=\"M 78 492 L 111 492 L "))
        #expect(svg.contains(">5 %</text>"))
    }

    @Test func aFingerIsABandOverTheTimeThatItIsDown() throws {
        let script = EventLog([
            .init(0.02, .down(PathPoint(1, 1), interrupts: false)),
            .init(0.05, .up(PathPoint(1, 9), pointsPerSecond: 9)),
            .init(0.08, .down(PathPoint(1, 1), interrupts: false)),
        ])
        let svg = try FilmstripWriter.svg(film(straight, script: script))
        #expect(svg.contains("<rect x=\"118\" y=\"272\" width=\"60\" height=\"220\" fill=\"#8e8e93\""))
        #expect(svg.contains("<rect x=\"238\" y=\"272\" width=\"40\" height=\"220\" fill=\"#8e8e93\""))
    }

    @Test func whatFindsNoRoomBelowTheCurveIsInTheHeaderAlone() throws {
        let words = String(repeating: "turn portrait ", count: 10) + "end"
        let svg = try FilmstripWriter.svg(film(straight, script: EventLog([.init(0, .other(words))])))
        #expect(svg.contains("data-script=\"0 \(words)\""))
        #expect(svg.contains(">0 turn portrait t…</text>"))
    }

    @Test func withoutACurveOrWithOnePictureNothingIsDrawnBelow() throws {
        var film = film(straight)
        film.curve = nil
        #expect(try FilmstripWriter.svg(film).contains("viewBox=\"0 0 356 200\""))
        film = self.film([1])
        film.frames.removeLast()
        #expect(try FilmstripWriter.svg(film).contains("viewBox=\"0 0 156 200\""))
        #expect(try FilmstripReader.read(FilmstripWriter.svg(film)) == film)
    }
}
