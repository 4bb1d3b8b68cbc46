import Testing
import UIKit

@testable import Presentations

struct LevelRampTests {
    /// The resting positions of a sheet on a phone: large, medium, and a strip.
    private static let snaps = SnapPositions(
        [69, 392, 698], hidden: 852, length: 154, bandLength: 852, threshold: .sheet)

    /// Returns the ramp of a view that is not dimmed at the rest with an index, and at those further out.
    private func ramp(_ snaps: SnapPositions, undimmed: Int?) -> LevelRamp {
        LevelRamp(snaps, levels: snaps.positions.indices.map { $0 >= undimmed ?? .max ? 0 : 1 }, fadesOut: true)
    }

    @Test(
        "Nothing at or below the largest undimmed rest, everything at the next larger one, a line between them (F14)",
        arguments: [
            (1, 852, 0), (1, 698, 0), (1, 392, 0), (1, 391, 1 / 323.0), (1, 230.5, 0.5), (1, 69, 1), (1, 20, 1),
            (2, 698, 0), (2, 545, 0.5), (2, 392, 1), (2, 100, 1), (0, 69, 0), (0, 0, 0), (0, 852, 0),
        ] as [(Int, CGFloat, CGFloat)])
    func undimmed(undimmed: Int, position: CGFloat, level: CGFloat) {
        let found = ramp(Self.snaps, undimmed: undimmed).level(at: position)
        #expect(abs(found - level) < 1e-12)
    }

    @Test(
        "Dimmed at every rest, everything is there at each of them and beyond, and it goes with the way out of sight (F6)",
        arguments: [
            (0, 1), (69, 1), (392, 1), (500, 1), (698, 1), (775, 0.5), (852, 0), (900, 0),
        ] as [(CGFloat, CGFloat)])
    func dimmed(position: CGFloat, level: CGFloat) {
        #expect(ramp(Self.snaps, undimmed: nil).level(at: position) == level)
    }

    @Test(
        "With a level for each rest there is a line between each two of them",
        arguments: [
            (20, 0.8), (69, 0.8), (230.5, 0.5), (392, 0.2), (545, 0.6), (698, 1), (775, 0.5), (852, 0),
        ] as [(CGFloat, CGFloat)])
    func levels(position: CGFloat, level: CGFloat) {
        let ramp = LevelRamp(Self.snaps, levels: [0.8, 0.2, 1], fadesOut: true)
        #expect(abs(ramp.level(at: position) - level) < 1e-12)
        #expect(ramp.hasPartialLevels)
        #expect(LevelRamp(Self.snaps, levels: [0.8, 0.2, 1]).level(at: 800) == 1)
        #expect(!LevelRamp(Self.snaps, levels: [1, 1, 0]).hasPartialLevels)
    }

    @Test("A view that rests beyond the edge, and has nowhere to go, keeps its dimming")
    func beyondEdge() {
        let snaps = SnapPositions([500], hidden: 400, length: 100, bandLength: 852, threshold: .sheet)
        #expect(ramp(snaps, undimmed: nil).level(at: 500) == 1)
        #expect(ramp(snaps, undimmed: nil).level(at: 600) == 1)
    }

    @Test("Rests that lie at the same place are undimmed together")
    func samePlace() {
        let snaps = SnapPositions([69, 69, 392], hidden: 852, length: 460, bandLength: 852, threshold: .sheet)
        #expect(ramp(snaps, undimmed: 1).level(at: 69) == 0)
        #expect(ramp(snaps, undimmed: 1).level(at: 30) == 0)
        #expect(ramp(snaps, undimmed: 2).level(at: 230.5) == 0.5)
    }

    @Test("A level is a number in 0…1 whatever the numbers are", arguments: [nil, -3, 0, 1, 2, 99])
    func anyNumbers(undimmed: Int?) {
        let numbers: [CGFloat] = [-.infinity, -1e300, -1, 0, 69, 392, 1e300, .infinity, .nan]
        for hidden in numbers {
            for rest in numbers {
                let snaps = SnapPositions(
                    [rest, 69, 392], hidden: hidden, length: 1, bandLength: 852, threshold: .sheet)
                for position in numbers {
                    let level = ramp(snaps, undimmed: undimmed).level(at: position)
                    #expect(level >= 0 && level <= 1, "hidden \(hidden), rest \(rest), position \(position)")
                }
            }
        }
    }
}
