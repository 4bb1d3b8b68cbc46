import UIKit

extension HalfSheet {
    /// Where a half-sheet is at a moment, also between its detents.
    ///
    /// ```swift
    /// // Medium at 392 points from the top, large at 69; the sheet's top is at 230.5:
    /// progress.smallerDetentIdentifier    // .medium
    /// progress.largerDetentIdentifier     // .large
    /// progress.fraction                   // 0.5
    /// progress.fraction(from: .medium, to: .large)    // 0.5, and 1 at the large detent and above it
    /// ```
    public struct Progress: Equatable, Sendable {
        /// The distance of the sheet's top edge from the container's, in points. It grows as the sheet goes down.
        public var position: CGFloat
        /// The detent that the sheet is at, or has left upward; `nil` below the smallest, on the way out of sight.
        public var smallerDetentIdentifier: Detent.Identifier?
        /// The next larger detent; `nil` at the largest, and where the sheet is pulled beyond it.
        public var largerDetentIdentifier: Detent.Identifier?
        /// How much of the way from the smaller to the larger detent is done, 0…1. Below the smallest detent the way
        /// begins where the sheet is out of sight; at the largest and beyond it is 0.
        public var fraction: CGFloat
        /// The positions at which the sheet rests at its active detents, in points.
        public var detentPositions: [Detent.Identifier: CGFloat]

        /// A progress of your own, for trying a delegate in a test.
        public init(
            position: CGFloat, smallerDetentIdentifier: Detent.Identifier?,
            largerDetentIdentifier: Detent.Identifier?, fraction: CGFloat,
            detentPositions: [Detent.Identifier: CGFloat] = [:]
        ) {
            self.position = position
            self.smallerDetentIdentifier = smallerDetentIdentifier
            self.largerDetentIdentifier = largerDetentIdentifier
            self.fraction = fraction
            self.detentPositions = detentPositions
        }

        /// How much of the way from one detent to another is done, 0…1: 0 at the first and before it, 1 at the second and beyond
        /// it, whatever detents are in between.
        ///
        /// Without a way there is no progress on it: 0 where one of the detents is not active, and where both are at one place,
        /// as in a compact height, in which the sheet covers the screen.
        ///
        /// ```swift
        /// map.alpha = 1 - progress.fraction(from: .medium, to: .large) / 2
        /// ```
        public func fraction(from first: Detent.Identifier, to second: Detent.Identifier) -> CGFloat {
            guard let start = detentPositions[first], let end = detentPositions[second], start != end else { return 0 }
            return min(1, max(0, (start - position) / (start - end)))
        }
    }
}

extension HalfSheet.Progress {
    /// The progress at a position on a course with detents.
    init(at position: CGFloat, on course: DragPath) {
        let rests = course.track.rests
        self.position = position
        detentPositions = course.detentPositions
        // Positions grow downward: what lies at or below the sheet's top comes last in the list.
        let smaller = rests.firstIndex { $0 >= position }
        let larger = smaller.map { $0 - 1 } ?? rests.count - 1
        smallerDetentIdentifier = smaller.map { course.detents[$0] }
        largerDetentIdentifier = larger >= 0 ? course.detents[larger] : nil
        guard larger >= 0 else {
            fraction = 0
            return
        }
        let start = smaller.map { rests[$0] } ?? course.track.hidden
        let way = start - rests[larger]
        fraction = way > 0 ? min(1, max(0, (start - position) / way)) : 0
    }
}
