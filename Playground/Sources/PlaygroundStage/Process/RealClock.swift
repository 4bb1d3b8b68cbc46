import Foundation

/// Real time, in laps.
struct RealClock {
    private var last = ProcessInfo.processInfo.systemUptime

    /// Seconds since the machine was started.
    var now: Double { ProcessInfo.processInfo.systemUptime }

    /// More than that was a pause of the machine, which nobody wants to catch up with.
    private static let longestLap = 0.25

    /// Seconds since the last lap, a quarter of one at most.
    mutating func lap() -> Double {
        let now = now
        defer { last = now }
        return min(max(0, now - last), Self.longestLap)
    }
}
