import CommandOptions
import Foundation
import RandomUseScripts

/// Uses the kit at random, with a separate process for each seed.
@main
@MainActor
struct RandomUseCommand {
    static func main() {
        do {
            let settings = try Settings(CommandLine.arguments.dropFirst())
            if let seed = settings.played {
                exit(play(seed, settings))
            }
            exit(Session(settings).run() ? 0 : 1)
        } catch {
            FileHandle.standardError.write(Data("random-use: \(error)\n\(Settings.usage)\n".utf8))
            exit(2)
        }
    }

    /// Runs a child process. The parent reads the last line.
    private static func play(_ seed: Int, _ settings: Settings) -> Int32 {
        var script = RandomUse.script(seed: seed, operations: settings.operations)
        if let selection = settings.selection { script = selection.applied(to: script) }
        if settings.prints { script.forEach { print("    \($0.code),") } }
        let faults = RandomUse.faults(of: script, RandomUse.Checks.of(seed: seed).intersection(settings.checks))
        guard let fault = faults.first else {
            print("\(Outcome.passedMark)\(script.count)")
            return 0
        }
        print("\(Outcome.faultMark)\(fault.kind)\t\(fault.index)\t\(fault.sentence)")
        return 1
    }
}
