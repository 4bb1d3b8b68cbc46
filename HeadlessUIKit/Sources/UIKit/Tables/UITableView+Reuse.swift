import Foundation

/// Registered classes, and the views that can be reused (TV18 to TV20).
extension UITableView {
    /// Rows that use the identifier get cells of the class. `nil` removes the registration; a class that is not a
    /// cell's traps.
    public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        cellPool.register(cellClass, for: identifier)
    }

    public func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        headerFooterPool.register(aClass, for: identifier)
    }

    /// Returns a cell that has left the table, or a new one of the registered class; `nil` if there is neither.
    public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        if let cell = cellPool.take(identifier) {
            cell.prepareForReuse()
            return cell
        }
        return cellPool.registeredClass(for: identifier).map { $0.make(registeredAs: identifier) }
    }

    /// Returns a cell with the size of the row, or the row's existing cell if it is being reconfigured. Traps if no
    /// class is registered for the identifier.
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
