import Testing

@testable import TestSupport
@testable import UIKit

/// The limits of a swipe, recorded on an iOS 26.1 simulator: github.com/Vercantez/openuikit at c55c2834,
/// `Tools/oracle2/swipeprobe/ios-26.1.txt`. The recorded numbers are the outermost ones that are still recognised, in
/// steps of a tenth of a point.
@MainActor @Suite struct RecordedSwipeTests {
    private let table = GestureTable()

    /// Moves a finger once, and returns whether that is a swipe to the right.
    private func swipes(_ x: CGFloat, _ y: CGFloat, after seconds: TimeInterval) -> Bool {
        table.add(UISwipeGestureRecognizer(), "swipe")
        table.fingers.down(at: .middle)
        table.wait(seconds)
        table.fingers.move(to: .middle.moved(x, y))
        defer { table.fingers.up() }
        return table.journal.take().contains("swipe.ended")
    }

    private nonisolated static let recorded: [(TimeInterval, CGFloat, CGFloat)] = [
        (0.1, 45.3, 45.1), (0.2, 40.6, 40.2), (0.3, 35.9, 35.3), (0.4, 31.2, 30.4), (0.5, 26.5, 25.5),
    ]

    @Test("The longer a swipe takes the shorter it may be (Z31)", arguments: recorded)
    func least(seconds: TimeInterval, least: CGFloat, most: CGFloat) {
        #expect(swipes(least + 0.001, 0, after: seconds))
        #expect(!swipes(least - 0.1, 0, after: seconds))
    }

    @Test("The longer a swipe takes the straighter it has to be (Z31)", arguments: recorded, [1, -1] as [CGFloat])
    func most(row: (TimeInterval, CGFloat, CGFloat), side: CGFloat) {
        #expect(swipes(100, side * (row.2 - 0.001), after: row.0))
        #expect(!swipes(100, side * (row.2 + 0.1), after: row.0))
    }

    @Test("A swipe may take half a second, and no more (Z31)")
    func longest() {
        #expect(swipes(100, 0, after: 0.5))
        #expect(!swipes(100, 0, after: 0.501))
    }

    @Test("Any movement against the direction fails, and going back after progress does not (Z31)")
    func against() {
        let swipe = table.add(UISwipeGestureRecognizer(), "swipe")
        table.fingers.down(at: .middle)
        table.fingers.move(to: .middle.moved(-0.1, 0))
        #expect(swipe.state == .failed)
        table.fingers.up()
        table.fingers.down(at: .middle)
        for x in [20, 10, 0, 60] as [CGFloat] { table.fingers.move(to: .middle.moved(x, 0)) }
        #expect(table.journal.take().contains("swipe.ended"))
        table.fingers.up()
    }

    @Test("A swipe is recognised while the finger moves (Z31)")
    func moment() {
        table.add(UISwipeGestureRecognizer(), "swipe")
        table.fingers.down(at: .middle)
        table.wait(0.05)
        table.fingers.move(to: .middle.moved(60, 0))
        #expect(table.journal.take().contains("swipe.ended"))
        table.fingers.up()
    }

    /// `docs/KNOWN_GAPS.md` at 02ee39c2.
    @Test("A long press takes half a second, within 10 points (G14)")
    func longPress() {
        let press = UILongPressGestureRecognizer()
        #expect(press.minimumPressDuration == 0.5)
        #expect(press.allowableMovement == 10)
    }
}
