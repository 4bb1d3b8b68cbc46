import UIKit

/// Tests the UIKit that it runs on, by public API only, and reports the results.
///
/// On Linux that is the headless module, which tests the probe itself. On a device or a Simulator it is Apple's UIKit,
/// and that report is the one that we would like to see: `Documentation/Probe.md`.
@MainActor
public enum Probe {
    /// Runs all entries, each in its own window, and returns the report as Markdown. This takes about three minutes on a
    /// device, and no time on Linux.
    ///
    /// - Parameter progress: Called before each entry with the fraction of finished entries, 0…1, and not at the end.
    ///   Does nothing by default.
    public static func report(progress: @MainActor (Double) -> Void = { _ in }) async -> String {
        await run(progress: progress).markdown
    }

    /// The questions first, then the lists of calls, then the rules.
    package static var entries: [Entry] { questions + logs + rules }

    /// Runs the entries.
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
