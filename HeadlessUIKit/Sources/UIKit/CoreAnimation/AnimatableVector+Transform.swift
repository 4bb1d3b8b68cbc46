/// A transform as the numbers in which Core Animation interpolates it (N10): translation, scale, shear, rotation and
/// perspective, never the elements of the matrix, which would shrink rotating content.
///
/// The rotation is a vector along its axis, as long as its angle. Rotations about the z axis alone, the only ones of a
/// transform in the plane, are added; any other two are composed. The way from one to the other is then a rotation
/// about one axis with an even pace, as between quaternions, and the shorter way round. Keyframes that rotate about
/// different axes add their vectors, which is not exact.
extension AnimatableVector {
    /// The indices of a transform's parts. Those in the plane come first, in the order of `DecomposedTransform`.
    enum TransformIndex {
        static let rotation = (x: 6, y: 7, z: DecomposedTransform.rotationIndex)
        static let depth = 8
        static let depthScale = 9
        static let shear = (xz: 10, yz: 11)
        static let perspective = 12..<16
    }

    /// The rotation as a vector.
    var rotation: SIMD3<Double> {
        get {
            let index = TransformIndex.rotation
            return SIMD3(self[index.x], self[index.y], self[index.z])
        }
        set {
            let index = TransformIndex.rotation
            (self[index.x], self[index.y], self[index.z]) = (newValue.x, newValue.y, newValue.z)
        }
    }

    /// True if the transform, or the difference of two, stays in the plane, apart from its scale along the z axis.
    var isInPlane: Bool {
        let rotation = TransformIndex.rotation
        let shear = TransformIndex.shear
        return self[rotation.x] == 0 && self[rotation.y] == 0 && self[TransformIndex.depth] == 0
            && self[shear.xz] == 0 && self[shear.yz] == 0 && TransformIndex.perspective.allSatisfy { self[$0] == 0 }
    }

    private var turnsInPlane: Bool {
        let rotation = TransformIndex.rotation
        return self[rotation.x] == 0 && self[rotation.y] == 0
    }

    /// Returns the difference that leads from the transform `new` back to `old`.
    static func transformDelta(from old: AnimatableVector, to new: AnimatableVector) -> AnimatableVector {
        var delta = old - new
        if old.turnsInPlane, new.turnsInPlane {
            // The shorter way round (N10).
            let rotation = DecomposedTransform.rotationIndex
            delta[rotation] = remainder(delta[rotation], 2 * Double.pi)
        } else {
            let back = Quaternion(rotation: new.rotation).inverse
            delta.rotation = back.then(Quaternion(rotation: old.rotation)).rotation
        }
        return delta
    }

    static func transformSum(_ value: AnimatableVector, _ offset: AnimatableVector) -> AnimatableVector {
        var sum = value + offset
        if !value.turnsInPlane || !offset.turnsInPlane {
            sum.rotation = Quaternion(rotation: value.rotation).then(Quaternion(rotation: offset.rotation)).rotation
        }
        return sum
    }
}
