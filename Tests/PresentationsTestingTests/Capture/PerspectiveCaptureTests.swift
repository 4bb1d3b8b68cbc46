import Testing
import UIKit

@testable import LayoutSnapshots
@testable import PresentationsTesting

/// Pictures of layers that a transform takes out of the plane.
@MainActor @Suite struct PerspectiveCaptureTests {
    private let stage = Stage(.iPhone15)
    private let root: UIView
    private let card = UIView(frame: CGRect(x: 100, y: 100, width: 200, height: 100))

    init() {
        let controller = UIViewController()
        stage.show(controller)
        root = controller.view
        root.backgroundColor = nil
        card.backgroundColor = .black
        root.addSubview(card)
    }

    private func turn(_ degrees: CGFloat) {
        var perspective = CATransform3DIdentity
        perspective.m34 = -1.0 / 400
        card.transform3D = CATransform3DRotate(perspective, degrees * .pi / 180, 0, 1, 0)
    }

    private func capture() throws -> [Node] { try stage.scene().nodes }

    @Test("a view that turns keeps its frame, and has a transform and a perspective")
    func turned() throws {
        turn(60)
        let node = try #require(try capture().first)
        #expect(node.frame == Frame(100, 100, 200, 100))
        #expect(node.transform == Transform(a: 0.5))
        #expect(node.perspective == Perspective(x: 0.0021651, y: 0))
    }

    @Test("about a hinge, the middle of the frame is where it is seen")
    func hinge() throws {
        card.layer.anchorPoint = CGPoint(x: 0, y: 0.5)
        card.layer.position = CGPoint(x: 100, y: 150)
        turn(60)
        let node = try #require(try capture().first)
        #expect(node.frame == Frame(100, 100, 200, 100))
        // The middle is 86.6 points behind the plane: all is divided by 1.2165, and the middle itself is 41.1 from the hinge.
        #expect(node.transform.tx == -58.9)
        #expect(node.transform.d == 0.82203)
        #expect(node.perspective == Perspective(x: 0.0017797, y: 0))
    }

    @Test("a turn without perspective is an affine map")
    func parallel() throws {
        card.layer.transform = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
        let node = try #require(try capture().first)
        #expect(node.transform == Transform(a: 0.5))
        #expect(node.perspective == nil)
    }

    @Test("the back of a layer with one side is not there")
    func back() throws {
        turn(120)
        #expect(try capture().count == 1)
        card.layer.isDoubleSided = false
        #expect(try capture().isEmpty)
        turn(60)
        #expect(try capture().count == 1)
    }

    @Test("the nearer one is drawn in front")
    func order() throws {
        let other = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        other.backgroundColor = .black
        root.addSubview(other)
        card.layer.zPosition = 10
        #expect(try capture().map(\.frame.width) == [50, 200])
    }

    @Test("a perspective of the layer above is part of it")
    func sublayers() throws {
        root.layer.sublayerTransform.m34 = -1.0 / 400
        card.center = CGPoint(x: 196.5, y: 426)
        card.layer.zPosition = 100
        let node = try #require(try capture().first)
        #expect(node.transform == Transform(a: 1.33333, d: 1.33333))
        #expect(node.perspective == nil)
    }

    @Test("the picture uses its content piece by piece, says it once, and comes back from its text")
    func picture() throws {
        let label = UILabel(frame: CGRect(x: 20, y: 20, width: 160, height: 30))
        label.text = "Perspective"
        card.addSubview(label)
        turn(60)
        let svg = stage.svg
        #expect(svg.components(separatedBy: "Perspective").count == 2)
        #expect(svg.components(separatedBy: "<use ").count == 97)
        #expect(try SceneReader.read(svg).nodes == capture())
        #expect(try SceneWriter.svg(SceneReader.read(svg)) == svg)
        turn(90)
        #expect(!stage.svg.contains("<use "))
    }
}
