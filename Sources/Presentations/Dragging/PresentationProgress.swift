import UIKit

/// The place of a presented view at a moment: on its way in or out, and between its detents.
///
/// ```swift
/// // Medium at 392 points from the top, large at 69; the top of the half-sheet is at 230.5:
/// progress.smallerDetentIdentifier    // .medium
/// progress.largerDetentIdentifier     // .large
/// progress.fraction                   // 0.5
/// progress.fraction(from: .medium, to: .large)    // 0.5, and 1 at the large detent and above it
/// ```
public struct PresentationProgress: Equatable, Sendable {
    /// The place of the view, in points: how far its inner end is toward the edge by which it leaves. It grows on the way
    /// out. For a view that leaves by the bottom it is the distance of its top edge from the container's.
    public var position: CGFloat
    /// The share of the way from where the view is hidden to its outermost rest, 0…1: 1 at every detent, and in between. It
    /// falls on the way out. A view that fades or grows in place has 1 all the while.
    public var presentedFraction: CGFloat
    /// The detent that the view is at, or has left inward; `nil` beyond the smallest, on the way out, and without detents.
    public var smallerDetentIdentifier: DetentIdentifier?
    /// The next larger detent; `nil` at the largest, where the view is pulled beyond it, and without detents.
    public var largerDetentIdentifier: DetentIdentifier?
    /// The share of the way from the smaller to the larger detent, 0…1. Beyond the smallest detent the way begins where the
    /// view is hidden; at the largest detent and beyond it is 0, and so it is without detents.
    public var fraction: CGFloat
    /// The positions of the active detents, in points.
    public var detentPositions: [DetentIdentifier: CGFloat]

    /// Creates a progress, for trying a delegate in a test.
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

    /// The share of the way from one detent to another, 0…1: 0 at the first and before it, 1 at the second and beyond it,
    /// whatever detents are in between.
    ///
    /// It is 0 if one of the detents is not active, and if both are at one place, as in a compact height, in which a
    /// half-sheet covers the screen.
    ///
    /// ```swift
    /// map.alpha = 1 - progress.fraction(from: .medium, to: .large) / 2
    /// ```
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
    /// The progress at a position on a path.
    init(at position: CGFloat, on path: DragPath) {
        let rests = path.positions.positions
        self.position = position
        presentedFraction = 1 - path.positions.dismissalProgress(at: position)
        detentPositions = path.detentPositions
        guard !path.detents.isEmpty else {
            fraction = 0
            return
        }
        // Positions grow outward: what lies at or beyond the position comes last in the list.
        let smaller = rests.firstIndex { $0 >= position }
        let larger = smaller.map { $0 - 1 } ?? rests.count - 1
        smallerDetentIdentifier = smaller.map { path.detents[$0] }
        largerDetentIdentifier = larger >= 0 ? path.detents[larger] : nil
        guard larger >= 0 else {
            fraction = 0
            return
        }
        let start = smaller.map { rests[$0] } ?? path.positions.hidden
        let way = start - rests[larger]
        fraction = way > 0 ? min(1, max(0, (start - position) / way)) : 0
    }
}
