import UIKit

extension HalfSheet {
    /// Where a half-sheet is at a moment, also between its detents.
    ///
    /// ```swift
    /// // Medium at 392 points from the top, large at 69; the sheet's top is at 230.5:
    /// progress.smallerDetentIdentifier    // .medium
    /// progress.largerDetentIdentifier     // .large
    /// progress.fraction                   // 0.5
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

        /// A progress of your own, for trying a delegate in a test.
        public init(
            position: CGFloat, smallerDetentIdentifier: Detent.Identifier?,
            largerDetentIdentifier: Detent.Identifier?, fraction: CGFloat
        ) {
            self.position = position
            self.smallerDetentIdentifier = smallerDetentIdentifier
            self.largerDetentIdentifier = largerDetentIdentifier
            self.fraction = fraction
        }
    }
}

extension HalfSheet.Progress {
    /// The progress at a position on a course with detents.
    init(at position: CGFloat, on course: Course) {
        let rests = course.track.rests
        self.position = position
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
