/// How an animation proceeds, and for how many seconds.
struct Motion: Equatable, Sendable {
    let timing: Timing
    let duration: TimeInterval
}
