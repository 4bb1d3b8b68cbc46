import UIKit

/// Random use of the kit, by what an app can reach.
///
/// A script is a list of operations. A seed gives one; a failure is shortened to one that can stand in a test:
///
/// ```swift
/// #expect(RandomUse.faults(of: [.stage(.iPadMini), .present(.card, [.margin(.nan)]), .rest]) == [])
/// ```
@MainActor
package enum RandomUse {
    /// The script of a seed. The beginning of a longer one is the shorter one.
    package nonisolated static func script(seed: Int, operations: Int) -> [Operation] {
        var maker = ScriptMaker(seed: seed)
        return maker.script(operations)
    }

    /// Plays a script, up to the first operation after which something is wrong, and says what that is.
    ///
    /// The script is played again with another time on the clock and must come to the same, if nothing else was wrong; and
    /// with another number of events for each drag, where that is asked for.
    package static func faults(of script: [Operation], _ checks: Checks = .all) -> [Fault] {
        let first = RandomRun(script)
        first.run(script)
        guard first.faults.isEmpty else { return first.faults }
        if checks.contains(.clock) {
            let faults = difference(
                from: first, script, RandomRun.Variation(start: 12_345.678, checksEverything: false))
            if !faults.isEmpty { return faults.map { Fault(kind: "clock", sentence: $0.sentence, index: $0.index) } }
        }
        if checks.contains(.events) {
            let faults = difference(
                from: first, script, RandomRun.Variation(eventsPerSecond: 60, checksEverything: false))
            if !faults.isEmpty { return faults.map { Fault(kind: "events", sentence: $0.sentence, index: $0.index) } }
        }
        return []
    }

    package struct Checks: OptionSet, Sendable {
        package let rawValue: Int

        package init(rawValue: Int) { self.rawValue = rawValue }

        /// The same end whatever the clock says at the beginning.
        package static let clock = Checks(rawValue: 1)
        /// The same end however many events a finger makes.
        package static let events = Checks(rawValue: 2)
        package static let all: Checks = [.clock, .events]
    }

    private static func difference(
        from first: RandomRun, _ script: [Operation], _ variation: RandomRun.Variation
    ) -> [Fault] {
        let second = RandomRun(script, variation)
        second.run(script)
        guard second.faults.isEmpty else { return second.faults }
        for (one, other) in zip(first.trace, second.trace) {
            if one.endings != other.endings {
                let differences = zip(one.endings, other.endings).filter { $0 != $1 }.map { "\($0) | \($1)" }
                return [Fault(kind: "", sentence: differences.first ?? "other presentations", index: one.index)]
            }
            if let line = one.dump.differences(from: other.dump).first {
                return [Fault(kind: "", sentence: line, index: one.index)]
            }
        }
        return []
    }
}
