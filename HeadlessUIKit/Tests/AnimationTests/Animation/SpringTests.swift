import Testing

@testable import UIKit

struct SpringTests {
    @Test(
        "For one second the stiffness is the one measured on a device, to seven digits (N14)",
        arguments: [
            (1, 0, 85.25592900599884), (1, 1, 83.13803615388531), (0.5, 0.25, 159.67233773812114),
            (0.5, 1, 152.86841381792456), (0.5, 1.5, 147.61602003056592), (0.5, -2, 175.4224123383425),
        ] as [(Double, Double, Double)])
    func measured(ratio: Double, velocity: Double, stiffness: Double) {
        let spring = Spring(dampingRatio: ratio, duration: 1, velocity: velocity)
        #expect(abs(spring.stiffness - stiffness) < 1e-5)
        #expect(spring.mass == 1)
        #expect(abs(spring.damping - 2 * ratio * spring.stiffness.squareRoot()) < 1e-9)
    }

    @Test(
        "A spring at rest is as fast as the law says (N13)",
        arguments: [
            (0.8, 0.5, 17.98859), (0.7, 0.5, 19.67929), (1, 0.4, 23.08353), (0.9, 0.3, 28.26948),
        ] as [(Double, Double, Double)])
    func lawful(ratio: Double, duration: Double, frequency: Double) {
        let spring = Spring(dampingRatio: ratio, duration: duration)
        #expect(abs(spring.angularFrequency - frequency) < 5e-6)
    }

    @Test(
        "The envelope has shrunk to 0.1 % when the duration is over (N13)",
        arguments: [0.8, 0.9, 1.0])
    func settlesAtDuration(ratio: Double) {
        let spring = Spring(dampingRatio: ratio, duration: 0.6)
        let decay = spring.dampingRatio * spring.angularFrequency
        let damped = spring.angularFrequency * (1 - ratio * ratio).squareRoot()
        let amplitude = ratio < 1 ? decay / damped : 1 + decay * 0.6
        #expect(abs(amplitude * exp(-decay * 0.6) - 0.001) < 1e-12)
    }

    @Test(
        "The time to rest is the one that Core Animation documents for mass 1 and stiffness 100 (N15)",
        arguments: [(5, 2.854_974_609_9), (10, 1.472_700_334_678), (15, 1.022_093_798_2)] as [(Double, Double)])
    func settling(damping: Double, seconds: Double) {
        let spring = Spring(mass: 1, stiffness: 100, damping: damping)
        #expect(abs(spring.settlingDuration(velocity: 0) - seconds) < 1e-9)
    }

    @Test(
        "A velocity changes the time to rest of an under-damped spring by the amplitude of its sine",
        // It decays with e to the −5 t and oscillates with √75 radians a second. (5 − v) / √75 is 0, and √3 with either
        // sign: ln 1000 / 5, and ln (1000 + 1000 √3) / 5.
        arguments: [(5, 1.381_551_055_8), (20, 1.582_561_563_5), (-10, 1.582_561_563_5)] as [(Double, Double)])
    func settling(velocity: Double, seconds: Double) {
        let spring = Spring(mass: 1, stiffness: 100, damping: 10)
        #expect(abs(spring.settlingDuration(velocity: velocity) - seconds) < 1e-9)
    }

    @Test("The system's spring moves as if critically damped and settles in 0.5057 s (N16, N17)")
    func systemSpring() {
        let spring = Spring(mass: 3, stiffness: 1000, damping: 500)
        #expect(spring.dampingRatio == 1)
        #expect(abs(spring.angularFrequency - 18.2574) < 5e-5)
        #expect(abs(spring.settlingDuration(velocity: 0) - 0.5057) < 5e-5)
        #expect(abs(spring.position(at: 0.25, velocity: 0) - 0.942_038_346_5) < 1e-9)
    }

    @Test("A critically damped spring never overshoots, an under-damped one does")
    func overshoot() {
        let critical = Spring(dampingRatio: 1, duration: 0.4)
        #expect(abs(critical.position(at: 0.1, velocity: 0) - 0.671_067_519) < 1e-8)
        #expect(abs(critical.position(at: 0.2, velocity: 0) - 0.944_477_183) < 1e-8)
        #expect((1...400).allSatisfy { critical.position(at: Double($0) / 1000, velocity: 0) < 1 })
        let loose = Spring(dampingRatio: 0.8, duration: 0.5)
        #expect(abs(loose.position(at: 0.125, velocity: 0) - 0.748_366_998) < 1e-8)
        #expect(abs(loose.position(at: 0.25, velocity: 0) - 1.009_076_806) < 1e-8)
    }

    @Test(
        "An initial velocity of 2 covers twice the distance in a second at first; positive is toward the target (N12)",
        arguments: [-2, 0, 2] as [Double], [0.5, 1] as [Double])
    func initialVelocity(velocity: Double, ratio: Double) {
        let spring = Spring(dampingRatio: ratio, duration: 1)
        let step = 1e-6
        #expect(abs(spring.position(at: step, velocity: velocity) / step - velocity) < 1e-3)
    }
}
