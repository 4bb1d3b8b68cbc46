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

    @Test func aTurnAboutTheVerticalAxisTakesTheRightSideAway() {
        let turn = CATransform3DMakeRotation(.pi / 6, 0, 2, 0)
        let cosine: CGFloat = 0.8660254037844387
        let expected: [CGFloat] = [cosine, 0, -0.5, 0, 0, 1, 0, 0, 0.5, 0, cosine, 0, 0, 0, 0, 1]
        for (value, number) in zip(turn.rows, expected) { #expect(abs(value - number) < 1e-15) }
    }

    @Test func functionsOfATransformActBeforeIt() {
        var perspective = CATransform3DIdentity
        perspective.m34 = -0.002
        let turned = CATransform3DRotate(perspective, .pi / 2, 0, 1, 0)
        // x becomes −z, which the perspective moves no nearer.
        #expect(abs(turned.m13 + 1) < 1e-15)
        #expect(abs(turned.m14 - 0.002) < 1e-15)
        #expect(CATransform3DScale(perspective, 1, 1, 3).m34 == -0.006)
        #expect(abs(CATransform3DTranslate(perspective, 0, 0, 100).m44 - 0.8) < 1e-15)
    }

    @Test func productsAndInversesOfLiterals() {
        let product = CATransform3DConcat(
            CATransform3DMakeScale(2, 3, 4), CATransform3DMakeTranslation(5, 6, 7))
        #expect(product.rows == [2, 0, 0, 0, 0, 3, 0, 0, 0, 0, 4, 0, 5, 6, 7, 1])
        let inverse: [CGFloat] = [0.5, 0, 0, 0, 0, 0.3333333333333333, 0, 0, 0, 0, 0.25, 0, -2.5, -2, -1.75, 1]
        for (value, number) in zip(CATransform3DInvert(product).rows, inverse) { #expect(abs(value - number) < 1e-15) }
        let flat = CATransform3DMakeScale(1, 0, 1)
        #expect(CATransform3DEqualToTransform(CATransform3DInvert(flat), flat))
        #expect(!CATransform3DEqualToTransform(flat, CATransform3DIdentity))
        #expect(!CATransform3DIsAffine(CATransform3DMakeTranslation(0, 0, 1)))
    }
}
