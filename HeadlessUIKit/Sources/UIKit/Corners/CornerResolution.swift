/// Computes radii from a corner configuration and a view's position in its container.
struct CornerResolution {
    /// The size of the view.
    var size: CGSize
    /// Nil if no superview has round corners: concentric corners then have their minimum.
    var container: Container?

    struct Container: Equatable {
        var size: CGSize
        var radii: CornerRadii
        /// The view's position, from the container's top left corner.
        var frame: CGRect
    }

    func radii(of configuration: UICornerConfiguration) -> CornerRadii {
        switch configuration.shape {
        case .capsule(let maximumRadius):
            CornerRadii(min(largestRadius, max(0, maximumRadius ?? largestRadius)))
        case .corners(let corners):
            radii(of: corners)
        }
    }

    private func radii(of corners: UICornerConfiguration.Corners) -> CornerRadii {
        let distances = container.map(CornerDistances.init)
        let own = CornerRadii(
            topLeft: radius(corners.topLeft, container?.radii.topLeft, distances?.topLeft),
            topRight: radius(corners.topRight, container?.radii.topRight, distances?.topRight),
            bottomLeft: radius(corners.bottomLeft, container?.radii.bottomLeft, distances?.bottomLeft),
            bottomRight: radius(corners.bottomRight, container?.radii.bottomRight, distances?.bottomRight))
        let top = max(own.topLeft, own.topRight)
        let bottom = max(own.bottomLeft, own.bottomRight)
        let left = max(own.topLeft, own.bottomLeft)
        let right = max(own.topRight, own.bottomRight)
        var radii = own
        switch corners.uniform {
        case .none: break
        case .all: radii = CornerRadii(max(top, bottom))
        case .top: (radii.topLeft, radii.topRight) = (top, top)
        case .bottom: (radii.bottomLeft, radii.bottomRight) = (bottom, bottom)
        case .left: (radii.topLeft, radii.bottomLeft) = (left, left)
        case .right: (radii.topRight, radii.bottomRight) = (right, right)
        case .topAndBottom: radii = CornerRadii(topLeft: top, topRight: top, bottomLeft: bottom, bottomRight: bottom)
        case .leftAndRight: radii = CornerRadii(topLeft: left, topRight: right, bottomLeft: left, bottomRight: right)
        }
        return radii
    }

    private func radius(_ radius: UICornerRadius?, _ outer: CGFloat?, _ distance: CGFloat?) -> CGFloat {
        switch radius?.kind {
        case nil: 0
        case .fixed(let radius): min(largestRadius, max(0, radius))
        case .containerConcentric(let minimum): min(largestRadius, max(0, minimum, (outer ?? 0) - (distance ?? 0)))
        }
    }

    private var largestRadius: CGFloat { min(size.width, size.height) / 2 }
}

/// The distances of a view's corners from those of its container, in points.
///
/// Apple publishes no number for a corner that is farther from one edge than from the other. Here the larger distance
/// counts, so that a view in the middle of a side has square corners.
private struct CornerDistances {
    let topLeft: CGFloat
    let topRight: CGFloat
    let bottomLeft: CGFloat
    let bottomRight: CGFloat

    init(_ container: CornerResolution.Container) {
        let left = abs(container.frame.minX)
        let top = abs(container.frame.minY)
        let right = abs(container.size.width - container.frame.maxX)
        let bottom = abs(container.size.height - container.frame.maxY)
        (topLeft, topRight) = (max(left, top), max(right, top))
        (bottomLeft, bottomRight) = (max(left, bottom), max(right, bottom))
    }
}
