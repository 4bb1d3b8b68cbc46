import UIKit

/// Random use of the kit, with everything that an app can reach.
///
/// A script is a list of operations. A seed gives one; a failure is shortened to one that can stand in a test:
///
/// ```swift
/// #expect(RandomUse.faults(of: [.stage(.iPadMini), .present(.card, [.margin(.nan)]), .rest]) == [])
/// ```
@MainActor
package enum RandomUse {
    /// Returns the script of a seed. A longer one begins with the shorter one.
    package nonisolated static func script(seed: Int, operations: Int) -> [Operation] {
        var maker = ScriptMaker(seed: seed)
        return maker.script(operations)
    }

    /// Plays a script, up to the first operation with a fault, and returns the fault.
    ///
    /// Without a fault, the script is played again with another time on the clock, and then twice with everything at
    /// rest before and after each drag, with 120 events a second and with 60. The result has to be the same.
    package static func faults(of script: [Operation], _ checks: Checks = .all) -> [Fault] {
        let first = played(script, RandomRun.Variation())
        guard first.faults.isEmpty else { return first.faults }
        if checks.contains(.clock) {
            let second = played(script, RandomRun.Variation(start: 12_345.678, checksEverything: false))
            if let fault = difference(between: first, second, kind: "clock") { return [fault] }
        }
        if checks.contains(.events), let fault = differenceBetweenRates(of: script) {
            // The slower screen reports a drag later, so a time limit may end a presentation just before. With a limit
            // after that moment both have to agree.
            let later = script.map { $0.withTimeLimitsLonger(by: 0.025) }
            if later == script || differenceBetweenRates(of: later) != nil { return [fault] }
        }
        return []
    }

    package struct Checks: OptionSet, Sendable {
        package let rawValue: Int

        package init(rawValue: Int) { self.rawValue = rawValue }

        /// The same end whatever the clock shows at the beginning.
        package static let clock = Checks(rawValue: 1)
        /// The same end with any number of events of a finger.
        package static let events = Checks(rawValue: 2)
        package static let all: Checks = [.clock, .events]

        /// The number of events is compared for every fourth seed, since that takes two more runs.
        package static func of(seed: Int) -> Checks { seed % 4 == 0 ? .all : .clock }
    }

    private static func played(_ script: [Operation], _ variation: RandomRun.Variation) -> RandomRun {
        let run = RandomRun(script, variation)
        run.run(script)
        return run
    }

    private static func differenceBetweenRates(of script: [Operation]) -> Fault? {
        let runs = [120, 60].map {
            played(script, RandomRun.Variation(eventsPerSecond: $0, settlesAroundDrags: true, checksEverything: false))
        }
        return difference(between: runs[0], runs[1], kind: "events")
    }

    private static func difference(between first: RandomRun, _ second: RandomRun, kind: String) -> Fault? {
        if let fault = first.faults.first ?? second.faults.first {
            return Fault(kind: kind, sentence: "\(fault)", index: fault.index)
        }
        for (one, other) in zip(first.trace, second.trace) {
            if one.endings != other.endings {
                let differences = zip(one.endings, other.endings).filter { $0 != $1 }.map { "\($0) | \($1)" }
                return Fault(kind: kind, sentence: differences.first ?? "other presentations", index: one.index)
            }
            if let line = one.dump.differences(from: other.dump).first {
                return Fault(kind: kind, sentence: line, index: one.index)
            }
        }
        return nil
    }
}

extension Operation {
    /// Returns the operation with every time limit longer by some seconds.
    fileprivate func withTimeLimitsLonger(by seconds: Double) -> Operation {
        var operation = self
        operation.options = options.map { option in
            guard case .leavesAfter(let limit) = option else { return option }
            return .leavesAfter(limit + seconds)
        }
        return operation
    }
}
