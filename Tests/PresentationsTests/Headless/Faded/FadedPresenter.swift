import PresentationsTesting
import Testing
import UIKit

@testable import Presentations

/// The swipe of system S10: a card that leaves downward over a faded presenter. The card is 340 points high, rests at y 478
/// and is gone at 852; a drag begins after 10 points.
@MainActor
final class FadedPresenter {
    let scene: PresentedStage
    let content: CountingViewController
    let delegate = RecordingDelegate()
    private(set) var samples: [(card: CGFloat, alpha: CGFloat)] = []

    private static let style = Card(
        presenter: .faded(), animation: .slide(from: .bottom, timing: .curve(.easeInOut, duration: 0.25)),
        swipeThreshold: .light)

    init(settles: Bool = true) {
        scene = PresentedStage()
        content = scene.presentCard(Self.style)
        content.presentationController?.delegate = delegate
        if settles { stage.settle() }
    }

    var stage: Stage { scene.stage }
    var view: UIView { scene.presenter.view }
    var isPresented: Bool { scene.presenter.presentedViewController != nil }
    /// What is seen of the presenter's opacity.
    var alpha: CGFloat { CGFloat((view.layer.presentation() ?? view.layer).opacity) }
    /// Where the card is seen.
    var card: CGFloat { (scene.chrome?.layer.presentation() ?? scene.chrome?.layer)?.frame.minY ?? 852 }

    /// Notes what is seen now, while there is a card.
    func look() {
        if scene.chrome?.window != nil { samples.append((card, alpha)) }
    }

    /// Lets time pass and looks at 240 frames a second.
    func watch(_ seconds: TimeInterval) {
        for _ in 0..<Int(seconds * 240) {
            look()
            stage.advance(by: 1.0 / 240)
        }
        look()
    }

    /// The largest steps from one look to the next.
    var largestSteps: (card: CGFloat, alpha: CGFloat) {
        let pairs = zip(samples, samples.dropFirst())
        return (
            pairs.map { abs($1.card - $0.card) }.max() ?? 0, pairs.map { abs($1.alpha - $0.alpha) }.max() ?? 0
        )
    }

    /// A finger goes down by so much, slowly, and is lifted.
    func drag(_ way: CGFloat) {
        stage.drag(from: CGPoint(x: 196, y: 600), to: CGPoint(x: 196, y: 600 + way), duration: 3)
    }
}
