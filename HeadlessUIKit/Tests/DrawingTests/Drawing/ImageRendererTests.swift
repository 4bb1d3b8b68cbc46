import Testing
import UIKit

@testable import TestSupport

@Suite @MainActor
struct ImageRendererTests {
    private let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)

    private func dot(_ change: (UIGraphicsImageRendererFormat) -> Void = { _ in }) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 3
        change(format)
        return UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10), format: format).image { context in
            red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        }
    }

    private func shapes(of image: UIImage) -> [CAShapeLayer] {
        let view = UIImageView(image: image)
        return view.layer.shownSublayers.flatMap { $0.sublayers ?? [] }.compactMap { $0 as? CAShapeLayer }
    }

    @Test("An image has the size and the scale of its renderer, and no file")
    func size() {
        #expect(dot().size == CGSize(width: 20, height: 10))
        #expect(dot().scale == 3)
        #expect(dot().pngData() == nil)
    }

    @Test("The context of the closure is the current one, and only there")
    func current() {
        var isCurrent = false
        _ = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { context in
            isCurrent = UIGraphicsGetCurrentContext() === context.cgContext
        }
        #expect(isCurrent)
        #expect(UIGraphicsGetCurrentContext() == nil)
    }

    @Test("An image view shows what was drawn, placed by its content mode")
    func shown() throws {
        let view = UIImageView(image: dot())
        view.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
        view.contentMode = .scaleAspectFit
        let drawn = try #require(view.layer.shownSublayers.first)
        #expect(drawn.frame == CGRect(x: 0, y: 10, width: 40, height: 20))
        #expect(shapes(of: dot()).map(\.fillColor) == [red.cgColor])
        view.image = nil
        #expect(view.layer.shownSublayers.isEmpty)
    }

    @Test("A template is shown in the view's tint")
    func template() {
        let template = dot().withRenderingMode(.alwaysTemplate)
        let view = UIImageView(image: template)
        view.tintColor = .green
        let shapes = view.layer.shownSublayers.first?.sublayers?.compactMap { $0 as? CAShapeLayer }
        #expect(shapes?.map(\.fillColor) == [UIColor.green.cgColor])
    }

    @Test("An opaque image is black where nothing is drawn")
    func opaque() {
        #expect(shapes(of: dot { $0.opaque = true }).map(\.fillColor) == [CGColor(gray: 0, alpha: 1), red.cgColor])
    }

    @Test("An image that is drawn into another is in it, stretched")
    func nested() throws {
        let outer = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 100)).image { _ in
            dot().draw(in: CGRect(x: 50, y: 50, width: 40, height: 40))
        }
        let shape = try #require(shapes(of: outer).first)
        #expect(shape.path?.boundingBoxOfPath == CGRect(x: 50, y: 50, width: 20, height: 40))
    }

    @Test("A view's hierarchy is drawn with copies of its layers")
    func hierarchy() throws {
        let phone = Phone()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.backgroundColor = red
        let inner = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        view.addSubview(inner)
        phone.root.view.addSubview(view)
        MainLoop.current.settle()
        var isOnScreen = false
        let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
            isOnScreen = view.drawHierarchy(in: CGRect(x: 5, y: 5, width: 10, height: 10), afterScreenUpdates: true)
            view.layer.render(in: context.cgContext)
        }
        #expect(isOnScreen)
        let drawn = try #require(UIImageView(image: image).layer.shownSublayers.first)
        #expect(drawn.sublayers?.map(\.frame.origin) == [CGPoint(x: 5, y: 5), .zero])
        #expect(drawn.sublayers?.first?.backgroundColor == red.cgColor)
        #expect(drawn.sublayers?.first?.sublayers?.map(\.frame) == [CGRect(x: 1, y: 2, width: 3, height: 4)])
    }

    @Test("Formats are copied, so that a change comes too late for a renderer")
    func format() {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 2
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1), format: format)
        format.scale = 1
        #expect(renderer.image { _ in }.scale == 2)
        #expect(format.bounds == .zero)
        #expect(renderer.format.bounds == CGRect(x: 0, y: 0, width: 1, height: 1))
    }
}
