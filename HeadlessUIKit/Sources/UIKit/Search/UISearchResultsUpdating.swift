/// Updates the results of a search.
@preconcurrency @MainActor public protocol UISearchResultsUpdating: NSObjectProtocol {
    /// Called when a search begins or ends, and when the text changes.
    func updateSearchResults(for searchController: UISearchController)
}
