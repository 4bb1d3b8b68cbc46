import Testing
import UIKit

@testable import Presentations

/// One finger, a sheet, and scrolled content in it. Medium rests at 392 and large at 69, 323 further in.
@Suite struct DragModelContentTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let name: String
        let from: CGFloat
        let distance: CGFloat
        let expandsFirst: Bool
        let steps: [Step]

        var testDescription: String { name }
    }

    /// A movement of the finger, and the resulting positions of the sheet and the content.
    struct Step: Sendable {
        let way: CGFloat
        let place: CGFloat
        let content: CGFloat
        let isScrolling: Bool

        init(_ way: CGFloat, _ place: CGFloat, _ content: CGFloat, _ isScrolling: Bool = false) {
            self.way = way
            self.place = place
            self.content = content
            self.isScrolling = isScrolling
        }
    }

    nonisolated static let rows = [
        Row(
            name: "a sheet that opens first", from: 392, distance: 0, expandsFirst: true,
            steps: [
                Step(-100, 292, 0), Step(-323, 69, 0), Step(-324, 69, 1, true), Step(-423, 69, 100, true),
                Step(-323, 69, 0), Step(0, 392, 0), Step(40, 432, 0), Step(-330, 69, 7, true),
            ]),
        Row(
            name: "content that scrolls first", from: 392, distance: 0, expandsFirst: false,
            steps: [
                Step(-1, 392, 1, true), Step(-500, 392, 500, true), Step(0, 392, 0), Step(60, 452, 0),
                Step(-20, 392, 20, true),
            ]),
        Row(
            name: "content that is scrolled goes to its top first, though the sheet would open first", from: 392,
            distance: 100, expandsFirst: true,
            steps: [
                Step(-50, 392, 150, true), Step(60, 392, 40, true), Step(100, 392, 0), Step(130, 422, 0),
                Step(0, 392, 100, true),
            ]),
        Row(
            name: "a sheet that is fully open", from: 69, distance: 0, expandsFirst: true,
            steps: [Step(-50, 69, 50, true), Step(50, 119, 0), Step(323, 392, 0), Step(0, 69, 0)]),
        Row(
            name: "a sheet that is caught between its rests keeps its content scrolled as it is", from: 200,
            distance: 100, expandsFirst: true,
            steps: [
                Step(50, 250, 100), Step(-131, 69, 100), Step(-151, 69, 120, true), Step(-131, 69, 100),
                Step(0, 200, 100), Step(192, 392, 100),
            ]),
        Row(
            name: "a sheet that is caught in its rubber band", from: 69 - 13.131_488, distance: 0, expandsFirst: true,
            steps: [Step(0, 55.868_512, 0), Step(100, 69, 0), Step(150, 119, 0), Step(-40, 55.868_512, 40, true)]),
    ]

    @Test("The whole way of the finger says where both are", arguments: rows)
    func ways(row: Row) {
        var model = DragModel(
            from: row.from, on: .sheet,
            content: DragModel.Content(distance: row.distance, expandsFirst: row.expandsFirst), pixel: 1.0 / 3)
        // The content follows the finger before the model is asked, and is put back if the sheet moves instead.
        var content = ScrollingContent(at: row.distance, limit: 8000, length: 783)
        var last: CGFloat = 0
        for step in row.steps {
            content.follow(step.way - last)
            last = step.way
            let result = model.move(by: step.way, contentDistance: content.distance) { .granted }
            content.put(at: result.contentDistance ?? .nan)
            #expect(abs(result.position - step.place) < 0.000_01, "the sheet at \(step.way)")
            #expect(abs((result.contentDistance ?? .nan) - step.content) < 0.000_01, "the content at \(step.way)")
            #expect(result.isScrolling == step.isScrolling, "at \(step.way)")
            if step.isScrolling { #expect(result.dismissalProgress == nil) }
        }
    }

    @Test("Within one pixel of its top content is at its top, at every scale (R10)", arguments: [1, 2, 3] as [CGFloat])
    func topTolerance(scale: CGFloat) {
        func opens(_ distance: CGFloat) -> Bool {
            let content = DragModel.Content(distance: distance, expandsFirst: true)
            var model = DragModel(from: 392, on: .sheet, content: content, pixel: 1 / scale)
            return model.move(by: -100) { .granted } == DragStep(position: 292, contentDistance: 0)
        }
        #expect(opens(0.99 / scale))
        #expect(opens(1 / scale))
        #expect(!opens(1.01 / scale))
    }

    @Test(
        "Within one pixel of its rest a sheet is at rest, at every scale (R10)", arguments: [1, 2, 3] as [CGFloat],
        [-1, 1] as [CGFloat])
    func restTolerance(scale: CGFloat, sign: CGFloat) {
        func scrolls(_ offset: CGFloat) -> Bool {
            let content = DragModel.Content(distance: 0, expandsFirst: false)
            var model = DragModel(from: 392 + offset, on: .sheet, content: content, pixel: 1 / scale)
            return model.move(by: -100) { .granted }.isScrolling
        }
        #expect(scrolls(sign * 0.99 / scale))
        #expect(!scrolls(sign * 1.01 / scale))
    }

    @Test("While the content scrolls it is the content that says where it is: it may have met its end")
    func shortContent() {
        let content = DragModel.Content(distance: 0, expandsFirst: true)
        var model = DragModel(from: 69, on: .sheet, content: content, pixel: 1.0 / 3)
        _ = model.move(by: -10, contentDistance: 0) { .granted }
        // It ends after 30 points, and yields 20 more for the next 70 of the finger.
        #expect(model.move(by: -100, contentDistance: 50) { .granted }.contentDistance == 50)
        // The finger goes back; in the rubber band the content is faster than the finger.
        #expect(model.move(by: -40, contentDistance: 10) { .granted }.contentDistance == 10)
        #expect(
            model.move(by: -20, contentDistance: 0) { .granted }
                == DragStep(position: 79, contentDistance: 0))
    }

    @Test("Let go while the content scrolls, the sheet stays; the content's speed is none of its own")
    func letGo() {
        let content = DragModel.Content(distance: 0, expandsFirst: false)
        var model = DragModel(from: 392, on: .sheet, content: content, pixel: 1.0 / 3)
        _ = model.move(by: -200) { .granted }
        #expect(model.end(velocity: -3000) == .settle(rest: 1, velocity: 0))
    }

    @Test("Content is asked for no place where there is none")
    func none() {
        var model = DragModel(from: 69, on: .sheet, pixel: 1.0 / 3)
        let step = model.move(by: -100) { .granted }
        #expect(step.contentDistance == nil)
        #expect(abs(step.position - (69 - 13.131_488)) < 0.000_001)
    }

    @Test(
        "Content that refreshes keeps the finger where nothing is left for the view to do before it scrolls",
        arguments: [
            (position: 69 as CGFloat, refreshes: true, expandsFirst: true, leaves: true), (392, true, true, false),
            (69, true, false, true), (392, true, false, true), (69, false, true, false), (392, false, false, false),
            // Between its resting positions, and stretched.
            (200, true, true, false), (200, true, false, false), (40, true, true, false),
        ])
    func refreshing(position: CGFloat, refreshes: Bool, expandsFirst: Bool, leaves: Bool) {
        for distance in [-20, 0, 300] as [CGFloat] {
            let content = DragModel.Content(distance: distance, expandsFirst: expandsFirst, refreshes: refreshes)
            #expect(
                DragModel.leavesView(to: content, at: position, on: .sheet, pixel: 1.0 / 3) == leaves,
                "\(distance)")
        }
    }
}
