/// The way in which a section scrolls across the layout's own direction, and the places where it comes to rest (CC18).
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
    case none
    /// Rests anywhere.
    case continuous
    /// Rests with a group at the leading edge.
    case continuousGroupLeadingBoundary
    /// Rests at multiples of what is visible.
    case paging
    /// Goes by one group at a time, which comes to the leading edge.
    case groupPaging
    /// Goes by one group at a time, which comes to the middle.
    case groupPagingCentered
}
