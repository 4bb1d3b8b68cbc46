import UIKit

/// Asks the UIKit that it runs on, by public API only, and reports what it has seen.
///
/// On Linux that is the headless module, and the probe itself is tested. On a device or a Simulator it is Apple's UIKit,
/// and the report is what we would like to see: `Documentation/Probe.md`.
@MainActor
package enum Probe {
    /// The questions first, then the lists of calls, then the rules.
    package static var entries: [Entry] { questions + logs + rules }

    /// Asks everything, each in a window of its own. This takes about two minutes on a device, and no time on Linux.
    package static func run(_ entries: [Entry] = entries, hands: any Hands = Platform.hands) async -> Report {
        var findings: [Finding] = []
        for entry in entries { findings.append(await look(entry, hands)) }
        return Report(system: Platform.system, findings: findings)
    }

    private static func look(_ entry: Entry, _ hands: any Hands) async -> Finding {
        let bench = await Bench(hands)
        let outcome: Finding.Outcome
        do {
            outcome = .seen(try await entry.ask(bench))
        } catch Trouble.notAsked(let reason) {
            outcome = .notAsked(reason)
        } catch Trouble.failed(let reason) {
            outcome = .failed(reason)
        } catch {
            outcome = .failed("\(error)")
        }
        await bench.takeDown()
        return Finding(entry: entry, outcome: outcome)
    }
}
