import Testing
import UIKit

@Suite struct CATransform3DTests {
    @Test func affineTransformsSurviveTheRoundTrip() {
        let affine = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
        let transform = CATransform3DMakeAffineTransform(affine)
        #expect(CATransform3DIsAffine(transform))
        #expect(CATransform3DGetAffineTransform(transform) == affine)
    }

    @Test func perspectiveIsNotAffine() {
        var transform = CATransform3DIdentity
        transform.m34 = -1 / 500
        #expect(!CATransform3DIsAffine(transform))
    }

    @Test func aTurnAroundZIsTheAffineRotation() {
        let affine = CATransform3DGetAffineTransform(CATransform3DMakeRotation(0.3, 0, 0, 1))
        let expected = CGAffineTransform(rotationAngle: 0.3)
        #expect(abs(affine.a - expected.a) < 1e-15)
        #expect(abs(affine.b - expected.b) < 1e-15)
        #expect(abs(affine.c - expected.c) < 1e-15)
        #expect(abs(affine.d - expected.d) < 1e-15)
    }

    @Test func concatAppliesTheFirstFirst() {
        let transform = CATransform3DConcat(CATransform3DMakeScale(2, 2, 1), CATransform3DMakeTranslation(10, 20, 0))
        #expect(CATransform3DGetAffineTransform(transform) == CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 10, ty: 20))
    }

    @Test func translateMovesInTheScaledSystem() {
        let transform = CATransform3DTranslate(CATransform3DMakeScale(2, 3, 1), 10, 20, 0)
        #expect(CATransform3DGetAffineTransform(transform).tx == 20)
        #expect(CATransform3DGetAffineTransform(transform).ty == 60)
    }

    @Test func inverseUndoesTheTransform() {
        var transform = CATransform3DRotate(CATransform3DMakeTranslation(3, 4, 5), 0.7, 1, 2, 3)
        transform.m34 = -1 / 500
        let product = CATransform3DConcat(transform, CATransform3DInvert(transform))
        for (value, expected) in zip(product.rows, CATransform3DIdentity.rows) {
            #expect(abs(value - expected) < 1e-12)
        }
    }

    @Test func onlyTheIdentityIsIdentity() {
        #expect(CATransform3DIsIdentity(CATransform3DIdentity))
        #expect(!CATransform3DIsIdentity(CATransform3D()))
    }
}
