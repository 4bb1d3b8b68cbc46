/// The effect of an explicit animation on the values of a layer.
protocol LayerMotion {
    func apply(to values: inout LayerValues, at moment: MotionMoment)
}

/// The position of an animation.
struct MotionMoment: Equatable {
    /// The progress of one pass, after the timing function: 0…1, or beyond it if a spring overshoots.
    var progress: Double
    /// The number of complete passes.
    var pass = 0
}

/// A property that an animation writes.
struct AnimatedProperty {
    let path: LayerKeyPath
    let isAdditive: Bool
    let isCumulative: Bool

    /// - Parameter last: The value at the end of a pass, which each further pass adds if the animation is cumulative.
    func write(_ value: AnimatedValue, last: AnimatedValue, pass: Int, to values: inout LayerValues) {
        let grown = isCumulative && pass > 0 ? value.adding(last, scaledBy: Double(pass)) : value
        path.write(isAdditive ? path.read(values).adding(grown, scaledBy: 1) : grown, to: &values)
    }
}

/// From one value to another.
struct ValueMotion: LayerMotion {
    let property: AnimatedProperty
    let from: AnimatedValue
    let to: AnimatedValue

    func apply(to values: inout LayerValues, at moment: MotionMoment) {
        let value = property.path.mixed(from, to, at: moment.progress)
        property.write(value, last: to, pass: moment.pass, to: &values)
    }
}
