/// The width that a column wants: points or a fraction of the split view, between limits (SV2).
@MainActor
struct SplitWidth: Equatable {
    static let automatic = UISplitViewController.automaticDimension

    /// In points; comes before the fraction.
    var preferred = automatic
    var fraction = automatic
    var minimum = automatic
    var maximum = automatic

    /// Makes the 294 points that a large phone of 736 has. By eye for everything else.
    private static let usualFraction: CGFloat = 0.4
    private static let usualMaximum: CGFloat = 320

    /// - Parameter width: Of the whole split view.
    func resolved(in width: CGFloat) -> CGFloat {
        let automatic = Self.automatic
        let share = fraction == automatic ? Self.usualFraction : fraction
        let wanted = preferred == automatic ? share * width : preferred
        let least = minimum == automatic ? 0 : minimum
        let most = maximum == automatic ? max(least, Self.usualMaximum) : maximum
        return max(0, min(max(wanted, least), most, width))
    }
}
