import Testing
import UIKit

@Suite @MainActor
struct OutlineShapeTests {
    private let rect = CGRect(x: 2, y: 3, width: 40, height: 20)

    @Test("A rectangle has square corners, a rounded one its radius, a circle half of its side")
    func exact() {
        let square = OutlineShape(UIBezierPath(rect: rect).cgPath.steps)
        #expect(square == OutlineShape(rect: rect, radius: 0, isExact: true))
        let round = OutlineShape(UIBezierPath(roundedRect: rect, cornerRadius: 4).cgPath.steps)
        #expect(round == OutlineShape(rect: rect, radius: 4, isExact: true))
        let pill = OutlineShape(UIBezierPath(roundedRect: rect, cornerRadius: 99).cgPath.steps)
        #expect(pill == OutlineShape(rect: rect, radius: 10, isExact: true))
        let side = CGRect(x: 0, y: 0, width: 10, height: 10)
        let circle = OutlineShape(UIBezierPath(ovalIn: side).cgPath.steps)
        #expect(circle == OutlineShape(rect: side, radius: 5, isExact: true))
    }

    @Test("Any other path is only the rectangle around it")
    func others() {
        let triangle = UIBezierPath()
        triangle.move(to: CGPoint(x: 5, y: 0))
        triangle.addLine(to: CGPoint(x: 10, y: 10))
        triangle.addLine(to: CGPoint(x: 0, y: 10))
        triangle.close()
        let outline = OutlineShape(triangle.cgPath.steps)
        #expect(outline == OutlineShape(rect: CGRect(x: 0, y: 0, width: 10, height: 10), radius: 0, isExact: false))
        #expect(!OutlineShape(UIBezierPath(ovalIn: rect).cgPath.steps).isExact)
    }
}
