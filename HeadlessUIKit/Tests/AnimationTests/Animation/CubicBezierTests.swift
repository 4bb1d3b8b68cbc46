import Testing

@testable import UIKit

struct CubicBezierTests {
    @Test(
        "The curves pass through these values after a quarter, a half and three quarters of the time (N8)",
        arguments: [
            (.easeInOut, [0.129_161_931, 0.5, 0.870_838_069]),
            (.easeIn, [0.093_464_651, 0.315_356_813, 0.621_861_869]),
            (.easeOut, [0.378_138_131, 0.684_643_187, 0.906_535_349]),
            (.coreAnimation, [0.408_510_591, 0.802_403_388, 0.960_458_978]),
            (.linear, [0.25, 0.5, 0.75]),
        ] as [(CubicBezier, [Double])])
    func values(curve: CubicBezier, expected: [Double]) {
        for (fraction, value) in zip([0.25, 0.5, 0.75], expected) {
            #expect(abs(curve.progress(at: fraction) - value) < 1e-8, "at \(fraction)")
        }
        #expect(curve.progress(at: 0) == 0)
        #expect(curve.progress(at: 1) == 1)
    }

    @Test("The inverse finds the time of a progress", arguments: [0.01, 0.2, 0.5, 0.77, 0.99])
    func inverse(fraction: Double) {
        for curve in [CubicBezier.easeInOut, .easeIn, .easeOut, .coreAnimation, .linear] {
            #expect(abs(curve.fraction(at: curve.progress(at: fraction)) - fraction) < 1e-9)
        }
    }

    @MainActor
    @Test("Timing parameters carry those control points; without a curve they are Core Animation's default (N8)")
    func timingParameters() {
        let standard = UICubicTimingParameters()
        #expect(standard.controlPoint1 == CGPoint(x: 0.25, y: 0.1))
        #expect(standard.controlPoint2 == CGPoint(x: 0.25, y: 1))
        #expect(standard.timingCurveType == .builtin)
        let easeOut = UICubicTimingParameters(animationCurve: .easeOut)
        #expect(easeOut.controlPoint1 == CGPoint(x: 0, y: 0))
        #expect(easeOut.controlPoint2 == CGPoint(x: 0.58, y: 1))
        #expect(easeOut.animationCurve == .easeOut)
        let own = UICubicTimingParameters(
            controlPoint1: CGPoint(x: 0.1, y: 0.2), controlPoint2: CGPoint(x: 0.3, y: 0.4))
        #expect(own.timingCurveType == .cubic)
    }
}

struct TimingTests {
    @Test("Before its time an animation shows its beginning, from its end on exactly its end (N9)")
    func bounds() {
        for timing in [Timing.curve(.easeInOut), .spring(Spring(dampingRatio: 0.5, duration: 2), velocity: .zero)] {
            #expect(timing.progress(at: -1, of: 2) == 0)
            #expect(timing.progress(at: 0, of: 2) == 0)
            #expect(timing.progress(at: 2, of: 2) == 1)
            #expect(timing.progress(at: 3, of: 2) == 1)
        }
    }

    @Test("A spring takes the velocity of the axis it moves on (N12)")
    func axes() {
        let timing = Timing.spring(Spring(dampingRatio: 1, duration: 1), velocity: CGVector(dx: 0, dy: 5))
        let still = timing.progress(at: 0.1, of: 1, axis: .x)
        let pushed = timing.progress(at: 0.1, of: 1, axis: .y)
        #expect(abs(still - 0.236_069) < 1e-6)
        #expect(pushed > still + 0.1)
    }

    @Test("The moment of a progress is the first one for a spring that passes it more than once")
    func firstMoment() {
        let timing = Timing.spring(Spring(dampingRatio: 0.3, duration: 1), velocity: .zero)
        let moment = timing.elapsed(at: 0.999, of: 1)
        #expect(abs(timing.progress(at: moment, of: 1) - 0.999) < 1e-9)
        #expect((1..<100).allSatisfy { timing.progress(at: moment * Double($0) / 100, of: 1) < 0.999 })
    }
}
