import UIKit

/// The place of a zooming view during a drag. It follows the finger on both axes, and shrinks with the distance from
/// its place at rest.
///
/// The point that the finger has grabbed stays under it. The place depends on the finger's position only, and not on
/// its path.
struct ZoomDrag: Equatable, Sendable {
    private let axis: DragAxis
    /// The centre of the view where it was grabbed.
    private let center: CGPoint
    /// The location of the finger where it grabbed the view.
    private let finger: CGPoint
    /// The length of the container along the axis.
    private let length: CGFloat
    /// The centre at zero distance, relative to the centre where the view was grabbed.
    private var origin = CGPoint.zero

    /// The place and the appearance of the view.
    struct Place: Equatable, Sendable {
        let center: CGPoint
        let scale: CGFloat
        /// The radius of corners that are square at rest.
        let cornerRadius: CGFloat
    }

    /// - Parameters:
    ///   - center: The centre of the view where it is grabbed.
    ///   - distance: The distance from its place at rest along the axis, outward, where it is grabbed.
    init(grabbing center: CGPoint, at finger: CGPoint, distance: CGFloat, along axis: DragAxis, of container: CGSize) {
        self.axis = axis
        self.center = center
        self.finger = finger
        length = max(1, axis.length(of: container))
        // The view starts where it is, wherever it is grabbed.
        let begin = place(distance: distance, across: 0).center
        origin = CGPoint(x: center.x - begin.x, y: center.y - begin.y)
    }

    /// - Parameters:
    ///   - distance: The distance of the view from its place at rest along the axis, in points, outward. If it is
    ///     negative, the view is pulled further in and follows along the axis only.
    ///   - across: The translation of the finger across the axis, in points.
    func place(distance: CGFloat, across: CGFloat) -> Place {
        let numbers = PresentationDefaults.Zoom.self
        // This sets in gradually, so that the view does not jump when content hands the drag to it.
        let engagement = min(1, max(0, distance / numbers.engagement))
        let scale = 1 - (1 - numbers.minimumScale) * min(1, max(0, distance / length))
        let (along, aside) = (axis.vector(distance), axis.acrossVector(across * engagement))
        return Place(
            center: CGPoint(
                x: origin.x + center.x + along.x + aside.x + (finger.x - center.x) * (1 - scale),
                y: origin.y + center.y + along.y + aside.y + (finger.y - center.y) * (1 - scale)),
            scale: scale, cornerRadius: numbers.cornerRadius * engagement)
    }
}

extension DragAxis {
    /// Returns the translation by a number of points across the axis.
    fileprivate func acrossVector(_ length: CGFloat) -> CGPoint {
        isVertical ? CGPoint(x: length, y: 0) : CGPoint(x: 0, y: length)
    }
}
