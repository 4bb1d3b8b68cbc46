import Testing
import UIKit

@Suite struct CGPathTests {
    private let square = CGPath(rect: CGRect(x: 10, y: 20, width: 30, height: 40), transform: nil)

    @Test func rectIsFourCornersAndAClose() {
        var types: [CGPathElementType] = []
        var points: [CGPoint] = []
        square.applyWithBlock { element in
            types.append(element.pointee.type)
            if element.pointee.type != .closeSubpath { points.append(element.pointee.points[0]) }
        }
        #expect(types == [.moveToPoint, .addLineToPoint, .addLineToPoint, .addLineToPoint, .closeSubpath])
        #expect(points == [(10, 20), (40, 20), (40, 60), (10, 60)].map { CGPoint(x: $0.0, y: $0.1) })
    }

    @Test func curvesGiveTheirControlsBeforeTheirEnd() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addCurve(to: CGPoint(x: 3, y: 3), control1: CGPoint(x: 1, y: 1), control2: CGPoint(x: 2, y: 2))
        var points: [CGPoint] = []
        path.applyWithBlock { element in
            guard element.pointee.type == .addCurveToPoint else { return }
            points = [element.pointee.points[0], element.pointee.points[1], element.pointee.points[2]]
        }
        #expect(points == [CGPoint(x: 1, y: 1), CGPoint(x: 2, y: 2), CGPoint(x: 3, y: 3)])
    }

    @Test func boxOfPathLeavesControlPointsOut() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
        #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(path.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 10, height: 5))
    }

    @Test func emptyPathHasNoBox() {
        #expect(CGMutablePath().isEmpty)
        #expect(CGMutablePath().boundingBox.isNull)
        #expect(CGMutablePath().boundingBoxOfPath.isNull)
    }

    @Test func ellipseReachesItsRectAndLeavesTheCornersOut() {
        let ellipse = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 60), transform: nil)
        let box = ellipse.boundingBoxOfPath
        #expect(abs(box.minX) < 1e-9 && abs(box.maxX - 100) < 1e-9)
        #expect(abs(box.minY) < 1e-9 && abs(box.maxY - 60) < 1e-9)
        #expect(ellipse.contains(CGPoint(x: 50, y: 30)))
        #expect(!ellipse.contains(CGPoint(x: 5, y: 5)))
    }

    @Test func aCircleIsRoundBetweenItsQuarters() {
        let circle = CGPath(ellipseIn: CGRect(x: -100, y: -100, width: 200, height: 200), transform: nil)
        let diagonal = CGPoint(x: cos(CGFloat.pi / 4), y: sin(CGFloat.pi / 4))
        #expect(circle.contains(CGPoint(x: 99.9 * diagonal.x, y: 99.9 * diagonal.y)))
        #expect(!circle.contains(CGPoint(x: 100.1 * diagonal.x, y: 100.1 * diagonal.y)))
    }

    @Test func roundedRectLeavesItsCornersOut() {
        let path = CGPath(
            roundedRect: CGRect(x: 0, y: 0, width: 100, height: 100), cornerWidth: 20, cornerHeight: 20, transform: nil)
        #expect(!path.contains(CGPoint(x: 2, y: 2)))
        #expect(!path.contains(CGPoint(x: 98, y: 98)))
        #expect(path.contains(CGPoint(x: 20, y: 2)))
        #expect(path.contains(CGPoint(x: 7, y: 7)))
        #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 100, height: 100))
    }

    @Test func aHoleIsAHoleOnlyUnderTheEvenOddRule() {
        let path = CGMutablePath()
        path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
        path.addRect(CGRect(x: 4, y: 4, width: 2, height: 2))
        #expect(path.contains(CGPoint(x: 5, y: 5)))
        #expect(!path.contains(CGPoint(x: 5, y: 5), using: .evenOdd))
        #expect(path.contains(CGPoint(x: 1, y: 1), using: .evenOdd))
    }

    @Test func equalWhenTheStepsAreEqual() {
        let same = CGMutablePath()
        same.addRect(CGRect(x: 10, y: 20, width: 30, height: 40))
        #expect(same == square)
        same.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(same != square)
    }

    @Test func aCopyDoesNotFollowTheOriginal() throws {
        let path = CGMutablePath()
        path.move(to: .zero)
        let copy = try #require(path.copy())
        path.addLine(to: CGPoint(x: 1, y: 1))
        #expect(copy.currentPoint == .zero)
        #expect(path.currentPoint == CGPoint(x: 1, y: 1))
    }

    @Test func closingReturnsToTheStartOfTheSubpath() {
        #expect(square.currentPoint == CGPoint(x: 10, y: 20))
    }

    @Test(arguments: [(clockwise: false, lowest: 10.0), (clockwise: true, lowest: 0.0)])
    func arcRunsTheWayThatItsFlagSays(clockwise: Bool, lowest: Double) {
        // From right to left: through the bottom of the screen if the flag, which is meant for a y axis that points up,
        // is false.
        let path = CGMutablePath()
        path.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: clockwise)
        #expect(abs(path.boundingBoxOfPath.maxY - lowest) < 0.01)
    }

    @Test func transformMovesEveryPoint() {
        var move = CGAffineTransform(translationX: 5, y: 5)
        let moved = CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1), transform: &move)
        #expect(moved.boundingBox == CGRect(x: 5, y: 5, width: 1, height: 1))
    }
}
