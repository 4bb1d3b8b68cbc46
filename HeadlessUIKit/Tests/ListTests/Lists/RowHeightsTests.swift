import SeededRandom
import Testing

@testable import UIKit

/// The positions of rows whose heights are partly known.
@Suite struct RowHeightsTests {
    @Test("Rows of which nothing is known are as high as the estimate")
    func estimates() {
        let heights = RowHeights(count: 1000, estimate: 44)
        #expect(heights.total == 44_000)
        #expect(heights.start(of: 0) == 0)
        #expect(heights.start(of: 300) == 13_200)
        #expect(heights.start(of: 1000) == 44_000)
        #expect(heights[999] == 44)
        #expect(heights.knownHeight(of: 999) == nil)
        for row in [0, 127, 128, 129, 256, 999] { #expect(heights.row(at: CGFloat(row) * 44) == row) }
    }

    @Test("A height that becomes known moves what is below, and only that")
    func known() {
        var heights = RowHeights(count: 300, estimate: 44)
        heights.note(50, of: 130)
        #expect(heights.total == 13_206)
        #expect(heights.start(of: 130) == 5720)
        #expect(heights.start(of: 131) == 5770)
        #expect(heights.start(of: 299) == 13_162)
        #expect(heights.knownHeight(of: 130) == 50)
        #expect(heights.knownHeight(of: 131) == nil)
        heights.note(40, of: 130)
        #expect(heights.total == 13_196)
    }

    @Test(
        "The row at a distance is the one that begins there, or the last one before it",
        arguments: [(-5, 0), (0, 0), (43.9, 0), (44, 1), (93.9, 1), (94, 2), (137.9, 2), (138, 3), (9999, 3)])
    func rowAtDistance(distance: Double, row: Int) {
        var heights = RowHeights(count: 4, estimate: 44)
        heights.note(50, of: 1)
        #expect(heights.row(at: CGFloat(distance)) == row)
    }

    @Test("Where there are no rows there is no height, and none is found")
    func empty() {
        let heights = RowHeights(count: 0, estimate: 44)
        #expect(heights.total == 0)
        #expect(heights.row(at: 10) == nil)
    }

    @Test("Hidden rows, as high as nothing, lie at the beginning of the next one")
    func hidden() {
        let heights = RowHeights([10, 0, 0, 30])
        #expect((0...4).map { heights.start(of: $0) } == [0, 10, 10, 10, 40])
        #expect(heights.row(at: 10) == 3)
    }

    @Test("A hundred random heights in a thousand rows are where a sum over all rows says", arguments: 0..<20)
    func random(seed: Int) {
        var random = SeededGenerator(seed: seed)
        let count = random.int(below: 1000) + 1
        var all = Array(repeating: CGFloat(44), count: count)
        var heights = RowHeights(count: count, estimate: 44)
        for _ in 0..<100 {
            let row = random.int(below: count)
            let height = CGFloat(random.int(below: 200)) / 2
            heights.note(height, of: row)
            all[row] = height
        }
        var start: CGFloat = 0
        for row in 0..<count {
            #expect(heights.start(of: row) == start)
            if all[row] > 0 { #expect(heights.row(at: start + all[row] / 2) == row) }
            start += all[row]
        }
        #expect(heights.total == start)
        let copy = RowHeights(count: count, known: heights.known, estimate: .same(44))
        #expect(copy.known == heights.known)
        #expect(copy.total == start)
    }
}
