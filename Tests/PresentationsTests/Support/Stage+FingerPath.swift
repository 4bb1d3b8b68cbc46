import PresentationsTesting
import UIKit

extension Stage {
    /// Moves a finger that is down along the middle of a phone in steps, one every 120th of a second.
    package func moveFinger(from start: CGFloat, to end: CGFloat, step: CGFloat = 7) {
        var y = start
        while abs(end - y) > step {
            y += end > y ? step : -step
            advance(by: 1.0 / 120)
            touchMoved(to: CGPoint(x: 196, y: y))
        }
        advance(by: 1.0 / 120)
        touchMoved(to: CGPoint(x: 196, y: end))
    }
}
