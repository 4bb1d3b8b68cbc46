extension UIListContentConfiguration {
    private init(_ style: ListContentStyle) {
        self.init(style, look: style.look(in: .current, isDisabled: false))
    }

    /// Makes a text with a second one below it, whose look follows its list.
    public static func cell() -> UIListContentConfiguration { UIListContentConfiguration(.cell) }
    /// Like `cell()`, with the second text close below the first one.
    public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration(.subtitleCell) }
    /// Makes a text at the leading side, and a second one at the trailing side.
    public static func valueCell() -> UIListContentConfiguration { UIListContentConfiguration(.valueCell) }

    /// Makes a header whose look follows its list.
    public static func header() -> UIListContentConfiguration { UIListContentConfiguration(.header) }
    /// Makes a footer whose look follows its list.
    public static func footer() -> UIListContentConfiguration { UIListContentConfiguration(.footer) }
    public static func plainHeader() -> UIListContentConfiguration { UIListContentConfiguration(.plainHeader) }
    public static func plainFooter() -> UIListContentConfiguration { UIListContentConfiguration(.plainFooter) }
    public static func groupedHeader() -> UIListContentConfiguration { UIListContentConfiguration(.groupedHeader) }
    public static func groupedFooter() -> UIListContentConfiguration { UIListContentConfiguration(.groupedFooter) }
    /// A larger header of an inset group.
    public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
        UIListContentConfiguration(.prominentHeader)
    }
    /// The largest header of an inset group.
    public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
        UIListContentConfiguration(.extraProminentHeader)
    }

    public static func sidebarCell() -> UIListContentConfiguration { UIListContentConfiguration(.sidebarCell) }
    public static func sidebarSubtitleCell() -> UIListContentConfiguration {
        UIListContentConfiguration(.sidebarSubtitleCell)
    }
    public static func sidebarHeader() -> UIListContentConfiguration { UIListContentConfiguration(.sidebarHeader) }
    /// Makes a cell of a list beside a sidebar, with the look of a sidebar's cell.
    public static func accompaniedSidebarCell() -> UIListContentConfiguration {
        UIListContentConfiguration(.sidebarCell)
    }
    /// Makes a cell of a list beside a sidebar, with the look of a sidebar's cell.
    public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration {
        UIListContentConfiguration(.sidebarSubtitleCell)
    }
}
