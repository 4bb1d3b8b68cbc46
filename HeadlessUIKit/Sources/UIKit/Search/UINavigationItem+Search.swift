extension UINavigationItem {
    /// The position of the search bar: always its own row here.
    public var searchBarPlacement: SearchBarPlacement { .stacked }

    /// The positions of a search bar in a navigation bar.
    public enum SearchBarPlacement: Int, Sendable {
        case automatic = 0
        case inline = 1
        /// In its own row below the title.
        case stacked = 2
    }
}
