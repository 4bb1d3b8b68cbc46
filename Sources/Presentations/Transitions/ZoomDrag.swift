import UIKit

/// The place of a zooming view under a finger: it follows in both axes, and shrinks with the distance from its place.
///
/// The point that the finger has grabbed stays under it. The place depends on the finger's position only, not on its way.
struct ZoomDrag: Equatable, Sendable {
    private let axis: DragAxis
    /// The centre of the view where it was grabbed.
    private let center: CGPoint
    /// The finger where it grabbed the view.
    private let finger: CGPoint
    /// The length of the container along the axis.
    private let length: CGFloat
    /// The centre at zero distance, relative to the centre where the view was grabbed.
    private var origin = CGPoint.zero

    /// Where the finger takes the view.
    struct Place: Equatable, Sendable {
        let center: CGPoint
        let scale: CGFloat
        /// The radius of corners that are square at rest.
        let cornerRadius: CGFloat
    }

    /// - Parameters:
    ///   - center: The centre of the view where it is grabbed.
    ///   - distance: The distance from its place along the axis where it is grabbed, outward.
    init(grabbing center: CGPoint, at finger: CGPoint, distance: CGFloat, along axis: DragAxis, of container: CGSize) {
        self.axis = axis
        self.center = center
        self.finger = finger
        length = max(1, axis.length(of: container))
        // Wherever the view is grabbed, it begins where it is.
        let begin = place(distance: distance, across: 0).center
        origin = CGPoint(x: center.x - begin.x, y: center.y - begin.y)
    }

    /// - Parameters:
    ///   - distance: The distance of the view from its place along the axis, in points, outward. Negative where it is pulled
    ///     further in: it then follows along the axis only.
    ///   - across: The translation of the finger across the axis, in points.
    func place(distance: CGFloat, across: CGFloat) -> Place {
        let numbers = PresentationDefaults.Zoom.self
        // Set in by degrees, so that there is no jump where content hands the finger to the view.
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
