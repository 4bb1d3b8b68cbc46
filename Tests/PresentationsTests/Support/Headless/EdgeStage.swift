import Presentations
import PresentationsTesting
import Testing
import UIKit

/// An edge of the screen and a layout direction, with their position on a phone of 393 by 852 points.
package struct EdgeSide: Sendable, CustomTestStringConvertible {
    package let edge: PresentationEdge
    package let direction: UITraitEnvironmentLayoutDirection

    package init(edge: PresentationEdge, direction: UITraitEnvironmentLayoutDirection) {
        self.edge = edge
        self.direction = direction
    }

    package static let leading = EdgeSide(edge: .leading, direction: .leftToRight)
    package static let all: [EdgeSide] = [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft].flatMap {
        direction in
        PresentationEdge.allCases.map { EdgeSide(edge: $0, direction: direction) }
    }

    /// The point where a finger from that edge lands.
    package var start: CGPoint {
        switch edge {
        case .top: CGPoint(x: 196, y: 2)
        case .bottom: CGPoint(x: 196, y: 850)
        case .leading, .trailing: CGPoint(x: inward.x > 0 ? 2 : 391, y: 426)
        }
    }

    /// The direction inward.
    package var inward: CGPoint {
        switch edge {
        case .top: CGPoint(x: 0, y: 1)
        case .bottom: CGPoint(x: 0, y: -1)
        case .leading: CGPoint(x: direction == .leftToRight ? 1 : -1, y: 0)
        case .trailing: CGPoint(x: direction == .leftToRight ? -1 : 1, y: 0)
        }
    }

    /// The length of the screen in that direction.
    package var length: CGFloat { inward.x == 0 ? 852 : 393 }

    package var testDescription: String { "\(edge), \(direction == .rightToLeft ? "right to left" : "left to right")" }
}

/// A phone whose presenter uses a presentation from an edge.
@MainActor
package final class EdgeStage {
    package let scene: PresentedStage
    package let side: EdgeSide
    package let delegate = RecordingDelegate()
    /// The controllers made for presentations, the latest last.
    package private(set) var made: [CountingViewController] = []
    /// True if a controller is made at all.
    package var makes = true
    private var finger = CGPoint.zero

    package init(_ side: EdgeSide = .leading, as style: some PresentationStyle = Drawer()) {
        self.side = side
        scene = PresentedStage(direction: side.direction)
        scene.presenter.use(
            EdgePresentation(from: side.edge, style: style) { [weak self] in self?.make() })
    }

    private func make() -> UIViewController? {
        guard makes else { return nil }
        let content = CountingViewController(CGSize(width: 0, height: 300))
        made.append(content)
        return content
    }

    package var stage: Stage { scene.stage }
    package var presenter: UIViewController { scene.presenter }
    package var isPresented: Bool { presenter.presentedViewController != nil }
    package var content: CountingViewController? { made.last }
    /// The position of the presented view on the screen.
    package var frame: CGRect { (scene.chrome?.layer.presentation() ?? scene.chrome?.layer)?.frame ?? .null }

    /// Moves a finger in from the edge until that fraction of the way is done, and keeps it down.
    package func comeIn(_ share: CGFloat) {
        down(at: side.start)
        move(share)
    }

    package func down(at point: CGPoint) {
        finger = point
        stage.touchDown(at: point)
    }

    /// Moves the finger inward by the ten points that a pan absorbs and by a fraction of the screen; outward if
    /// negative.
    package func move(_ share: CGFloat) {
        let slop: CGFloat = share < 0 ? -10 : 10
        for step in 1...10 {
            go(slop + share * side.length * CGFloat(step) / 10)
        }
    }

    /// Moves the finger to so many points inward from the point where it landed.
    package func go(_ way: CGFloat) {
        stage.advance(by: 0.02)
        stage.touchMoved(to: CGPoint(x: finger.x + side.inward.x * way, y: finger.y + side.inward.y * way))
        stage.advance(by: 0.02)
    }

    /// Lets the finger rest, so that it has no velocity, and lifts it; then waits until everything is at rest.
    package func letGo() {
        stage.advance(by: 0.5)
        stage.touchUp()
        stage.settle()
    }

    /// Presents with the finger, to the end.
    package func present() {
        comeIn(0.8)
        letGo()
        content?.presentationController?.delegate = delegate
    }

    /// The remains of a presentation that is over, or was not completed.
    package var remains: [String] {
        var remains: [String] = []
        if isPresented { remains.append("presented") }
        if stage.window.subviews != [presenter.view] { remains.append("\(stage.window.subviews.count) views") }
        if presenter.view.alpha != 1 || presenter.view.transform != .identity {
            remains.append("the presenter's looks")
        }
        if presenter.view.layer.animationKeys() != nil { remains.append("animations") }
        if scene.presenter.calls != [] { remains.append("the presenter was told \(scene.presenter.calls)") }
        if presenter.transitionCoordinator != nil { remains.append("a transition") }
        return remains
    }
}
