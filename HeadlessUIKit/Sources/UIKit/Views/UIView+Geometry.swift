extension UIView {
    /// `nil` means the window in `convert`.
    func root(_ view: UIView?) -> CALayer? {
        (view ?? window)?.layer
    }

    func geometryDidChange(oldBounds: CGRect) {
        let bounds = bounds
        if bounds.size != oldBounds.size, autoresizesSubviews {
            for subview in storedSubviews where !subview.autoresizingMask.isEmpty {
                subview.autoresize(from: oldBounds.size, to: bounds.size)
            }
        }
        owner?.presentationInContext?.follow(self)
        pinnedGeometryChanged()
        applyCorners()
        placeDidChange(withBounds: bounds != oldBounds)
    }

    /// Makes the next layout compare the safe area. A subview's depends on where it is in the bounds: scrolling changes
    /// that, though not this view's own.
    func placeDidChange(withBounds hasOtherBounds: Bool) {
        noteMoveForSafeArea()
        setNeedsSafeAreaUpdate()
        if hasOtherBounds { storedSubviews.forEach { $0.setNeedsSafeAreaUpdate() } }
    }

    func autoresize(from oldSize: CGSize, to newSize: CGSize) {
        // In bounds and centre, which stay meaningful under a transform.
        let horizontal = AxisResize(
            near: autoresizingMask.contains(.flexibleLeftMargin), size: autoresizingMask.contains(.flexibleWidth),
            far: autoresizingMask.contains(.flexibleRightMargin))
        let vertical = AxisResize(
            near: autoresizingMask.contains(.flexibleTopMargin), size: autoresizingMask.contains(.flexibleHeight),
            far: autoresizingMask.contains(.flexibleBottomMargin))
        let shape = layer.modelValues
        let origin = CGPoint(
            x: shape.position.x - shape.anchorPoint.x * shape.bounds.width,
            y: shape.position.y - shape.anchorPoint.y * shape.bounds.height)
        let x = horizontal.resized(origin.x, shape.bounds.width, from: oldSize.width, to: newSize.width)
        let y = vertical.resized(origin.y, shape.bounds.height, from: oldSize.height, to: newSize.height)
        bounds.size = CGSize(width: x.length, height: y.length)
        center = CGPoint(
            x: x.origin + shape.anchorPoint.x * x.length, y: y.origin + shape.anchorPoint.y * y.length)
    }
}

/// Autoresizing along one axis: the flexible parts share the difference in proportion to their lengths.
private struct AxisResize {
    let near: Bool
    let size: Bool
    let far: Bool

    func resized(
        _ origin: CGFloat, _ length: CGFloat, from old: CGFloat, to new: CGFloat
    ) -> (origin: CGFloat, length: CGFloat) {
        let parts = [origin, length, old - origin - length]
        let flexible = [near, size, far]
        let total = zip(parts, flexible).reduce(0) { $0 + ($1.1 ? $1.0 : 0) }
        let count = flexible.filter { $0 }.count
        guard count > 0 else { return (origin, length) }
        func share(_ index: Int) -> CGFloat {
            guard flexible[index] else { return 0 }
            return total == 0 ? (new - old) / CGFloat(count) : (new - old) * parts[index] / total
        }
        return (origin + share(0), length + share(1))
    }
}
