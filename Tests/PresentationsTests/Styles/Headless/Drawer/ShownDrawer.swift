import KitTestSupport
import Presentations
import PresentationsTesting
import Testing
import UIKit

/// An edge and a layout direction, with their position on the screen.
struct DrawerSide: Sendable, CustomTestStringConvertible {
    let edge: Drawer.Edge
    let direction: UITraitEnvironmentLayoutDirection

    static let all: [DrawerSide] = [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft].flatMap { direction in
        Drawer.Edge.allCases.map { DrawerSide(edge: $0, direction: direction) }
    }

    var isLeft: Bool { (edge == .leading) == (direction == .leftToRight) }
    /// The direction of the dismissal.
    var out: CGFloat { isLeft ? -1 : 1 }
    /// The resting position of a drawer of 320 points on a phone of 393.
    var restX: CGFloat { isLeft ? 0 : 73 }

    var testDescription: String { "\(edge), \(direction == .rightToLeft ? "right to left" : "left to right")" }
}

/// A drawer of 320 points on a phone.
@MainActor
struct ShownDrawer {
    let scene: PresentedStage
    let content: LaidOutViewController
    let delegate = RecordingDelegate()
    let side: DrawerSide

    init(_ side: DrawerSide = DrawerSide.all[0], _ style: Drawer = Drawer(), settles: Bool = true) {
        self.side = side
        scene = PresentedStage(direction: side.direction)
        content = LaidOutViewController()
        var style = style
        style.edge = side.edge
        scene.presenter.presentAsDrawer(content, style: style)
        content.presentationController?.delegate = delegate
        if settles { stage.settle() }
    }

    var stage: Stage { scene.stage }
    var isPresented: Bool { scene.presenter.presentedViewController != nil }
    /// Its position on the screen.
    var frame: CGRect { (scene.chrome?.layer.presentation() ?? scene.chrome?.layer)?.frame ?? .null }
    /// Its distance from its resting position.
    var out: CGFloat { (frame.minX - side.restX) * side.out }

    /// Drags from the middle of the drawer, outward or inward.
    func drag(_ way: CGFloat, duration: TimeInterval) {
        let start = CGPoint(x: side.restX + 160, y: 400)
        stage.drag(from: start, to: CGPoint(x: start.x + side.out * way, y: 400), duration: duration)
    }
}
