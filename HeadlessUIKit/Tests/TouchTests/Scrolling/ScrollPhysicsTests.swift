import Testing

@testable import TestSupport
@testable import UIKit

@Suite struct ScrollPhysicsTests {
    @Test(
        "Content comes to rest where its speed at release says, and stops dead at 10 points per second (V1)",
        arguments: [
            (1000, .normal, 494.01, 2.3002), (-1000, .normal, -494.01, 2.3002), (3000, .normal, 1492.01, 2.8490),
            (1000, .fast, 98.01, 0.4582), (10, .normal, 0, 0), (-9, .fast, 0, 0),
        ] as [(CGFloat, UIScrollView.DecelerationRate, CGFloat, Double)])
    func deceleration(velocity: CGFloat, rate: UIScrollView.DecelerationRate, distance: CGFloat, duration: Double) {
        let deceleration = Deceleration(velocity: velocity, rate: rate)
        expectClose(deceleration.distance, distance, within: 1e-6)
        expectClose(CGFloat(deceleration.duration), CGFloat(duration), within: 1e-4)
        expectClose(deceleration.position(at: duration + 1), distance, within: 1e-6)
    }

    @Test("Each millisecond content keeps 0.998 of its speed (V1)")
    func speed() {
        let deceleration = Deceleration(velocity: 1000, rate: .normal)
        expectClose(deceleration.velocity(at: 0.001), 998, within: 1e-9)
        expectClose(deceleration.velocity(at: 0.1), 818.567, within: 1e-3)
        expectClose(deceleration.position(at: 0.1), 90.535, within: 1e-3)
        expectClose(CGFloat(deceleration.time(at: 90.535)), 0.1, within: 1e-5)
    }

    @Test("A target is reached exactly (V1)", arguments: [300.0, -40, 2])
    func target(distance: Double) {
        let deceleration = Deceleration(distance: CGFloat(distance), rate: .normal)
        expectClose(deceleration.distance, CGFloat(distance), within: 1e-9)
    }

    @Test(
        "Past its edge content follows the finger less and less (V2)",
        arguments: [(100, 852, 51.66), (200, 852, 97.42), (-100, 852, -51.66), (0, 852, 0), (100, 393, 48.25)]
            as [(CGFloat, CGFloat, CGFloat)])
    func rubberBand(distance: CGFloat, length: CGFloat, stretched: CGFloat) {
        let band = BounceCurve(length: length)
        expectClose(band.stretched(distance), stretched, within: 0.005)
        expectClose(band.distance(forStretched: band.stretched(distance)), distance, within: 1e-9)
    }

    @Test("Let go at rest past the edge by x, content comes back as x (1 + 3.8 t) e^(−11 t) (Z8, V3)")
    func bounceFromRest() {
        let bounce = Bounce(distance: 100, velocity: 0)
        expectClose(bounce.position(at: 0), 100, within: 1e-9)
        expectClose(bounce.position(at: 0.05), 68.657, within: 1e-3)
        expectClose(bounce.position(at: 0.2), 19.501, within: 1e-3)
        #expect(bounce.duration == 0.6)
    }

    @Test("Running into the edge, content goes past it and comes back without a swing (V3)")
    func bounceWithVelocity() {
        let bounce = Bounce(distance: 0, velocity: 1000)
        expectClose(bounce.position(at: 0), 0)
        // The furthest point is at 1/11 s.
        expectClose(bounce.position(at: 1 / 11.0), 33.444, within: 1e-3)
        expectClose(bounce.position(at: 0.3), 11.065, within: 1e-3)
        #expect(stride(from: 0.0, to: 2, by: 0.01).allSatisfy { bounce.position(at: $0) >= 0 })
    }

    @Test(
        "A bounce is over with the first millisecond after which nobody sees it, wherever it goes in between (V3)",
        arguments: [
            // At rest, outwards, and inwards: not through its place, through it and out of sight, and through it and back.
            (100, 0, 0.6), (-100, 0, 0.6), (0.09, 0, 0), (0, 1000, 0.664), (-300, 5000, 0.688), (10, -100, 0.307),
            (20, -220, 0.345), (10, -111, 0.28), (10, -115, 0.269), (50, -900, 0.516), (0.05, -12, 0),
            (1e15, 0, 3),
        ] as [(CGFloat, CGFloat, Double)])
    func bounceDuration(distance: CGFloat, velocity: CGFloat, duration: Double) {
        #expect(Bounce(distance: distance, velocity: velocity).duration == duration)
    }

    @Test("A glide that meets its edge goes on as a bounce with the speed that it has there (V1, V3)")
    func glideIntoEdge() {
        let glide = ScrollGlide(from: 0, velocity: 1000, in: 0...90.535, rate: .normal, bounces: true)
        expectClose(glide.position(at: 0.05), 47.54, within: 0.01)
        expectClose(glide.position(at: 0.1 + 1 / 11.0), 90.535 + 27.376, within: 0.01)
        expectClose(glide.position(at: glide.duration), 90.535)
        let stopped = ScrollGlide(from: 0, velocity: 1000, in: 0...90.535, rate: .normal, bounces: false)
        expectClose(CGFloat(stopped.duration), 0.1, within: 1e-5)
        expectClose(stopped.position(at: 1), 90.535)
    }
}
