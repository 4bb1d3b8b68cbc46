import DemoCatalogue
import PresentationsTesting
import UIKit

/// What touches the stage: one finger, or the wheel of a mouse.
@MainActor
struct Hand {
    private var wheel = Wheel()
    private var drag: DragDecision?
    private(set) var isTouching = false

    /// A second finger does nothing.
    mutating func touchDown(at point: CGPoint, on stage: Stage, position: Double?, of running: RunningDemo) {
        guard !isTouching else { return }
        wheel.stop(on: stage)
        isTouching = true
        drag = DragDecision(of: running, at: position)
        stage.touchDown(at: point)
    }

    func touchMoved(to point: CGPoint, on stage: Stage) {
        if isTouching { stage.touchMoved(to: point) }
    }

    /// Returns what has been dragged, if there was a finger.
    mutating func touchUp(on stage: Stage) -> DragDecision? {
        guard isTouching else { return nil }
        isTouching = false
        stage.touchUp()
        defer { drag = nil }
        return drag
    }

    mutating func scroll(at point: CGPoint, by movement: CGVector, on stage: Stage) {
        if !isTouching { wheel.turn(at: point, by: movement, on: stage) }
    }

    mutating func pass(_ seconds: Double, on stage: Stage) {
        wheel.pass(seconds, on: stage)
    }

    /// Leaves the stage alone.
    mutating func rest(on stage: Stage) {
        wheel.stop(on: stage)
        _ = touchUp(on: stage)
    }
}
