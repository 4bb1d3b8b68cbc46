/// How the time of a layer follows the time of its superlayer.
///
/// Usually a straight line, as `CAMediaTiming` describes it: `(parent − beginTime) · speed + timeOffset`.
struct LayerTime: Equatable, Sendable {
    var beginTime: Double = 0
    var timeOffset: Double = 0
    var speed: Float = 1
    /// Whether a transition holds it. Property animators that only run, and animations added by hand, pass it by (Z4).
    var isHeld = false
    /// Takes the place of the line while the time is led along a curve.
    var course: LayerTimeCourse?

    /// Whether it is not just the superlayer's time.
    var isOwn: Bool { self != LayerTime() }

    func local(_ parent: Double) -> Double {
        if let course { return course.local(parent) }
        return (parent - beginTime) * Double(speed) + timeOffset
    }

    /// The superlayer's time at which this one is `local`; infinite or no number where it stands still.
    func parent(_ local: Double) -> Double {
        if let course { return course.parent(local) }
        return (local - timeOffset) / Double(speed) + beginTime
    }

    /// 1 where time goes on, −1 where it runs back, 0 where it stands still.
    func direction(at parent: Double) -> Double {
        if let course { return course.direction(at: parent) }
        return speed == 0 ? 0 : speed > 0 ? 1 : -1
    }
}
