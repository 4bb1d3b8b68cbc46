/// Several animations of one layer that run together.
///
/// Their times are relative to the group's, which cuts off longer ones; an animation without a duration takes the
/// group's. Only the group has a delegate and is removed: theirs do not count.
open class CAAnimationGroup: CAAnimation {
    open var animations: [CAAnimation]?

    override func makeEmpty() -> CAAnimation { CAAnimationGroup() }

    override func take(_ other: CAAnimation) {
        super.take(other)
        animations = (other as? CAAnimationGroup)?.animations?.map { $0.makeCopy() }
    }

    override func motion(over model: LayerValues) -> (any LayerMotion)? {
        let members = (animations ?? []).compactMap { animation -> GroupMotion.Member? in
            if animation.duration == 0 { animation.duration = duration }
            return animation.motion(over: model).map { GroupMotion.Member(animation, $0) }
        }
        return GroupMotion(duration: duration, members: members)
    }
}

/// Several motions, each at its position in the time of the group.
struct GroupMotion: LayerMotion {
    let duration: TimeInterval
    let members: [Member]

    func apply(to values: inout LayerValues, at moment: MotionMoment) {
        for member in members {
            member.moment(at: moment.progress * duration).map { member.motion.apply(to: &values, at: $0) }
        }
    }

    struct Member {
        let motion: any LayerMotion
        private let begin: TimeInterval
        private let offset: TimeInterval
        private let speed: Double
        private let fillMode: CAMediaTimingFillMode
        private let run: AnimationRun

        init(_ animation: CAAnimation, _ motion: any LayerMotion) {
            self.motion = motion
            begin = animation.beginTime
            offset = animation.timeOffset
            speed = Double(animation.speed)
            fillMode = animation.fillMode
            run = AnimationRun(
                timing: animation.timing, duration: animation.duration, repetition: animation.repetition,
                loop: MainActor.assumeIsolated { .current }, start: .zero)
        }

        /// Returns its position at a moment of the group; nil if it shows nothing.
        func moment(at time: TimeInterval) -> MotionMoment? {
            let elapsed = (time - begin) * speed + offset
            if elapsed < 0, !fillMode.reachesBack { return nil }
            // Its last moment is still visible: the group may stop there.
            if elapsed > run.span + Self.tolerance, !fillMode.reachesOn { return nil }
            return MotionMoment(progress: run.progress(elapsed: elapsed), pass: run.pass(elapsed: elapsed))
        }

        private static let tolerance = 1e-9
    }
}
