/// The way in which a section scrolls across the layout's scroll direction, and the places where it stops (CC18).
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
    case none
    /// Stops anywhere.
    case continuous
    /// Stops with a group at the leading edge.
    case continuousGroupLeadingBoundary
    /// Stops at multiples of the visible length.
    case paging
    /// Scrolls by one group at a time, aligned to the leading edge.
    case groupPaging
    /// Scrolls by one group at a time, centred.
    case groupPagingCentered
}
