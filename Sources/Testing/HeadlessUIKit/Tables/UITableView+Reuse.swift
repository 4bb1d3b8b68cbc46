import Foundation

/// Registered classes, and the views that wait for another row (TV18 to TV20).
extension UITableView {
    /// Rows that ask for the identifier get cells of the class. `nil` takes the registration back; any other class than one of
    /// cells traps.
    public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        cellPool.register(cellClass, for: identifier)
    }

    public func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        headerFooterPool.register(aClass, for: identifier)
    }

    /// A cell that left the table, or a new one of the registered class; `nil` if there is neither.
    public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        if let cell = cellPool.take(identifier) {
            cell.prepareForReuse()
            return cell
        }
        return cellPool.registeredClass(for: identifier).map { $0.make(registeredAs: identifier) }
    }

    /// A cell that has the size of the row; the one that it has if the row is being reconfigured. Traps if no class is registered
    /// for the identifier.
    public func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        if let (path, cell) = reconfigured, path == indexPath, cell.reuseIdentifier == identifier { return cell }
        let width = rowWidth
        let height = dequeuedHeight(for: indexPath)
        guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
            preconditionFailure(
                "No cell can be dequeued for \"\(identifier)\": register a class for this identifier first.")
        }
        UIView.performWithoutAnimation { cell.frame.size = CGSize(width: width, height: height) }
        return cell
    }

    private func dequeuedHeight(for path: IndexPath) -> CGFloat {
        if let asked = delegateHeight(of: path), asked >= 0 { return asked }
        guard let geometry, geometry.contains(path) else { return ListMetrics.estimatedRowHeight }
        return geometry.sections[path.section].rows[path.row]
    }

    public func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        if let view = headerFooterPool.take(identifier) {
            view.prepareForReuse()
            return view
        }
        return headerFooterPool.registeredClass(for: identifier).map { $0.make(registeredAs: identifier) }
    }
}
