/// How the time of a layer follows the time of its superlayer.
///
/// Usually a straight line, as `CAMediaTiming` describes it: `(parent − beginTime) · speed + timeOffset`.
struct LayerTime: Equatable, Sendable {
    var begin = LayerMoment.zero
    var offset = LayerMoment.zero
    var speed: Float = 1
    /// Whether a transition holds it. Property animators that only run, and animations added by hand, pass it by (Z4).
    var isHeld = false
    /// Takes the place of the line while the time is led along a curve.
    var course: LayerTimeCourse?

    /// Whether it is not just the superlayer's time.
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

    /// The superlayer's time at which this one is `local`; infinite or no number where it stands still.
    func parent(_ local: LayerMoment) -> LayerMoment {
        if let course { return course.parent(local) }
        return begin + (local - offset) / Double(speed)
    }

    /// 1 where time goes on, −1 where it runs back, 0 where it stands still.
    func direction(at parent: LayerMoment) -> Double {
        if let course { return course.direction(at: parent) }
        return speed == 0 ? 0 : speed > 0 ? 1 : -1
    }
}
