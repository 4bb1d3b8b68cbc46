import KitTestSupport
import Presentations
import Testing
import UIKit

/// Taps on tabs, pushes, pops and cancelled swipes, all at animation time (R17).
@MainActor
struct RandomNavigationTests {
    @Test(
        "After 200 actions at animation time one child is visible, the bar works, every transition ended once, and UIKit's swipe has its delegate (R17)",
        arguments: Shard.sweeps.part(of: 1...12))
    func actions(seed: Int) {
        let navigation = RandomNavigation(seed: seed)
        for _ in 0..<20 {
            for _ in 0..<10 { navigation.act() }
            navigation.settle()
            let faults = navigation.faults
            #expect(faults.isEmpty, "seed \(seed), after \(navigation.log.suffix(14)): \(faults)")
            if !faults.isEmpty { return }
        }
        #expect(navigation.tryEverything() == [])
        // Otherwise nothing was tried.
        let seen = navigation.transitions
        #expect(
            seen.begun >= 40 && seen.cancelled + seen.led >= 3, "\(seen.begun), \(seen.cancelled), \(seen.led)")
    }
}
