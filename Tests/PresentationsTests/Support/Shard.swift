import Foundation

/// The part of the sweeps in a run. `SWEEP_SHARD=3/12` selects the fourth of twelve equal parts, and `SWEEP_SHARD=0/1`
/// everything.
///
/// By default a run covers a quarter of the longest sweeps, which would otherwise take a quarter of its time, and all
/// others. `.ci/assumptions` runs the tests ten times, each time with another twelfth. Tests that need a separate
/// process and hardly use UIKit run in one of the parts.
package struct Shard {
    package static let sweeps = Shard(unlessTold: 1)
    package static let longestSweeps = Shard(unlessTold: 4)

    private let part: Int
    private let count: Int

    private init(unlessTold count: Int) {
        let told = ProcessInfo.processInfo.environment["SWEEP_SHARD"] ?? ""
        let numbers = told.split(separator: "/").compactMap { Int($0) }
        let isTold = numbers.count == 2 && numbers[1] > 0
        self.count = isTold ? numbers[1] : count
        part = isTold ? numbers[0] % numbers[1] : 0
    }

    /// Returns the processes over which a sweep is spread. One is enough for a part of it.
    package func processes(_ number: Int) -> Range<Int> { 0..<(count == 1 ? number : 1) }

    /// Returns whether the run of that number belongs to the part.
    package func includes(_ number: Int) -> Bool { number % count == part }

    /// Returns the elements that belong to the part.
    package func part<Element>(of all: some Sequence<Element>) -> [Element] {
        all.enumerated().filter { includes($0.offset) }.map(\.element)
    }
}
