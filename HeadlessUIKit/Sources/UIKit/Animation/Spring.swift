/// A damped spring that moves from 0 to 1, evaluated in closed form.
///
/// Velocities are relative: 1 is the whole distance in a second, positive is toward the target (N12).
struct Spring: Equatable, Sendable {
    var mass: Double
    var stiffness: Double
    var damping: Double
    /// True if a damping ratio above 1 makes the motion slower. Otherwise it counts as 1 (N17).
    var allowsOverdamping = false

    /// The fraction of the distance at which a spring counts as settled: 0.1 % (N13).
    private static let settled = 0.001

    /// The system's spring: critically damped, and at rest after 0.506 seconds (N16, N17).
    static let system = Spring(mass: 3, stiffness: 1000, damping: 500)

    var angularFrequency: Double { (stiffness / mass).squareRoot() }

    var dampingRatio: Double {
        let ratio = damping / (2 * (stiffness * mass).squareRoot())
        return allowsOverdamping ? ratio : min(1, ratio)
    }

    init(mass: Double, stiffness: Double, damping: Double, allowsOverdamping: Bool = false) {
        self.mass = mass
        self.stiffness = stiffness
        self.damping = damping
        self.allowsOverdamping = allowsOverdamping
    }

    /// The spring of unit mass whose envelope has shrunk to 0.1 % after `duration` seconds (N13).
    init(dampingRatio: Double, duration: Double, velocity: Double = 0) {
        let ratio = min(1, max(0.001, dampingRatio))
        let rest = Self.frequency(ratio: ratio, duration: duration, velocity: 0, from: 10 / (ratio * duration))
        let frequency =
            velocity == 0 ? rest : Self.frequency(ratio: ratio, duration: duration, velocity: velocity, from: rest)
        self.init(mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency)
    }

    /// The spring whose oscillation takes `perceptualDuration`; with a bounce of 0 it just does not overshoot, with a
    /// negative one it is slower (N18).
    init(perceptualDuration: Double, bounce: Double) {
        let frequency = 2 * Double.pi / max(perceptualDuration, 1e-6)
        let ratio = bounce < 0 ? 1 / max(1e-3, 1 + bounce) : max(0.001, 1 - bounce)
        self.init(
            mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency, allowsOverdamping: bounce < 0)
    }

    /// Solves the envelope equation for the angular frequency by fixed-point iteration, which contracts here.
    private static func frequency(ratio: Double, duration: Double, velocity: Double, from start: Double) -> Double {
        var frequency = start
        for _ in 0..<200 {
            let amplitude: Double
            if ratio < 1 {
                amplitude = abs((ratio * frequency - velocity) / (frequency * (1 - ratio * ratio).squareRoot()))
            } else {
                amplitude = 1 + (frequency - velocity) * duration
            }
            let next = log(amplitude / settled) / (ratio * duration)
            // A velocity that would exceed the envelope has no root here; the resting spring is the nearest solution.
            guard next.isFinite, next > 0 else { return start }
            if abs(next - frequency) <= 1e-15 * next { return next }
            frequency = next
        }
        return frequency
    }

    /// Returns the spring with the same motion, `pace` times as fast.
    func passing(at pace: Double) -> Spring {
        Spring(
            mass: mass, stiffness: stiffness * pace * pace, damping: damping * pace,
            allowsOverdamping: allowsOverdamping)
    }

    /// Returns the seconds until the motion stays within 0.1 %: until the sum of the amplitudes of its cosine and its
    /// sine has shrunk to that. This reproduces Core Animation's documented examples with mass 1 and stiffness 100:
    /// 2.85 s for a damping of 5, 1.02 s for 15. A ratio above 1 stretches the time of a spring without overshoot (Z27).
    func settlingDuration(velocity: Double) -> Double {
        let ratio = dampingRatio
        let frequency = angularFrequency / max(1, ratio)
        guard ratio * frequency > 0 else { return .greatestFiniteMagnitude }
        if ratio < 1 {
            let decay = ratio * frequency
            let damped = frequency * (1 - ratio * ratio).squareRoot()
            return log((1 + abs((decay - velocity) / damped)) / Self.settled) / decay
        }
        var time = 9.23341 / frequency
        for _ in 0..<200 {
            let next = log(max(abs(1 + (frequency - velocity) * time), 1) / Self.settled) / frequency
            if abs(next - time) <= 1e-15 * next { return next }
            time = next
        }
        return time
    }

    /// Returns the time to rest that Core Animation tells: for a spring without overshoot, rounded up to a tenth of a
    /// second (Z27).
    func announcedSettlingDuration(velocity: Double) -> Double {
        guard damping > 0 else { return .infinity }
        let exact = settlingDuration(velocity: velocity)
        return dampingRatio < 1 ? exact : (exact * 10).rounded(.up) / 10
    }

    /// Returns the position at `time` seconds: 0 at the start, 1 at rest, more while overshooting.
    func position(at time: Double, velocity: Double) -> Double {
        guard time > 0 else { return 0 }
        let ratio = dampingRatio
        let frequency = angularFrequency
        let decay = ratio * frequency
        let envelope = exp(-decay * time)
        if ratio < 1 {
            let damped = frequency * (1 - ratio * ratio).squareRoot()
            let swing = cos(damped * time) + (decay - velocity) / damped * sin(damped * time)
            return 1 - envelope * swing
        }
        guard ratio > 1 else { return 1 - envelope * (1 + (frequency - velocity) * time) }
        let spread = frequency * (ratio * ratio - 1).squareRoot()
        let slow = decay - spread
        let fast = decay + spread
        return 1 - ((fast - velocity) * exp(-slow * time) - (slow - velocity) * exp(-fast * time)) / (2 * spread)
    }
}
