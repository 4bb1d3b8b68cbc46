import KitTestSupport
import Presentations
import PresentationsTesting
import Testing
import UIKit

/// A presenter behind a half-sheet on a phone, and how it looks on the screen from moment to moment. The sheet rests at y
/// 392 and is gone at 852; a drag begins after 10 points.
@MainActor
final class StandingBack {
    let scene = PresentedStage()
    let content = CountingViewController()
    private(set) var samples: [CGFloat] = []

    var stage: Stage { scene.stage }
    var view: UIView { scene.presenter.view }

    init(_ style: HalfSheet = HalfSheet(presenter: .pushedBack()), settles: Bool = true) {
        scene.presenter.presentAsHalfSheet(content, style: style)
        if settles { stage.settle() }
    }

    /// The visible scale of the presenter.
    var scale: CGFloat { (view.layer.presentation() ?? view.layer).affineTransform().a }
    var cornerRadius: CGFloat { (view.layer.presentation() ?? view.layer).cornerRadius }
    var sheet: CGFloat { (scene.chrome?.layer.presentation() ?? scene.chrome?.layer)?.frame.minY ?? 852 }

    /// Lets time pass and looks at 240 frames a second.
    func watch(_ seconds: TimeInterval) {
        for _ in 0..<Int(seconds * 240) {
            samples.append(scale)
            stage.advance(by: 1.0 / 240)
        }
        samples.append(scale)
    }

    /// Notes what the next frame shows. No time passes.
    func look() {
        stage.advance(by: 0)
        samples.append(scale)
    }

    /// The largest step from one look to the next.
    var largestStep: CGFloat { zip(samples, samples.dropFirst()).map { abs($1 - $0) }.max() ?? 0 }

    func forgetSamples() { samples = [] }

    /// Catches the sheet where it is on the screen, without moving it by more than a point.
    func grab() {
        let y = min(840, sheet + 30)
        stage.touchDown(at: CGPoint(x: 196, y: y))
        stage.touchMoved(to: CGPoint(x: 196, y: y + 10))
        look()
        stage.touchMoved(to: CGPoint(x: 196, y: y + 11))
        look()
        stage.advance(by: 0)
        look()
    }
}
