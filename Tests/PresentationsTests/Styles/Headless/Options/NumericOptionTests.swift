import KitTestSupport
import Presentations
import PresentationsTesting
import StyleSamples
import Testing
import UIKit

/// Every numeric option of every style with unusable numbers: presented, dragged and dismissed. Very large finite
/// numbers have the effect of infinity. In separate processes: a trap is one fault.
@MainActor
struct NumericOptionTests {
    nonisolated private static let huge: [CGFloat] = [1e100, .greatestFiniteMagnitude]
    /// For these numbers the test only checks that nothing breaks. The last two are the largest that are used
    /// unchanged.
    nonisolated private static let odd: [CGFloat] = [
        .nan, CGFloat.leastNonzeroMagnitude, 0, -0.0, 100_000, -100_000,
    ]

    @Test("Every number of a style", arguments: NumericStyle.all.indices)
    func numbers(of index: Int) async {
        guard Shard.sweeps.includes(index % 4) else { return }
        await #expect(processExitsWith: .success) { [index = index as Int] in
            letOtherTestsGoFirst()
            await MainActor.run { NumericOptionTests.check(NumericStyle.all[index]) }
        }
    }

    @Test(
        "A preferred size that is enormous leaves the side open, as infinity does",
        .enabled(if: Shard.sweeps.includes(4)))
    func preferredSize() async {
        await #expect(processExitsWith: .success) {
            letOtherTestsGoFirst()
            await MainActor.run {
                NumericOptionTests.checkPreferredSizes(Card())
                NumericOptionTests.checkPreferredSizes(Popup())
                NumericOptionTests.checkPreferredSizes(HalfSheet(detents: [.fitting()]))
                for sample in StyleSample.all { NumericOptionTests.checkPreferredSizes(sample.style) }
            }
        }
    }

    private static func checkPreferredSizes(_ style: any PresentationStyle) {
        for sign in [1, -1] as [CGFloat] {
            let infinite = run(style, preferring: sign * .infinity)
            for number in huge {
                let isSame = run(style, preferring: sign * number) == infinite
                #expect(isSame, "\(type(of: style)), \(sign * number)")
            }
        }
    }

    fileprivate static func check(_ style: NumericStyle) {
        for option in style.numbers {
            func run(_ number: CGFloat) -> [WindowDump.Line] { Self.run(option.style(number), preferring: 240) }
            for sign in [1, -1] as [CGFloat] {
                let infinite = run(sign * .infinity)
                for number in huge {
                    let isSame = run(sign * number) == infinite
                    #expect(isSame, "\(style.name), \(option.name), \(sign * number)")
                }
            }
            for number in odd { _ = run(number) }
        }
    }

    /// Returns the state of the screen during the presentation, at rest, after a drag, and during the dismissal.
    private static func run(_ style: some PresentationStyle, preferring length: CGFloat) -> [WindowDump.Line] {
        let scene = PresentedStage()
        var pictures: [WindowDump.Line] = []
        func look() {
            pictures += WindowDump(scene.stage.window).lines
            #expect(!scene.stage.svg.isEmpty)
        }
        scene.presenter.present(CountingViewController(CGSize(width: length, height: length)), as: style)
        scene.stage.advance(by: 0.1)
        look()
        scene.stage.settle()
        look()
        let middle = scene.chrome.map { CGPoint(x: $0.frame.midX, y: $0.frame.midY) } ?? .zero
        scene.stage.touchDown(at: middle)
        for step in 1...6 {
            scene.stage.advance(by: 1.0 / 60)
            scene.stage.touchMoved(to: CGPoint(x: middle.x - CGFloat(step) * 4, y: middle.y + CGFloat(step) * 10))
        }
        look()
        scene.stage.advance(by: 0.5)
        scene.stage.touchUp()
        scene.stage.settle()
        look()
        scene.presenter.dismiss(animated: true)
        scene.stage.advance(by: 0.1)
        look()
        scene.stage.settle()
        #expect(scene.presenter.presentedViewController == nil)
        return pictures
    }
}
