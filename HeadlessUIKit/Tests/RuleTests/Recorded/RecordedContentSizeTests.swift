import Testing

@testable import TestSupport
@testable import UIKit

/// A view whose content is 24 points wide, against a width that an app asks for. Recorded on an iOS 26.1 simulator:
/// github.com/Vercantez/openuikit, `golden/layout_break_ios.json` at 6123b1dd with
/// `Tools/oracle2/breakprobe/gen_scenarios.py` at 158d9f9a.
@MainActor @Suite struct RecordedContentSizeTests {
    private let canvas = LayoutCanvas()

    private func content(hugging: Float, compression: Float) -> ContentView {
        Console.clear()
        let view = canvas.content(24, 20)
        view.setContentHuggingPriority(UILayoutPriority(hugging), for: .horizontal)
        view.setContentCompressionResistancePriority(UILayoutPriority(compression), for: .horizontal)
        return view
    }

    @Test(
        "A required width wins over content of any priority, and nothing is broken (Z29)",
        arguments: [(1000, 1000), (1000, 750), (250, 1000), (999, 999), (1000, 999)] as [(Float, Float)])
    func required(hugging: Float, compression: Float) {
        for (relation, width) in [("==", 36), ("==", 10), (">=", 36), ("<=", 10)] as [(String, CGFloat)] {
            let view = content(hugging: hugging, compression: compression)
            let constraint =
                switch relation {
                case "==": view.widthAnchor.constraint(equalToConstant: width)
                case ">=": view.widthAnchor.constraint(greaterThanOrEqualToConstant: width)
                default: view.widthAnchor.constraint(lessThanOrEqualToConstant: width)
                }
            canvas.layOut(view.at(x: 0, y: 0) + [constraint])
            #expect(view.frame.width == width, "\(relation) \(width)")
            #expect(Console.messages == [])
        }
    }

    @Test("Two required edges 36 points apart win over required hugging (Z29)", arguments: [1000, 999] as [Float])
    func edges(hugging: Float) {
        let view = content(hugging: hugging, compression: 750)
        canvas.layOut(
            view.at(x: 10, y: 0) + [view.rightAnchor.constraint(equalTo: canvas.root.leftAnchor, constant: 46)])
        #expect(view.frame.width == 36)
        #expect(Console.messages == [])
    }

    @Test(
        "Required content wins over a width of priority 999 (Z29)",
        arguments: [
            (999, 1000, 750, 36, 24), (999, 1000, 750, 10, 10), (999, 250, 1000, 36, 36), (999, 250, 1000, 10, 24),
            (998, 1000, 750, 36, 24), (998, 1000, 750, 10, 10), (998, 250, 1000, 36, 36), (998, 250, 1000, 10, 24),
            (500, 1000, 750, 36, 24), (500, 1000, 750, 10, 24), (500, 250, 1000, 36, 36), (500, 250, 1000, 10, 24),
        ] as [(Float, Float, Float, CGFloat, CGFloat)])
    func optional(priority: Float, hugging: Float, compression: Float, asked: CGFloat, recorded: CGFloat) {
        let view = content(hugging: hugging, compression: compression)
        canvas.layOut(view.at(x: 0, y: 0) + [view.widthAnchor.constraint(equalToConstant: asked).at(priority)])
        #expect(view.frame.width == recorded)
        #expect(Console.messages == [])
    }
}
