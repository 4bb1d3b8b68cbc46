/// The lines above and below a row of a list.
public struct UIListSeparatorConfiguration: Hashable {
    public enum Visibility: Hashable, Sendable {
        /// Visible below a row, unless it is the last one of a group; never above it.
        case automatic
        case visible
        case hidden
    }

    /// Stands for the leading edge of the text, and for the end of the appearance.
    public static let automaticInsets = NSDirectionalEdgeInsets(
        top: CGFloat.greatestFiniteMagnitude, leading: CGFloat.greatestFiniteMagnitude,
        bottom: CGFloat.greatestFiniteMagnitude, trailing: CGFloat.greatestFiniteMagnitude)

    public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {
        let visibility: Visibility = listAppearance.showsSeparators ? .automatic : .hidden
        topSeparatorVisibility = visibility
        bottomSeparatorVisibility = visibility
    }

    public var topSeparatorVisibility: Visibility
    public var bottomSeparatorVisibility: Visibility
    /// In points from the cell's edges; only the sides count. Defaults to automatic.
    public var topSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
    /// In points from the cell's edges; only the sides count. Defaults to automatic.
    public var bottomSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
    /// Defaults to `.separator`.
    public var color: UIColor = .separator
    /// A stored value without effect: selected rows keep their separators.
    public var multipleSelectionColor: UIColor = .separator
    /// A stored value without effect. Defaults to `nil`.
    public var visualEffect: UIVisualEffect?

    public static func == (left: Self, right: Self) -> Bool {
        left.topSeparatorVisibility == right.topSeparatorVisibility
            && left.bottomSeparatorVisibility == right.bottomSeparatorVisibility
            && left.topSeparatorInsets == right.topSeparatorInsets
            && left.bottomSeparatorInsets == right.bottomSeparatorInsets && left.color == right.color
            && left.multipleSelectionColor == right.multipleSelectionColor && left.visualEffect === right.visualEffect
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(topSeparatorVisibility)
        hasher.combine(bottomSeparatorVisibility)
        hasher.combine(color)
    }
}
