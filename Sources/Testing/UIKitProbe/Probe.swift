import UIKit

/// Asks the UIKit that it runs on, by public API only, and reports what it has seen.
///
/// On Linux that is the headless module, and the probe itself is tested. On a device or a Simulator it is Apple's UIKit,
/// and the report is what we would like to see: `Documentation/Probe.md`.
@MainActor
public enum Probe {
    /// Asks everything, each in a window of its own, and returns the report as Markdown. This takes about two minutes on a
    /// device, and no time on Linux.
    ///
    /// - Parameter progress: Called before each entry with the share of those that have been asked, 0…1, and not at the end.
    ///   Does nothing by default.
    public static func report(progress: @MainActor (Double) -> Void = { _ in }) async -> String {
        await run(progress: progress).markdown
    }

    /// The questions first, then the lists of calls, then the rules.
    package static var entries: [Entry] { questions + logs + rules }

    /// Asks the entries.
    package static func run(
        _ entries: [Entry] = entries, hands: any Hands = Platform.hands,
        progress: @MainActor (Double) -> Void = { _ in }
    ) async -> Report {
        var findings: [Finding] = []
        for entry in entries {
            progress(Double(findings.count) / Double(entries.count))
            findings.append(await look(entry, hands))
        }
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
