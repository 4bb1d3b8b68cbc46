import KitTestSupport
import Presentations
import PresentationsTesting
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

    @Test("Numbers for a card", .enabled(if: Shard.sweeps.includes(0)))
    func card() async { await #expect(processExitsWith: .success) { await goThroughNumbers(of: Card.self) } }

    @Test("Numbers for a popup", .enabled(if: Shard.sweeps.includes(1)))
    func popup() async { await #expect(processExitsWith: .success) { await goThroughNumbers(of: Popup.self) } }

    @Test("Numbers for a half-sheet", .enabled(if: Shard.sweeps.includes(2)))
    func halfSheet() async { await #expect(processExitsWith: .success) { await goThroughNumbers(of: HalfSheet.self) } }

    @Test("Numbers for a drawer", .enabled(if: Shard.sweeps.includes(3)))
    func drawer() async { await #expect(processExitsWith: .success) { await goThroughNumbers(of: Drawer.self) } }

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
                NumericOptionTests.checkPreferredSizes(Drawer())
            }
        }
    }

    private static func checkPreferredSizes(_ style: some PresentationStyle) {
        for sign in [1, -1] as [CGFloat] {
            let infinite = run(style, preferring: sign * .infinity)
            for number in huge {
                let isSame = run(style, preferring: sign * number) == infinite
                #expect(isSame, "\(type(of: style)), \(sign * number)")
            }
        }
    }

    fileprivate static func check<Style: NumericStyle>(_ type: Style.Type) {
        for option in Style.numbers {
            func run(_ number: CGFloat) -> [WindowDump.Line] {
                var style = Style.plain
                option.set(&style, number)
                return Self.run(style, preferring: 240)
            }
            for sign in [1, -1] as [CGFloat] {
                let infinite = run(sign * .infinity)
                for number in huge {
                    let isSame = run(sign * number) == infinite
                    #expect(isSame, "\(Style.self), \(option.name), \(sign * number)")
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

/// On the main thread, after the other tests.
private func goThroughNumbers<Style: NumericStyle>(of type: Style.Type) async {
    letOtherTestsGoFirst()
    await MainActor.run { NumericOptionTests.check(type) }
}
