import KitTestSupport
import Presentations
import PresentationsTesting
import Testing
import UIKit

/// A view that slides in from the edge of the finger: its moving edge is at the finger, and its own way counts.
@MainActor
struct EdgeUnderFingerTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let name: String
        let device: Device
        var side: EdgeSide
        let style: any PresentationStyle

        var testDescription: String { "\(name), \(side), \(device.name)" }
    }

    nonisolated static let rows: [Row] = [Device.iPhone15, .iPhoneSE, .iPad11].flatMap { device in
        EdgeSide.all.flatMap { side in
            let card = Card {
                $0.edge = side.edge
                $0.size = .fixed(CGSize(width: 200, height: 300))
                $0.margins = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
            }
            var rows = [Row(name: "card", device: device, side: side, style: card)]
            if side.edge == .leading || side.edge == .trailing {
                let drawer = Drawer(edge: side.edge == .leading ? .leading : .trailing, width: .fixed(300))
                rows.append(Row(name: "drawer", device: device, side: side, style: drawer))
            }
            return rows
        }
    }

    @MainActor
    private final class Scene {
        let stage: Stage
        let home = UIViewController()
        let row: Row
        private let made = UIViewController()
        /// The distance of the moving edge at rest from the edge of the screen.
        private(set) var rest: CGFloat = 0

        init(_ row: Row) {
            self.row = row
            stage = Stage(row.device, layoutDirection: row.side.direction)
            stage.show(home)
            made.view.backgroundColor = .white
            if let card = row.style as? Card { home.presentAsCard(made, style: card) }
            if let drawer = row.style as? Drawer { home.presentAsDrawer(made, style: drawer) }
            stage.settle()
            rest = shown
            home.dismiss(animated: false)
            stage.settle()
            home.use(EdgePresentation(from: row.side.edge, style: row.style) { [weak self] in self?.made })
        }

        var isPresented: Bool { home.presentedViewController != nil }

        /// A point so far from the edge of the finger, in its middle.
        private func point(_ way: CGFloat) -> CGPoint {
            let (size, inward) = (stage.window.bounds.size, row.side.inward)
            return CGPoint(
                x: inward.x == 0 ? size.width / 2 : inward.x > 0 ? way : size.width - way,
                y: inward.y == 0 ? size.height / 2 : inward.y > 0 ? way : size.height - way)
        }

        /// The distance of the moving edge from the edge of the screen.
        var shown: CGFloat {
            let frame = stage.visibleFrame(of: made.view) ?? .null
            let (size, inward) = (stage.window.bounds.size, row.side.inward)
            if inward.x == 0 { return inward.y > 0 ? frame.maxY : size.height - frame.minY }
            return inward.x > 0 ? frame.maxX : size.width - frame.minX
        }

        func down(_ way: CGFloat) { stage.touchDown(at: point(way)) }

        func move(_ way: CGFloat) {
            stage.advance(by: 0.05)
            stage.touchMoved(to: point(way))
            stage.advance(by: 0.02)
        }

        func letGo() {
            stage.advance(by: 0.3)
            stage.touchUp()
            stage.settle()
        }
    }

    @Test("The moving edge is at the finger, in and out and in again, and stays at its place", arguments: rows)
    func isAtFinger(row: Row) {
        let scene = Scene(row)
        scene.down(4)
        for way in [20, 60, 150, 40, 110, scene.rest - 20] as [CGFloat] {
            scene.move(way)
            #expect(abs(scene.shown - way) < 0.5)
        }
        scene.move(scene.rest + 12)
        #expect(abs(scene.shown - scene.rest) < 0.5)
        scene.letGo()
        #expect(scene.isPresented)
        #expect(abs(scene.shown - scene.rest) < 0.5)
    }

    @Test("A release above half of its own way presents it, and below does not", arguments: rows, [true, false])
    func decides(row: Row, isPresented: Bool) {
        let scene = Scene(row)
        scene.down(4)
        scene.move(30)
        scene.move(scene.rest / 2 + (isPresented ? 4 : -4))
        scene.letGo()
        #expect(scene.isPresented == isPresented)
    }

    @Test("Swiped back it follows the finger, and a release decides by the share of its own way", arguments: rows)
    func closes(row: Row) {
        for (share, leaves) in [(0.3, false), (0.6, true)] as [(CGFloat, Bool)] {
            let scene = Scene(row)
            scene.down(4)
            scene.move(60)
            scene.move(scene.rest)
            scene.letGo()
            let start = scene.rest - 40
            scene.down(start)
            scene.move(start - 30)
            #expect(abs(scene.shown - (scene.rest - 20)) < 0.5)
            scene.move(start - 10 - share * (scene.rest - 20))
            scene.letGo()
            #expect(scene.isPresented == !leaves)
        }
    }
}
