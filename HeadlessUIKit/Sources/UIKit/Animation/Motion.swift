/// The course of an animation, and its duration in seconds.
struct Motion: Equatable, Sendable {
    let timing: Timing
    let duration: TimeInterval
}
