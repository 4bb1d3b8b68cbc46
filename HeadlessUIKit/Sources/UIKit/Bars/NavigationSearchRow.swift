/// The row of a navigation bar with the search bar of the top item. Scrolling content pushes it up, under the title.
final class NavigationSearchRow: UIView {
    private weak var searchBar: UISearchBar?
    /// The distance below the search bar. Chosen by eye.
    private static let margin: CGFloat = 8

    init() {
        super.init(frame: .zero)
        clipsToBounds = true
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        preconditionFailure("A navigation bar makes its search row itself.")
    }

    /// 52 points, and more with a scope bar.
    static func height(for searchBar: UISearchBar) -> CGFloat { searchBar.standardHeight + margin }

    func show(_ searchBar: UISearchBar?) {
        guard searchBar !== self.searchBar || searchBar?.superview !== self && searchBar != nil else { return }
        if let old = self.searchBar, old.superview === self {
            old.isInNavigationBar = false
            old.removeFromSuperview()
        }
        self.searchBar = searchBar
        guard let searchBar else { return }
        searchBar.isInNavigationBar = true
        addSubview(searchBar)
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let searchBar else { return }
        let insets = safeAreaInsets
        searchBar.frame = CGRect(
            x: insets.left, y: bounds.height - Self.height(for: searchBar),
            width: bounds.width - insets.left - insets.right, height: searchBar.standardHeight)
    }
}
