/// Animates through several values, or along a path.
///
/// Values are of the property's own type, as those of a `CABasicAnimation`.
open class CAKeyframeAnimation: CAPropertyAnimation {
    open var values: [Any]?
    /// The path of a property that is a point, such as `position`. Replaces `values`. Each of its lines and curves is a
    /// segment.
    open var path: CGPath?
    /// The time of each value, 0…1; nil, or another count than that of the values, divides evenly. With `.discrete`
    /// there is one more than values: the end of the last. Paced modes ignore it.
    open var keyTimes: [NSNumber]?
    /// The pace of each segment, one less than there are values. Paced modes ignore it.
    open var timingFunctions: [CAMediaTimingFunction]?
    /// Defaults to `.linear`.
    open var calculationMode = CAAnimationCalculationMode.linear
    /// The shape of a cubic mode's curve at each value, −1…1; nil is 0.
    open var tensionValues: [NSNumber]?
    open var continuityValues: [NSNumber]?
    open var biasValues: [NSNumber]?
    /// The rotation of a layer that follows a path. Defaults to `nil`: it does not rotate.
    open var rotationMode: CAAnimationRotationMode?

    override func makeEmpty() -> CAAnimation { CAKeyframeAnimation() }

    override func take(_ other: CAAnimation) {
        super.take(other)
        guard let other = other as? CAKeyframeAnimation else { return }
        values = other.values
        path = other.path?.copy()
        keyTimes = other.keyTimes
        timingFunctions = other.timingFunctions
        calculationMode = other.calculationMode
        tensionValues = other.tensionValues
        continuityValues = other.continuityValues
        biasValues = other.biasValues
        rotationMode = other.rotationMode
    }

    override func motion(over model: LayerValues) -> (any LayerMotion)? {
        guard let property else { return nil }
        let given = (values ?? []).map { value($0, of: property) }
        guard let track = path.map({ track(along: $0) }) ?? track(through: given, property.path) else {
            preconditionFailure("CAKeyframeAnimation: there are neither values nor a path.")
        }
        let heading = path == nil ? nil : rotationMode.map { $0 == .rotateAutoReverse ? Double.pi : 0 }
        return KeyframeMotion(
            property: property, track: calculationMode.isPaced ? track.paced(property.path) : track, heading: heading)
    }

    private func track(along path: CGPath) -> ValueTrack? {
        let segments = ValueSegment.along(path.steps)
        guard !segments.isEmpty else { return nil }
        guard calculationMode == .discrete else { return timed(segments) }
        return timed(segments.map { $0.held })
    }

    private func track(through values: [AnimatedValue], _ path: LayerKeyPath) -> ValueTrack? {
        guard let first = values.first else { return nil }
        guard calculationMode != .discrete else { return timed(values.map { .hold($0) }) }
        guard values.count > 1 else { return timed([.hold(first)]) }
        return timed(calculationMode.isCubic ? ValueSegment.spline(values, bends: bends) : ValueSegment.lines(values))
    }

    private func timed(_ segments: [ValueSegment]) -> ValueTrack {
        ValueTrack(
            segments, times: keyTimes?.map(\.doubleValue), curves: timingFunctions?.map(\.bezier) ?? [])
    }

    private var bends: [SplineBend] {
        (values ?? []).indices.map { index in
            func number(_ list: [NSNumber]?) -> Double {
                list.flatMap { $0.indices.contains(index) ? $0[index].doubleValue : nil } ?? 0
            }
            return SplineBend(
                tension: number(tensionValues), continuity: number(continuityValues), bias: number(biasValues))
        }
    }
}

extension ValueSegment {
    /// Its first value, for the mode without interpolation.
    fileprivate var held: ValueSegment {
        switch self {
        case .hold: self
        case .line(let from, _): .hold(from)
        case .cubic(let from, _, _, _): .hold(.vector(from))
        }
    }
}

/// Moves through the values of a track, and may rotate with it.
struct KeyframeMotion: LayerMotion {
    let property: AnimatedProperty
    let track: ValueTrack
    /// The angle between the layer and the path's direction; nil for a layer that does not rotate.
    let heading: Double?

    func apply(to values: inout LayerValues, at moment: MotionMoment) {
        property.write(
            track.value(at: moment.progress, property.path), last: track.value(at: 1, property.path),
            pass: moment.pass, to: &values)
        guard let heading, let direction = direction(at: moment.progress) else { return }
        let turn = CATransform3DMakeRotation(direction + heading, 0, 0, 1)
        values.transform3D = CATransform3DConcat(values.transform3D, turn)
    }

    private func direction(at progress: Double) -> Double? {
        guard case (.vector(let from), .vector(let to)) = track.change(at: progress, property.path), from != to else {
            return nil
        }
        return atan2(to[1] - from[1], to[0] - from[0])
    }
}
