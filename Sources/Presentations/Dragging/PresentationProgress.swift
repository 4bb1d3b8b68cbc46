import UIKit

/// The place of a presented view at a moment: on its way in or out, and between its detents.
///
/// ```swift
/// // On a phone of 393 by 852 points, halfway between medium (392) and
/// // large (69), the position is 230.5 and:
/// // progress.smallerDetentIdentifier == .medium
/// // progress.largerDetentIdentifier == .large
/// // progress.fraction == 0.5
/// map.alpha = 1 - progress.fraction(from: .medium, to: .large) / 2
/// ```
public struct PresentationProgress: Equatable, Sendable {
    /// The place of the view, in points, which increases on the way out. For a view that is dismissed toward the
    /// bottom, it is the distance of its top edge from the container's.
    public var position: CGFloat
    /// The fraction of the view's way in, 0…1: 0 while the view is hidden, and 1 at every detent and between them. It
    /// decreases on the way out. For a view that fades or grows in place it is always 1.
    public var presentedFraction: CGFloat
    /// The detent that the view is at, or the next smaller one; `nil` below the smallest, and without detents.
    public var smallerDetentIdentifier: DetentIdentifier?
    /// The next larger detent; `nil` if the view is pulled beyond the largest, and without detents.
    public var largerDetentIdentifier: DetentIdentifier?
    /// The fraction of the way from the smaller to the larger detent, 0…1. Below the smallest detent, the way begins
    /// where the view is hidden. At the largest detent and beyond, and without detents, it is 0.
    public var fraction: CGFloat
    /// The positions of the active detents, in points.
    public var detentPositions: [DetentIdentifier: CGFloat]

    /// Creates a progress, to test a delegate. The parameters are the properties of the same name.
    public init(
        position: CGFloat, smallerDetentIdentifier: DetentIdentifier?, largerDetentIdentifier: DetentIdentifier?,
        fraction: CGFloat, detentPositions: [DetentIdentifier: CGFloat] = [:], presentedFraction: CGFloat = 1
    ) {
        self.position = position
        self.presentedFraction = presentedFraction
        self.smallerDetentIdentifier = smallerDetentIdentifier
        self.largerDetentIdentifier = largerDetentIdentifier
        self.fraction = fraction
        self.detentPositions = detentPositions
    }

    /// Returns the fraction of the way from one detent to another, 0…1: 0 at the first and before it, 1 at the second
    /// and beyond it, regardless of the detents in between.
    ///
    /// It is 0 if one of the detents is not active, and if both are at the same place, as in a compact height, where a
    /// half-sheet covers the screen.
    public func fraction(from first: DetentIdentifier, to second: DetentIdentifier) -> CGFloat {
        guard let start = detentPositions[first], let end = detentPositions[second], start != end else { return 0 }
        return min(1, max(0, (start - position) / (start - end)))
    }
}

extension HalfSheet {
    /// The place of a half-sheet at a moment.
    public typealias Progress = PresentationProgress
}

extension PresentationProgress {
    init(at position: CGFloat, on path: DragPath) {
        let rests = path.positions.positions
        self.position = position
        presentedFraction = 1 - path.positions.dismissalProgress(at: position)
        detentPositions = path.detentPositions
        fraction = 0
        guard !path.detents.isEmpty else { return }
        // Positions increase outward, so those at or beyond the position are last in the list.
        let smaller = rests.firstIndex { $0 >= position }
        let larger = (smaller ?? rests.count) - 1
        smallerDetentIdentifier = smaller.map { path.detents[$0] }
        guard larger >= 0 else { return }
        largerDetentIdentifier = path.detents[larger]
        let start = smaller.map { rests[$0] } ?? path.positions.hidden
        let length = start - rests[larger]
        fraction = length > 0 ? min(1, max(0, (start - position) / length)) : 0
    }
}
