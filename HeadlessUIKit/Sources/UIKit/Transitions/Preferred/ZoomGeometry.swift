/// The path of a zoomed view between its source and its place, in the coordinates of the view that contains both.
struct ZoomGeometry: Equatable {
    /// The frame of the view in full size.
    var target: CGRect
    /// The frame of the source; nil without one.
    var source: CGRect?
    var sourceRadius: CGFloat = 0
    /// The part of the view that lies over the source, in the view's own coordinates; nil for all of it.
    var alignment: CGRect?

    /// The visible part of the view, and its scale.
    struct Placement: Equatable {
        /// The visible part, in the coordinates of the container.
        var window: CGRect
        /// The size of the view relative to its full size.
        var scale: CGFloat
        /// The centre of the view, relative to the corner of the visible part.
        var center: CGPoint
        var cornerRadius: CGFloat = 0
        /// The progress: 0 at the source, 1 in full size.
        var share: CGFloat = 1
    }

    // Chosen by eye.
    private static let scaleWithoutSource: CGFloat = 0.8
    private static let radiusUnderFinger: CGFloat = 32
    private static let smallestUnderFinger: CGFloat = 0.4

    var zoomedIn: Placement {
        Placement(window: target, scale: 1, center: CGPoint(x: target.width / 2, y: target.height / 2))
    }

    /// The aligned part fills the source, whose shape clips the rest.
    var zoomedOut: Placement {
        guard let source, source.width > 0, source.height > 0 else { return away }
        let bounds = CGRect(origin: .zero, size: target.size)
        let part = alignment.flatMap { $0.width > 0 && $0.height > 0 ? $0 : nil } ?? bounds
        let scale = max(source.width / part.width, source.height / part.height)
        return Placement(
            window: source, scale: scale,
            center: CGPoint(
                x: source.width / 2 + (bounds.midX - part.midX) * scale,
                y: source.height / 2 + (bounds.midY - part.midY) * scale),
            cornerRadius: sourceRadius, share: 0)
    }

    private var away: Placement { scaled(by: Self.scaleWithoutSource, around: target.center, share: 0) }

    /// Returns the state under a finger that has moved by `translation`: the view follows it, and gets smaller the
    /// further it is dragged.
    func dragged(by translation: CGPoint) -> Placement {
        let share = 1 - distance(of: translation)
        let scale = Self.smallestUnderFinger + (1 - Self.smallestUnderFinger) * share
        let center = CGPoint(x: target.midX + translation.x, y: target.midY + translation.y)
        return scaled(by: scale, around: center, radius: Self.radiusUnderFinger, share: share)
    }

    /// Returns 0 for a finger that has not moved, 1 for one that has gone all the way down or across.
    func distance(of translation: CGPoint) -> CGFloat {
        guard target.width > 0, target.height > 0 else { return 0 }
        return min(1, max(0, translation.y / target.height, translation.x.magnitude / target.width))
    }

    private func scaled(by scale: CGFloat, around center: CGPoint, radius: CGFloat = 0, share: CGFloat) -> Placement {
        let size = CGSize(width: target.width * scale, height: target.height * scale)
        let origin = CGPoint(x: center.x - size.width / 2, y: center.y - size.height / 2)
        return Placement(
            window: CGRect(origin: origin, size: size), scale: scale,
            center: CGPoint(x: size.width / 2, y: size.height / 2), cornerRadius: radius, share: share)
    }
}

extension CGRect {
    fileprivate var center: CGPoint { CGPoint(x: midX, y: midY) }
}
