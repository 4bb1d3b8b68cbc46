import DemoCatalogue
import PresentationsTesting
import UIKit

/// Looks inside of a stage from frame to frame, through what an app can ask as well.
@MainActor
final class Inspector {
    private var views: [Inside.ViewFrame] = []
    private var places: [Inside.Place] = []
    private var curve = MotionCurve()

    /// The last moment of what moves.
    var motion: Inside.MotionSample? { curve.last }

    /// What is different from the last frame; `nil` for nothing.
    ///
    /// - Parameter time: Seconds of the stage.
    func news(of stage: Stage, _ running: RunningDemo, at time: Double) -> Inside? {
        var inside = Inside()
        let subject = MotionSubject(running, on: stage)
        curve.add(subject, at: time)
        inside.motion = curve.take()
        compare(ViewFrames.all(on: stage), in: &inside)
        let places = subject?.places ?? []
        if places != self.places { inside.places = places }
        self.places = places
        return inside.isEmpty ? nil : inside
    }

    private func compare(_ views: [Inside.ViewFrame], in inside: inout Inside) {
        defer { self.views = views }
        guard views.count == self.views.count, zip(views, self.views).allSatisfy({ $0.isSame(as: $1) }) else {
            inside.views = views
            return
        }
        let moved = views.indices.filter { views[$0] != self.views[$0] }.map { index in
            let view = views[index]
            return [Double(index), view.x, view.y, view.width, view.height]
        }
        if !moved.isEmpty { inside.moved = moved }
    }
}
