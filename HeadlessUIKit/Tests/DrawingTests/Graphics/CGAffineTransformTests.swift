import Testing
import UIKit

@Suite struct CGAffineTransformTests {
    @Test func concatenatingAppliesTheReceiverFirst() {
        let scaleThenMove = CGAffineTransform(scaleX: 2, y: 3).concatenating(CGAffineTransform(translationX: 10, y: 20))
        #expect(CGPoint(x: 1, y: 1).applying(scaleThenMove) == CGPoint(x: 12, y: 23))
    }

    @Test func translatedByMovesInTheScaledSystem() {
        let transform = CGAffineTransform(scaleX: 2, y: 3).translatedBy(x: 10, y: 20)
        #expect(transform == CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 20, ty: 60))
    }

    @Test func aQuarterTurnTakesRightToDown() {
        let turned = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))
        #expect(abs(turned.x) < 1e-15)
        #expect(turned.y == 1)
    }

    @Test func inverseUndoesTheTransform() {
        let transform = CGAffineTransform(a: 2, b: 1, c: -1, d: 3, tx: 5, ty: 7)
        let point = CGPoint(x: 4, y: 9).applying(transform).applying(transform.inverted())
        #expect(abs(point.x - 4) < 1e-12)
        #expect(abs(point.y - 9) < 1e-12)
    }

    @Test func aTransformWithoutInverseAnswersItself() {
        let flat = CGAffineTransform(scaleX: 0, y: 1)
        #expect(flat.inverted() == flat)
    }

    @Test func rectIsTheBoxAroundItsTurnedCorners() {
        let rect = CGRect(x: 0, y: 0, width: 2, height: 1).applying(CGAffineTransform(rotationAngle: .pi / 2))
        #expect(abs(rect.minX + 1) < 1e-12)
        #expect(abs(rect.minY) < 1e-12)
        #expect(abs(rect.width - 1) < 1e-12)
        #expect(abs(rect.height - 2) < 1e-12)
    }

    @Test func sizeIgnoresTheTranslation() {
        let transform = CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 100, ty: 100)
        #expect(CGSize(width: 5, height: 7).applying(transform) == CGSize(width: 10, height: 21))
    }

    @Test func onlyTheIdentityIsIdentity() {
        #expect(CGAffineTransform.identity.isIdentity)
        #expect(!CGAffineTransform().isIdentity)
    }
}
