/// The preferred width of a column: points or a fraction of the split view, between limits (SV2).
@MainActor
struct SplitWidth: Equatable {
    static let automatic = UISplitViewController.automaticDimension

    /// In points; has priority over the fraction.
    var preferred = automatic
    var fraction = automatic
    var minimum = automatic
    var maximum = automatic

    /// The fraction that gives the 294 points of a large phone with 736. Chosen by eye for everything else.
    private static let usualFraction: CGFloat = 0.4
    private static let usualMaximum: CGFloat = 320

    /// - Parameter width: The width of the whole split view.
    func resolved(in width: CGFloat) -> CGFloat {
        let automatic = Self.automatic
        let share = fraction == automatic ? Self.usualFraction : fraction
        let wanted = preferred == automatic ? share * width : preferred
        let least = minimum == automatic ? 0 : minimum
        let most = maximum == automatic ? max(least, Self.usualMaximum) : maximum
        return max(0, min(max(wanted, least), most, width))
    }
}
