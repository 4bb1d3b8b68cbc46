import KitTestSupport
import Presentations
import PresentationsTesting
import Testing
import UIKit

/// The swipe of S10: a card that is dismissed downward over a faded presenter. The card is 340 points high, rests at y
/// 478 and is gone at 852; a drag begins after 10 points.
@MainActor
final class FadedPresenter {
    let scene: PresentedStage
    let content: CountingViewController
    let delegate = RecordingDelegate()
    private(set) var samples: [(card: CGFloat, alpha: CGFloat)] = []

    private static let style = Card {
        $0.presenter = .faded()
        $0.animation = .slide(from: .bottom, timing: .curve(.easeInOut, duration: 0.25))
        $0.swipeThreshold = .light
    }

    init(settles: Bool = true) {
        scene = PresentedStage()
        content = scene.presentCard(Self.style)
        content.presentationController?.delegate = delegate
        if settles { stage.settle() }
    }

    var stage: Stage { scene.stage }
    var view: UIView { scene.presenter.view }
    var isPresented: Bool { scene.presenter.presentedViewController != nil }
    /// The visible opacity of the presenter.
    var alpha: CGFloat { CGFloat((view.layer.presentation() ?? view.layer).opacity) }
    /// The visible position of the card.
    var card: CGFloat { (scene.chrome?.layer.presentation() ?? scene.chrome?.layer)?.frame.minY ?? 852 }

    /// Records what the next frame shows, while there is a card. No time passes.
    func look() {
        stage.advance(by: 0)
        if scene.chrome?.window != nil { samples.append((card, alpha)) }
    }

    /// Lets time pass and records 240 frames a second.
    func watch(_ seconds: TimeInterval) {
        for _ in 0..<Int(seconds * 240) {
            look()
            stage.advance(by: 1.0 / 240)
        }
        look()
    }

    /// The largest steps from one record to the next.
    var largestSteps: (card: CGFloat, alpha: CGFloat) {
        let pairs = zip(samples, samples.dropFirst())
        return (
            pairs.map { abs($1.card - $0.card) }.max() ?? 0, pairs.map { abs($1.alpha - $0.alpha) }.max() ?? 0
        )
    }

    /// Moves a finger down by a distance, slowly, and lifts it.
    func drag(_ way: CGFloat) {
        stage.drag(from: CGPoint(x: 196, y: 600), to: CGPoint(x: 196, y: 600 + way), duration: 3)
    }
}
