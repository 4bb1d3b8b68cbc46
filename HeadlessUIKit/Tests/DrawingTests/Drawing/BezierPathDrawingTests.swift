import Testing
import UIKit

@Suite @MainActor
struct BezierPathDrawingTests {
    private let context = CGContext(bounds: CGRect(x: 0, y: 0, width: 100, height: 50), scale: 1)

    private func draw(_ body: () -> Void) -> [DrawnPath] {
        UIGraphicsPushContext(context)
        body()
        UIGraphicsPopContext()
        return context.drawing.items.compactMap { if case .path(let path) = $0.content { path } else { nil } }
    }

    @Test("A path strokes with its own line and leaves the context's as it was")
    func stroke() {
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 5, height: 5))
        path.lineWidth = 4
        path.lineCapStyle = .round
        path.setLineDash([3, 1], count: 2, phase: 1)
        let drawn = draw {
            UIColor.blue.setStroke()
            path.stroke()
            context.stroke(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        #expect(drawn.first?.line.width == 4)
        #expect(drawn.first?.line.cap == .round)
        #expect(drawn.first?.line.dashes == [3, 1])
        #expect(drawn.first?.stroke == UIColor.blue.cgColor)
        #expect(drawn.last?.line.width == 1)
        #expect(drawn.last?.line.dashes == [])
    }

    @Test("A frame is drawn inside of its rectangle with the fill colour")
    func frame() {
        let drawn = draw {
            UIColor.green.setFill()
            UIRectFrame(CGRect(x: 0, y: 0, width: 10, height: 10))
        }
        #expect(drawn.first?.stroke == UIColor.green.cgColor)
        #expect(drawn.first.map { CGPath(steps: $0.steps).boundingBox } == CGRect(x: 0.5, y: 0.5, width: 9, height: 9))
    }

    @Test("A dash pattern is read back: first its count, then its numbers")
    func dashes() {
        let path = UIBezierPath()
        path.setLineDash([1, 2, 3], count: 3, phase: 0.5)
        var count = 0
        var phase: CGFloat = 0
        path.getLineDash(nil, count: &count, phase: &phase)
        #expect(count == 3)
        var pattern = [CGFloat](repeating: 0, count: count)
        path.getLineDash(&pattern, count: nil, phase: nil)
        #expect(pattern == [1, 2, 3])
        #expect(phase == 0.5)
    }

    @Test("A reversed path goes the other way and stays closed")
    func reversed() {
        let path = UIBezierPath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 10, y: 0))
        path.addQuadCurve(to: CGPoint(x: 10, y: 10), controlPoint: CGPoint(x: 20, y: 5))
        path.close()
        #expect(
            path.reversing().cgPath.steps == [
                .move(CGPoint(x: 10, y: 10)), .quad(CGPoint(x: 10, y: 0), control: CGPoint(x: 20, y: 5)),
                .line(.zero), .close,
            ])
    }
}
