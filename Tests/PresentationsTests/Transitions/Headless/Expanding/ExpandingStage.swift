import KitTestSupport
import Presentations
import PresentationsTesting
import Testing
import UIKit

/// A phone of 393 × 852 points with a bar 64 points high, 120 above the bottom edge, that a finger drags up into a
/// screen.
@MainActor
final class ExpandingStage {
    let scene: PresentedStage
    let bar = UIView(frame: CGRect(x: 8, y: 668, width: 377, height: 64))
    let delegate = RecordingDelegate()
    /// The controllers made for presentations, the latest last.
    private(set) var made: [LaidOutViewController] = []
    /// True if a controller is made at all.
    var makes = true
    private var finger = CGPoint.zero

    /// A custom style that covers the screen.
    struct Screen: PresentationStyle, Equatable {
        var options = PresentationOptions()

        init(presenter: PresenterAppearance = .unchanged) {
            options.presenter = presenter
        }
    }

    init(
        as style: some PresentationStyle = Screen(), direction: UITraitEnvironmentLayoutDirection = .leftToRight,
        height: CGFloat = 300
    ) {
        scene = PresentedStage(direction: direction)
        presenter.view.addSubview(bar)
        presenter.use(
            ExpandingPresentation(from: bar, style: style) { [weak self] in
                guard let self, makes else { return nil }
                let content = LaidOutViewController()
                content.preferredContentSize = CGSize(width: 0, height: height)
                made.append(content)
                return content
            })
    }

    var stage: Stage { scene.stage }
    var presenter: CountingViewController { scene.presenter }
    var isPresented: Bool { presenter.presentedViewController != nil }
    var content: LaidOutViewController? { made.last }
    /// The position of the presented view on the screen.
    var frame: CGRect { (scene.chrome?.layer.presentation() ?? scene.chrome?.layer)?.frame ?? .null }
    var opacity: Float { (scene.chrome?.layer.presentation() ?? scene.chrome?.layer)?.opacity ?? -1 }

    func down(at point: CGPoint = CGPoint(x: 196, y: 700)) {
        finger = point
        stage.touchDown(at: point)
    }

    /// Moves the finger up by the ten points that a pan absorbs and by so many more in total; down if negative.
    func move(_ way: CGFloat) {
        stage.advance(by: 0.02)
        stage.touchMoved(to: CGPoint(x: finger.x, y: finger.y - (way < 0 ? -10 : 10)))
        go(way / 2)
        go(way)
    }

    func go(_ way: CGFloat) {
        stage.advance(by: 0.02)
        stage.touchMoved(to: CGPoint(x: finger.x, y: finger.y - (way < 0 ? -10 : 10) - way))
        stage.advance(by: 0.02)
    }

    /// Lets the finger rest, so that it has no velocity, and lifts it; then waits until everything is at rest.
    func letGo() {
        stage.advance(by: 0.5)
        stage.touchUp()
        stage.settle()
    }

    /// The remains of a presentation that is over, or was not completed.
    var remains: [String] {
        var remains: [String] = []
        if isPresented { remains.append("presented") }
        if stage.window.subviews != [presenter.view] { remains.append("\(stage.window.subviews.count) views") }
        if presenter.view.transform != .identity || presenter.view.alpha != 1 {
            remains.append("the presenter's looks")
        }
        if bar.frame != CGRect(x: 8, y: 668, width: 377, height: 64) || bar.alpha != 1 { remains.append("the bar") }
        if presenter.view.layer.animationKeys() != nil { remains.append("animations") }
        if presenter.calls != [] { remains.append("the presenter was told \(presenter.calls)") }
        if presenter.transitionCoordinator != nil { remains.append("a transition") }
        return remains
    }
}
