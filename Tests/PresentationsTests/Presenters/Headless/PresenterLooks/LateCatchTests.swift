import PresentationsTesting
import Testing
import UIKit

@testable import Presentations

/// A presenting view whose dismissal is caught shortly before its end.
@MainActor
struct LateCatchTests {
    @Test("Caught near the end, the effect is at most half as much again, and is put back")
    func limit() {
        let view = UIView()
        let effect = PresentingViewEffect(view, .faded(alpha: 0.5), along: nil)
        effect.apply()
        #expect(view.alpha == 0.5)
        // The whole effect with a hundredth of the way left: extrapolated, the beginning would have a hundred times as
        // much.
        effect.stop(at: 0.99)
        effect.beginDismissal()
        #expect(view.alpha == 0.25)
        effect.restore()
        #expect(view.alpha == 1)
    }
}
