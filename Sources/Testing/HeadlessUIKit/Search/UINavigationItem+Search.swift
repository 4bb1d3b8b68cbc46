extension UINavigationItem {
    /// Where the search bar is: always in a row of its own here.
    public var searchBarPlacement: SearchBarPlacement { .stacked }

    /// Where a search bar is in a navigation bar.
    public enum SearchBarPlacement: Int, Sendable {
        case automatic = 0
        case inline = 1
        /// In a row of its own below the title.
        case stacked = 2
    }
}
