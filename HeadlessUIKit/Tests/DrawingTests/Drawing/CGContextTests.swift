import Testing
import UIKit

@Suite @MainActor
struct CGContextTests {
    private let context = CGContext(bounds: CGRect(x: 0, y: 0, width: 100, height: 50), scale: 2)

    private var paths: [DrawnPath] {
        context.drawing.items.compactMap { if case .path(let path) = $0.content { path } else { nil } }
    }

    private func box(_ path: DrawnPath?) -> CGRect? { path.map { CGPath(steps: $0.steps).boundingBoxOfPath } }

    @Test("A context is as many pixels as its points and its scale make")
    func size() {
        #expect(context.width == 200)
        #expect(context.height == 100)
    }

    @Test("Fills and strokes are kept in order, with the colours and the line of their moment")
    func order() {
        context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
        context.fill(CGRect(x: 1, y: 2, width: 3, height: 4))
        context.setStrokeColor(gray: 1, alpha: 0.5)
        context.setLineWidth(3)
        context.strokeEllipse(in: CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(paths.count == 2)
        #expect(paths.first?.fill == CGColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(paths.first?.stroke == nil)
        #expect(box(paths.first) == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(paths.last?.fill == nil)
        #expect(paths.last?.stroke == CGColor(gray: 1, alpha: 0.5))
        #expect(paths.last?.line.width == 3)
    }

    @Test("Drawing uses the current path up")
    func usedUp() {
        context.move(to: .zero)
        context.addLine(to: CGPoint(x: 5, y: 0))
        #expect(!context.isPathEmpty)
        #expect(context.currentPointOfPath == CGPoint(x: 5, y: 0))
        context.strokePath()
        #expect(context.isPathEmpty)
        context.fillPath()
        #expect(paths.count == 1)
    }

    @Test("A transform moves and scales what is drawn after it, lines too, until the state is restored")
    func transform() {
        context.saveGState()
        context.translateBy(x: 10, y: 0)
        context.scaleBy(x: 2, y: 2)
        context.stroke(CGRect(x: 1, y: 1, width: 4, height: 4))
        context.restoreGState()
        context.fill(CGRect(x: 1, y: 1, width: 4, height: 4))
        #expect(box(paths.first) == CGRect(x: 12, y: 2, width: 8, height: 8))
        #expect(paths.first?.line.width == 2)
        #expect(box(paths.last) == CGRect(x: 1, y: 1, width: 4, height: 4))
    }

    @Test("A clip counts for what is drawn after it, until the state is restored")
    func clip() {
        context.saveGState()
        context.clip(to: CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 10, height: 10))
        context.fill(CGRect(x: 0, y: 0, width: 50, height: 50))
        context.restoreGState()
        context.fill(CGRect(x: 0, y: 0, width: 50, height: 50))
        #expect(context.drawing.items.map(\.clips.count) == [1, 0])
        #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 100, height: 50))
    }

    @Test("A blend mode that needs pixels traps")
    func blendMode() async {
        await #expect(processExitsWith: .failure) { @MainActor in
            CGContext(bounds: .zero, scale: 1).setBlendMode(.multiply)
        }
    }
}
