import SeededRandom
import UIKit

@testable import Presentations

/// One random drag of a drag model: positions, a place to grab the view at, content, and the finger's movements in
/// order.
struct DragModelSweep {
    let positions: SnapPositions
    let start: CGFloat
    let pixel: CGFloat
    let mayLeave: Bool
    let velocity: CGFloat
    let ways: [CGFloat]
    private let content: ScrollingContent?
    private let expandsFirst: Bool

    init(seed: Int) {
        var random = SeededGenerator(seed: seed)
        let scale: CGFloat = random.pick(2, 3)
        func onGrid(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
        let extent = onGrid(random.number(300...1400))
        let rests = (0...random.int(below: 3)).map { _ in onGrid(random.number(0...extent - 40)) }
        let outermost = rests.max() ?? 0
        positions = SnapPositions(
            rests, hidden: extent, length: extent - outermost, bandLength: extent,
            threshold: random.pick(.sheet, .light, SwipeThreshold(distance: 0, velocity: 0)))
        // At rest, or caught anywhere on the screen, in the rubber band as well.
        start =
            random.chance(60) ? rests[random.int(below: rests.count)] : random.number(positions.innermost - 80...extent)
        pixel = 1 / scale
        mayLeave = random.chance(70)
        velocity = random.number(-4000...4000)
        let length = extent - positions.innermost
        content = random.pick(nil, 0, 0.5, 1, 4).map {
            let limit = max(0, $0 * length - length)
            return ScrollingContent(
                at: random.pick(0, 0, -random.number(0...length / 4), random.number(0...limit)), limit: limit,
                length: length)
        }
        expandsFirst = random.chance(70)
        ways = Self.ways(&random)
    }

    private static func ways(_ random: inout SeededGenerator) -> [CGFloat] {
        var way: CGFloat = 0
        var speed: CGFloat = 0
        return (0..<(3 + random.int(below: 40))).map { _ in
            if random.chance(25) { speed = random.number(-35...35) }
            // Occasionally a touch that came late.
            way += random.chance(3) ? random.number(-300...300) : speed
            return way
        }
    }

    var model: DragModel {
        DragModel(
            from: start, on: positions,
            content: content.map { DragModel.Content(distance: $0.distance, expandsFirst: expandsFirst) }, pixel: pixel)
    }

    /// The possible positions of the view.
    var range: ClosedRange<CGFloat> {
        let end = mayLeave ? positions.hidden : max(positions.outermost, start) + positions.bandLength
        return (positions.innermost - positions.bandLength)...max(end, start)
    }

    /// The end of the content for a distance scrolled from its top.
    var limit: CGFloat { content?.limit ?? 0 }

    /// The decisions of a drag, and their effects on the view and its content.
    struct Recording {
        var steps: [DragStep] = []
        var questions = 0
        var end: DragRelease?
    }

    /// Performs the drag, with movements that may be left out or added.
    func recording(_ ways: [CGFloat]) -> Recording {
        var recording = Recording()
        var model = model
        var content = content
        var last: CGFloat = 0
        var isHeld = !model.start.isScrolling
        for way in ways {
            // The content follows the finger first, and the model gets its position.
            content?.follow(way - last)
            last = way
            let step = model.move(by: way, contentDistance: content?.distance) {
                recording.questions += 1
                return mayLeave ? .granted : .refused
            }
            if let distance = step.contentDistance, isHeld || !step.isScrolling { content?.put(at: distance) }
            isHeld = !step.isScrolling
            recording.steps.append(step)
        }
        recording.end = model.end(velocity: velocity)
        return recording
    }
}

/// Content that follows a finger itself like a scroll view, beyond its ends in part.
struct ScrollingContent {
    /// The position of its end.
    let limit: CGFloat
    let length: CGFloat
    private(set) var distance: CGFloat

    init(at distance: CGFloat, limit: CGFloat, length: CGFloat) {
        self.distance = distance
        self.limit = limit
        self.length = length
    }

    /// The finger's total movement outward.
    mutating func follow(_ step: CGFloat) {
        let edge = min(max(distance, 0), limit)
        let beyond = distance - edge
        let free = edge + (beyond < 0 ? -1 : 1) * SnapPositions.distance(forStretch: abs(beyond), within: length) - step
        let held = min(max(free, 0), limit)
        distance = held + (free < held ? -1 : 1) * SnapPositions.stretch(abs(free - held), within: length)
    }

    mutating func put(at distance: CGFloat) {
        self.distance = distance
    }
}
