/// The relation between a layer's time and that of its superlayer.
///
/// Usually a straight line, as `CAMediaTiming` describes it: `(parent − beginTime) · speed + timeOffset`.
struct LayerTime: Equatable, Sendable {
    var begin = LayerMoment.zero
    var offset = LayerMoment.zero
    var speed: Float = 1
    /// True if a transition controls it. Property animators that only run, and explicit animations, ignore that (Z4).
    var isHeld = false
    /// Replaces the line while the time follows a curve.
    var course: LayerTimeCourse?

    /// True if it differs from the superlayer's time.
    var isOwn: Bool { self != LayerTime() }

    func local(_ parent: LayerMoment) -> LayerMoment {
        if let course { return course.local(parent) }
        // At its natural pace no digit is lost.
        guard speed != 1 else {
            return LayerMoment(
                parent.base.advanced(byTicks: offset.base.ticks(since: begin.base)),
                rest: parent.rest - begin.rest + offset.rest)
        }
        return offset + (speed == 0 ? 0 : (parent - begin) * Double(speed))
    }

    /// Returns the superlayer's time at which this one is `local`; infinite or NaN while it stands still.
    func parent(_ local: LayerMoment) -> LayerMoment {
        if let course { return course.parent(local) }
        return begin + (local - offset) / Double(speed)
    }

    /// Returns 1 if time goes on, −1 if it runs back, 0 if it stands still.
    func direction(at parent: LayerMoment) -> Double {
        if let course { return course.direction(at: parent) }
        return speed == 0 ? 0 : speed > 0 ? 1 : -1
    }
}
