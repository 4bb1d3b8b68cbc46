/// A value of a layer that an animation changes, with both ends.
struct LayerChange {
    weak var layer: CALayer?
    let key: LayerKey
    let from: AnimatableVector
    let to: AnimatableVector
    /// The offset of the layer's own time from the clock when the run's line was made.
    var drift: Double
}
