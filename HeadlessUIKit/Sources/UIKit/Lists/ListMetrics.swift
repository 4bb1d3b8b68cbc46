/// The metrics of lists in the simulated system: iOS 26. All numbers are points.
enum ListMetrics {
    /// Returns the height of a row of text at the default text size (TV42): half a point more on displays with three
    /// pixels per point.
    static func rowHeight(scale: CGFloat) -> CGFloat { scale == 2 ? 51.5 : 52 }
    /// The height of a row of which nothing else is known (TV12).
    static let estimatedRowHeight: CGFloat = 44

    /// The padding above the header of a plain section (TV24).
    static let plainTopPadding: CGFloat = 22
    /// The margins above and below the text of a row; the detail of a subtitle row has more below it (LG2).
    static let textMargin: CGFloat = 15.5
    static let subtitleBottomMargin: CGFloat = 16.5
    /// The margins above and below views that the app puts into a cell's margins. Reported, not measured.
    static let contentMargin: CGFloat = 11
    static let headerMargins = UIEdgeInsets(top: 10, left: 0, bottom: 10, right: 0)
    static let footerMargins = UIEdgeInsets(top: 8, left: 0, bottom: 6, right: 0)
    /// The spacing of a grouped section without a title: above the first one, above the others, and below each.
    /// Reported, not measured (LG3).
    static let firstGroupGap: CGFloat = 35
    static let groupGap: CGFloat = 17.5

    static let imageGap: CGFloat = 16
    static let detailGap: CGFloat = 8
    static let rowFont = UIFont.TextStyle.body
    static let cornerRadius: CGFloat = 26

    /// Returns the distance from a cell's edge to its text, and from the table's edge to the cells of an inset group:
    /// larger on displays wider than 393 points (TV26, TV40).
    @MainActor static func sideMargin(in window: UIWindow?) -> CGFloat { (window?.bounds.width ?? 0) > 393 ? 20 : 16 }
    /// The side margin of a table in no window.
    static let sideMarginOutsideWindow: CGFloat = 8

    /// The distance at the end of a separator (TV41).
    static func separatorEnd(_ style: UITableView.Style) -> CGFloat { style == .insetGrouped ? 16 : 8 }
}
