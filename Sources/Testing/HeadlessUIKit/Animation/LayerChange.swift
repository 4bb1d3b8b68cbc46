/// A value of a layer that an animation changes, with both ends.
struct LayerChange {
    weak var layer: CALayer?
    let key: LayerKey
    let from: AnimatableVector
    let to: AnimatableVector
    /// How far the layer's own time was ahead of the clock when the run's line was drawn.
    var drift: Double
}
