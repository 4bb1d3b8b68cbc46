extension UITabBarItem {
    /// Shows the system's title and symbol. `image` stays nil.
    public convenience init(tabBarSystemItem systemItem: UITabBarItem.SystemItem, tag: Int) {
        self.init()
        self.systemItem = systemItem
        title = systemItem.title
        self.tag = tag
    }

    /// The items for which the system has titles and symbols.
    public enum SystemItem: Int, Sendable {
        case more = 0
        case favorites = 1
        case featured = 2
        case topRated = 3
        case recents = 4
        case contacts = 5
        case history = 6
        case bookmarks = 7
        case search = 8
        case downloads = 9
        case mostRecent = 10
        case mostViewed = 11
    }

    /// The app's image, or the system's symbol.
    func shownImage(isSelected: Bool) -> UIImage? {
        (isSelected ? selectedImage : nil) ?? image ?? systemItem.flatMap { UIImage(systemName: $0.symbolName) }
    }
}

extension UITabBarItem.SystemItem {
    var title: String {
        switch self {
        case .topRated: "Top Rated"
        case .mostRecent: "Most Recent"
        case .mostViewed: "Most Viewed"
        default: "\(self)".prefix(1).uppercased() + "\(self)".dropFirst()
        }
    }

    /// Chosen by eye.
    var symbolName: String {
        switch self {
        case .more: "ellipsis"
        case .favorites, .featured, .topRated: "star.fill"
        case .recents, .history, .mostRecent: "clock.fill"
        case .contacts: "person.crop.circle.fill"
        case .bookmarks: "book.fill"
        case .search: "magnifyingglass"
        case .downloads: "square.and.arrow.down.fill"
        case .mostViewed: "list.number"
        }
    }
}
