extension UISearchBar {
    /// The scopes that the user can choose below the field. Defaults to nil.
    public var scopeButtonTitles: [String]? {
        get { scopes.titles }
        set {
            scopes.titles = newValue
            scopesDidChange()
        }
    }
    /// Setting it does not call the delegate. Defaults to 0.
    public var selectedScopeButtonIndex: Int {
        get { scopes.selectedIndex }
        set { scopes.select(newValue) }
    }
    /// True if the scopes are shown, if there are any. They make the bar higher. Defaults to `false`.
    public var showsScopeBar: Bool {
        get { scopes.isWanted }
        set { setShowsScope(newValue, animated: false) }
    }

    /// In a navigation bar the row appears and disappears with an animation of 0.3 seconds (chosen by eye); elsewhere
    /// the app sets the new height of the bar.
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

    /// True if the field has a button at its end while it is empty. Defaults to `false`.
    public var showsBookmarkButton: Bool {
        get { searchTextField.bookmarkButton != nil }
        set {
            guard newValue != showsBookmarkButton else { return }
            searchTextField.showBookmarks(
                newValue ? { [weak self] in self.map { $0.delegate?.searchBarBookmarkButtonClicked($0) } } : nil)
        }
    }
}
