import Testing
import UIKit

@Suite struct UIBezierPathTests {
    private let rect = CGRect(x: 0, y: 0, width: 100, height: 60)

    @Test func roundsOnlyTheCornersThatWereAsked() {
        let path = UIBezierPath(
            roundedRect: rect, byRoundingCorners: [.topLeft, .topRight], cornerRadii: CGSize(width: 20, height: 20))
        #expect(!path.contains(CGPoint(x: 1, y: 1)))
        #expect(!path.contains(CGPoint(x: 99, y: 1)))
        #expect(path.contains(CGPoint(x: 1, y: 59)))
        #expect(path.contains(CGPoint(x: 99, y: 59)))
    }

    @Test func aRadiusAboveHalfOfTheShorterSideIsThatHalf() {
        #expect(
            UIBezierPath(roundedRect: rect, cornerRadius: 500).cgPath
                == UIBezierPath(roundedRect: rect, cornerRadius: 30).cgPath)
    }

    @Test func cgPathIsACopyBothWays() {
        let path = UIBezierPath(rect: rect)
        let before = path.cgPath
        path.addLine(to: CGPoint(x: 200, y: 200))
        #expect(before.boundingBox == rect)
        #expect(path.bounds == CGRect(x: 0, y: 0, width: 200, height: 200))
    }

    @Test func clockwiseArcFromRightGoesDown() {
        let path = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
        #expect(abs(path.currentPoint.y - 10) < 1e-9)
        #expect(path.bounds.minY > -0.001)
    }

    @Test func aFullTurnIsTheWholeCircle() {
        let path = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
        #expect(abs(path.bounds.width - 20) < 1e-9)
        #expect(abs(path.bounds.height - 20) < 1e-9)
    }

    @Test func evenOddRuleLeavesAHole() {
        let path = UIBezierPath(rect: rect)
        path.append(UIBezierPath(rect: CGRect(x: 40, y: 20, width: 20, height: 20)))
        #expect(path.contains(CGPoint(x: 50, y: 30)))
        path.usesEvenOddFillRule = true
        #expect(!path.contains(CGPoint(x: 50, y: 30)))
    }

    @Test func applyMovesTheWholePath() {
        let path = UIBezierPath(ovalIn: rect)
        path.apply(CGAffineTransform(translationX: 10, y: 5))
        #expect(abs(path.bounds.minX - 10) < 1e-9)
        #expect(abs(path.bounds.minY - 5) < 1e-9)
    }

    @Test func removingAllPointsEmptiesIt() {
        let path = UIBezierPath(rect: rect)
        path.removeAllPoints()
        #expect(path.isEmpty)
    }
}
