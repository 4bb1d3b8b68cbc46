extension LayerValues {
    /// The transform, in the plane or not.
    var transform3D: CATransform3D {
        get { solid ?? CATransform3DMakeAffineTransform(transform) }
        set {
            transform = CATransform3DGetAffineTransform(newValue)
            if !CATransform3DIsAffine(newValue) { solid = newValue }
        }
    }

    /// The transform as the numbers in which it is interpolated.
    var transformVector: AnimatableVector {
        get {
            if let solid { return SpaceDecomposition(solid).vector }
            var vector = DecomposedTransform(transform).vector
            vector[AnimatableVector.TransformIndex.depthScale] = 1
            return vector
        }
        set {
            if newValue.isInPlane, newValue[AnimatableVector.TransformIndex.depthScale] == 1 {
                transform = DecomposedTransform(newValue).transform
            } else {
                transform3D = SpaceDecomposition(newValue).transform
            }
        }
    }

    /// Returns the map from the layer's own points to the superlayer's space.
    ///
    /// - Parameter perspective: The superlayer's `sublayerTransform` about its anchor point; nil for the identity.
    func space(in perspective: CATransform3D?) -> CATransform3D {
        let anchor = anchorInBounds
        let own = CATransform3DConcat(
            CATransform3DMakeTranslation(-anchor.x, -anchor.y, -anchorPointZ),
            CATransform3DConcat(transform3D, CATransform3DMakeTranslation(position.x, position.y, zPosition)))
        return perspective.map { CATransform3DConcat(own, $0) } ?? own
    }

    /// True if the layer lies in the plane of its superlayer, as nearly every layer does.
    var isFlat: Bool { solid == nil && anchorPointZ == 0 }
}

extension CALayer {
    /// `sublayerTransform` about the anchor point; nil for the identity.
    var perspective: CATransform3D? {
        guard let transform = storedSublayerTransform else { return nil }
        let anchor = modelValues.anchorInBounds
        return CATransform3DConcat(
            CATransform3DMakeTranslation(-anchor.x, -anchor.y, 0),
            CATransform3DConcat(transform, CATransform3DMakeTranslation(anchor.x, anchor.y, 0)))
    }

    /// Converts a point of this layer's coordinates to its superlayer's.
    ///
    /// - Parameter values: The layer's values; by default those of the model.
    func pointInSuperlayer(_ point: CGPoint, _ values: LayerValues? = nil) -> CGPoint {
        let perspective = superlayer?.perspective
        let values = values ?? modelValues
        if values.isFlat, perspective == nil { return values.pointInSuperlayer(point) }
        return PlaneProjection(values.space(in: perspective)).point(point)
    }

    /// Converts a point of the superlayer's coordinates to this layer's: back through the perspective onto the layer's
    /// plane.
    func pointFromSuperlayer(_ point: CGPoint, _ values: LayerValues? = nil) -> CGPoint {
        let perspective = superlayer?.perspective
        let values = values ?? modelValues
        if values.isFlat, perspective == nil { return values.pointFromSuperlayer(point) }
        return PlaneProjection(values.space(in: perspective)).source(of: point)
    }
}
