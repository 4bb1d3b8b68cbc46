import Foundation
import RandomUseScripts

/// Plays the seeds, reports failures, and shortens them.
struct Session {
    let settings: Settings
    private let seeds: [Int]

    init(_ settings: Settings) {
        self.settings = settings
        seeds = Array(settings.seeds)
    }

    /// Returns whether nothing has failed.
    func run() -> Bool {
        let start = Date()
        var (operations, done) = (0, 0)
        var failures: [(seed: Int, outcome: Outcome)] = []
        ChildProcesses(limit: settings.limit, jobs: settings.jobs).run(
            seeds.map { settings.words(seed: $0, selection: nil) }
        ) { number, outcome in
            done += 1
            switch outcome {
            case .passed(let count):
                operations += count
            case .fault, .crash, .hang:
                // An operation counts if everything was right after it.
                if case .fault(_, let index, _) = outcome { operations += index }
                failures.append((seeds[number], outcome))
                say("seed \(seeds[number]): \(outcome.text)")
            }
            if done % 100 == 0 { say("\(done) of \(seeds.count) seeds, \(operations) operations") }
            return true
        }
        let seconds = Int(Date().timeIntervalSince(start).rounded())
        say("\(operations) operations in \(seeds.count) seeds, \(seconds) s, \(failures.count) seeds failed")
        failures.sort { $0.seed < $1.seed }
        for failure in failures.prefix(settings.shrinks) { shrink(failure.seed, failure.outcome) }
        return failures.isEmpty
    }

    private func shrink(_ seed: Int, _ outcome: Outcome) {
        let selection = Shrinker(seed: seed, settings: settings, failure: outcome).shrink()
        let script = selection.applied(to: RandomUse.script(seed: seed, operations: settings.operations))
        say(
            """

            // Seed \(seed), \(outcome.text)
            // random-use --play \(seed) --operations \(settings.operations) --keep \(selection.text)
            #expect(RandomUse.faults(of: [
            \(script.map { "    \($0.code)," }.joined(separator: "\n"))
            ]) == [])
            """)
    }

    private func say(_ text: String) {
        print(text)
        fflush(nil)
    }
}
