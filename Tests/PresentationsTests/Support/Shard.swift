import Foundation

/// The part of every long sweep that this run goes through: all of it, unless the environment asks for one of several equal
/// parts. `SWEEP_SHARD=3/12` asks for the fourth of twelve. `.ci/assumptions` runs the tests more than a hundred times, each
/// time with another part. What needs a process of its own and asks little of UIKit runs in one of the parts.
enum Shard {
    private static let (part, count): (Int, Int) = {
        let numbers = (ProcessInfo.processInfo.environment["SWEEP_SHARD"] ?? "").split(separator: "/").compactMap {
            Int($0)
        }
        guard numbers.count == 2, numbers[1] > 0 else { return (0, 1) }
        return (numbers[0] % numbers[1], numbers[1])
    }()

    /// Returns the processes over which a sweep is spread. One is enough for a part of it.
    static func processes(_ number: Int) -> Range<Int> { 0..<(count == 1 ? number : 1) }

    /// Returns whether the run of that number belongs to the part.
    static func includes(_ number: Int) -> Bool { number % count == part }

    /// Returns the elements that belong to the part.
    static func part<Element>(of all: some Sequence<Element>) -> [Element] {
        all.enumerated().filter { includes($0.offset) }.map(\.element)
    }
}
