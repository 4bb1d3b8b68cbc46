import Testing
import UIKit

@testable import LayoutSnapshots
@testable import PresentationsTesting

// On Apple's platforms what a view draws is pixels.
#if !canImport(ObjectiveC)
    /// How what was drawn gets into a picture.
    @Suite @MainActor
    struct DrawnContentTests {
        private let stage = Stage(.iPhone15)
        private let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)

        /// The node of what a view has drawn.
        private func drawing(of view: UIView) throws -> Node {
            let controller = UIViewController()
            stage.show(controller)
            controller.view.addSubview(view)
            stage.settle()
            func find(_ nodes: [Node]) -> Node? {
                nodes.lazy.compactMap { $0.name == "drawing" ? $0 : find($0.children) }.first
            }
            return try #require(find(try stage.scene().nodes))
        }

        @Test("The drawing of a view is a shape in it for each path")
        func view() throws {
            let view = SquareView(frame: CGRect(x: 10, y: 20, width: 30, height: 30))
            view.backgroundColor = .white
            let node = try drawing(of: view)
            #expect(node.clips)
            #expect(node.children.map(\.shape?.fill) == [Color(255, 0, 0)])
        }

        @Test("A drawn image is a shape too, and no space for a picture")
        func image() throws {
            let image = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { context in
                red.setFill()
                context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
            }
            let node = try drawing(of: UIImageView(image: image))
            #expect(node.children.map(\.shape?.fill) == [Color(255, 0, 0)])
            #expect(node.image == nil)
        }
    }

    private final class SquareView: UIView {
        override func draw(_ rect: CGRect) {
            UIColor(red: 1, green: 0, blue: 0, alpha: 1).setFill()
            UIRectFill(CGRect(x: 5, y: 5, width: 10, height: 10))
        }
    }
#endif
