import KitTestSupport
import Presentations
import PresentationsTesting
import Testing
import UIKit

/// `onDismiss` of presentations by a finger.
@MainActor
struct GestureEndingTests {
    enum Source: CaseIterable {
        case edge, bar
    }

    private let endings = EndingTests.Endings()
    private let edge = EdgeStage()
    private let bar = ExpandingStage(as: Card())

    private func install(_ source: Source) {
        let make: @MainActor () -> UIViewController = { CountingViewController(CGSize(width: 0, height: 300)) }
        switch source {
        case .edge:
            edge.presenter.use(
                EdgePresentation(from: .leading, style: Card(), content: make) { [endings] in endings.note($0) })
        case .bar:
            bar.presenter.use(
                ExpandingPresentation(from: bar.bar, style: Card(), content: make) { [endings] in endings.note($0) })
        }
    }

    /// Moves a finger in by a fraction of the way, and lifts it.
    private func bringIn(_ share: CGFloat, _ source: Source) {
        switch source {
        case .edge:
            edge.comeIn(share)
            edge.letGo()
        case .bar:
            bar.down()
            // From the bar's top at 668 to the card's at 518.
            bar.move(share * 150)
            bar.letGo()
        }
    }

    private func stage(_ source: Source) -> Stage { source == .edge ? edge.stage : bar.stage }

    @Test("A presentation reports its reason when it ends, once for each", arguments: Source.allCases)
    func presented(source: Source) {
        install(source)
        for count in 1...2 {
            bringIn(0.8, source)
            #expect(endings.reasons.count == count - 1)
            stage(source).tap(at: CGPoint(x: 196, y: 60))
            stage(source).settle()
            #expect(endings.reasons == Array(repeating: .tapOutside, count: count))
        }
    }

    @Test("What the finger takes back before it is there has been swiped away", arguments: Source.allCases)
    func takenBack(source: Source) {
        install(source)
        bringIn(0.2, source)
        #expect(endings.reasons == [.swipe])
    }

    @Test("A finger that presents nothing ends nothing", arguments: Source.allCases)
    func nothing(source: Source) {
        install(source)
        let presenter: UIViewController = source == .edge ? edge.presenter : bar.presenter
        let other = UIViewController()
        presenter.present(other, animated: false)
        stage(source).settle()
        bringIn(0.8, source)
        #expect(endings.reasons == [])
    }
}
