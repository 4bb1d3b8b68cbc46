import Testing
import UIKit

@testable import LayoutSnapshots
@testable import PresentationsTesting

/// How a masked view is drawn: inside a node that has the mask's outline, and the place and the opacity of the view.
@MainActor
struct MaskCaptureTests {
    private let stage = Stage(.iPhone15)
    private let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 200))
    private let mask = UIView(frame: CGRect(x: 20, y: 40, width: 60, height: 100))

    init() {
        let controller = UIViewController()
        stage.show(controller)
        view.backgroundColor = .white
        view.accessibilityIdentifier = "masked"
        controller.view.addSubview(view)
        mask.backgroundColor = .black
        mask.layer.cornerRadius = 8
        view.mask = mask
    }

    private func node() throws -> Node {
        let scene = try stage.scene()
        func find(_ nodes: [Node]) -> Node? {
            nodes.lazy.compactMap { $0.name == "mask" || $0.name == "masked" ? $0 : find($0.children) }.first
        }
        return try #require(find(scene.nodes))
    }

    @Test("Also under a transform and half transparent")
    func transformed() throws {
        view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        view.alpha = 0.5
        let node = try node()
        // The middle of the view is at (60, 120), and that of the mask ten points of the view above it.
        #expect(node.frame == Frame(30, 65, 60, 100))
        #expect(node.transform == Transform(a: 0.5, d: 0.5))
        #expect(node.clips && node.corners == Corners(radius: 8, isContinuous: true))
        #expect(node.alpha == 0.5)
        let inner = try #require(node.children.first)
        #expect(inner.name == "masked")
        #expect(inner.frame == Frame(-20, -40, 100, 200))
        #expect(inner.transform.isIdentity && inner.alpha == 1)
        #expect(inner.background == .white)
    }

    @Test("A shape masks with the outline of its path: the rectangle around it, with its round corners")
    func shape() throws {
        let shape = CAShapeLayer()
        shape.path = CGPath(ellipseIn: CGRect(x: 20, y: 40, width: 60, height: 60), transform: nil)
        view.mask = nil
        view.layer.mask = shape
        let node = try node()
        #expect(node.frame == Frame(30, 60, 60, 60))
        #expect(node.clips && node.corners == Corners(radius: 30))
        #expect(node.children.map(\.name) == ["masked"])
        shape.fillColor = nil
        #expect(try self.node().name == "masked")
    }

    @Test("With an opaque rectangle in a transparent one the view is drawn twice: faded, and whole")
    func core() throws {
        let core = UIView(frame: CGRect(x: 30, y: 60, width: 20, height: 30))
        core.backgroundColor = .black
        mask.bounds.origin = CGPoint(x: 20, y: 40)
        mask.backgroundColor = UIColor(white: 0, alpha: 0.25)
        mask.addSubview(core)
        let node = try node()
        #expect(node.frame == Frame(30, 60, 60, 100))
        #expect(node.clips && node.alpha == 1)
        #expect(node.children.map(\.name) == ["masked", "target"])
        let faded = try #require(node.children.first)
        #expect(faded.frame == Frame(-20, -40, 100, 200))
        #expect(faded.alpha == 0.25)
        let opaque = try #require(node.children.last)
        #expect(opaque.frame == Frame(10, 20, 20, 30))
        #expect(opaque.clips && opaque.alpha == 1)
        #expect(opaque.children.map(\.name) == ["masked"])
        #expect(opaque.children.first?.frame == Frame(-30, -60, 100, 200))
        #expect(opaque.children.first?.alpha == 1)
        mask.backgroundColor = .clear
        #expect(try self.node().children.map(\.name) == ["target"])
        mask.backgroundColor = .black
        #expect(try self.node().children.map(\.name) == ["masked"])
    }

    @Test("A mask that is anything else is not drawn")
    func others() throws {
        mask.backgroundColor = UIColor(white: 0, alpha: 0.5)
        #expect(try node().name == "masked")
        mask.backgroundColor = nil
        #expect(try node().name == "masked")
        mask.backgroundColor = .black
        mask.addSubview(UIView())
        #expect(try node().name == "masked")
    }
}
