extension UISearchBar {
    /// What the user can choose from below the field. Defaults to nil.
    public var scopeButtonTitles: [String]? {
        get { scopes.titles }
        set {
            scopes.titles = newValue
            scopesDidChange()
        }
    }
    /// Setting it tells nobody. Defaults to 0.
    public var selectedScopeButtonIndex: Int {
        get { scopes.selectedIndex }
        set { scopes.select(newValue) }
    }
    /// Whether the scopes are shown, if there are any. The bar is higher with them. Defaults to `false`.
    public var showsScopeBar: Bool {
        get { scopes.isWanted }
        set { setShowsScope(newValue, animated: false) }
    }

    /// In a navigation bar the row comes and goes with an animation of 0.3 seconds (by eye); elsewhere the app gives the bar its
    /// new height.
    public func setShowsScope(_ show: Bool, animated animate: Bool) {
        guard show != scopes.isWanted else { return }
        scopes.isWanted = show
        guard animate, window != nil else { return scopesDidChange() }
        UIView.animate(withDuration: 0.3) {
            self.scopesDidChange()
            self.navigationBar?.manager?.viewIfLoaded?.layoutIfNeeded()
            self.layoutIfNeeded()
        }
    }

    private func scopesDidChange() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        navigationBar?.itemDidChange()
    }

    func scopeDidChange(_ index: Int) {
        delegate?.searchBar(self, selectedScopeButtonIndexDidChange: index)
        searchController?.scopeDidChange()
    }

    // MARK: Bookmarks

    /// A button at the end of the field while it is empty. Defaults to `false`.
    public var showsBookmarkButton: Bool {
        get { searchTextField.bookmarkButton != nil }
        set {
            guard newValue != showsBookmarkButton else { return }
            searchTextField.showBookmarks(
                newValue ? { [weak self] in self.map { $0.delegate?.searchBarBookmarkButtonClicked($0) } } : nil)
        }
    }
}
