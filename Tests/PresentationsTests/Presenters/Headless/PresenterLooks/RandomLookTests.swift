import Foundation
import KitTestSupport
import Presentations
import PresentationsTesting
import Testing
import UIKit

/// Random operations on presentations: at rest the presenting view looks as in a fresh presentation of that state, and
/// afterwards as the app has set it. A failure names the seed and the script.
///
/// In a separate process: Reduce Motion is switched on and off. `PRESENTATIONS_RANDOM_LOOKS` sets the number of runs of
/// about 20 operations, and `PRESENTATIONS_RANDOM_LOOKS_FROM` the first seed.
struct RandomLookTests {
    @Test("500 random operations on what changes the looks of the presenting view")
    func anything() async {
        await #expect(processExitsWith: .success) {
            letOtherTestsGoFirst()
            await MainActor.run {
                let environment = ProcessInfo.processInfo.environment
                let runs = environment["PRESENTATIONS_RANDOM_LOOKS"].flatMap(Int.init) ?? 25
                let first = environment["PRESENTATIONS_RANDOM_LOOKS_FROM"].flatMap(Int.init) ?? 0
                var operations = 0
                for seed in Shard.sweeps.part(of: first..<(first + runs)) {
                    let looks = RandomLooks(seed: seed)
                    while looks.operations < 20, looks.faults.isEmpty { looks.act() }
                    if looks.faults.isEmpty { looks.end() }
                    operations += looks.operations
                    #expect(looks.faults == [], "seed \(seed): \(looks.faults) after \(looks.log)")
                    UIAccessibility.settings.isReduceMotionEnabled = false
                }
                if runs > 25 { print("\(operations) random operations") }
            }
        }
    }
}
