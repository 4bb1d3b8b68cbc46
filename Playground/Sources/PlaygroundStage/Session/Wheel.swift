import PresentationsTesting
import UIKit

/// The wheel of a mouse: it has stopped when it has not moved for a while, since a page is not told.
@MainActor
struct Wheel {
    private var secondsLeft: Double?
    /// Seconds without an event after which the wheel has stopped.
    private static let rest = 0.15

    mutating func turn(at point: CGPoint, by movement: CGVector, on stage: Stage) {
        if secondsLeft == nil { stage.beginScroll(at: point, with: .wheel) }
        secondsLeft = Self.rest
        stage.continueScroll(by: movement)
    }

    mutating func pass(_ seconds: Double, on stage: Stage) {
        guard let left = secondsLeft else { return }
        secondsLeft = left - seconds
        if left <= seconds { stop(on: stage) }
    }

    mutating func stop(on stage: Stage) {
        guard secondsLeft != nil else { return }
        secondsLeft = nil
        stage.endScroll()
    }
}
