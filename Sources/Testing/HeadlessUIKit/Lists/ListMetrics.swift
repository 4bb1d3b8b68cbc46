/// The sizes of lists in the system that is simulated: iOS 26. All numbers are points.
enum ListMetrics {
    /// Of a row of text at the default text size (TV42): half a point more on displays of three pixels a point.
    static func rowHeight(scale: CGFloat) -> CGFloat { scale == 2 ? 51.5 : 52 }
    /// Of a row of which nothing else is known (TV12).
    static let estimatedRowHeight: CGFloat = 44

    /// Above the header of a plain section (TV24).
    static let plainTopPadding: CGFloat = 22
    /// Above and below the text of a row; the detail of a subtitle row has more below it (LG2).
    static let textMargin: CGFloat = 15.5
    static let subtitleBottomMargin: CGFloat = 16.5
    /// Above and below views that the app puts into a cell's margins. Reported, not measured.
    static let contentMargin: CGFloat = 11
    static let headerMargins = UIEdgeInsets(top: 10, left: 0, bottom: 10, right: 0)
    static let footerMargins = UIEdgeInsets(top: 8, left: 0, bottom: 6, right: 0)
    /// Of a grouped section without a title: above the first one, above the others, and below each. Reported, not measured (LG3).
    static let firstGroupGap: CGFloat = 35
    static let groupGap: CGFloat = 17.5

    static let imageGap: CGFloat = 16
    static let detailGap: CGFloat = 8
    static let rowFont = UIFont.TextStyle.body
    static let cornerRadius: CGFloat = 26

    /// From a cell's edge to its text, and from the table's edge to the cells of an inset group: wider on displays that are wider
    /// than 393 points (TV26, TV40).
    @MainActor static func sideMargin(in window: UIWindow?) -> CGFloat { (window?.bounds.width ?? 0) > 393 ? 20 : 16 }
    /// Of a table that is in no window.
    static let sideMarginOutsideWindow: CGFloat = 8

    /// At the end of a separator (TV41).
    static func separatorEnd(_ style: UITableView.Style) -> CGFloat { style == .insetGrouped ? 16 : 8 }
}
