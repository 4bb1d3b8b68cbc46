import Foundation

/// Prepares the data of rows before their cells are asked for.
@MainActor public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
    /// The nearest row comes first.
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
    /// The rows are not near any more, and have not been shown.
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
    public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {}
}
