import Foundation

/// The current request to the data source, and the view that it has dequeued (CV16).
struct CollectionRequest {
    let element: CollectionElement
    /// The view that a reconfigured item keeps.
    var kept: UICollectionReusableView?
    var dequeued: UICollectionReusableView?
}

/// Registered classes, and the views that can be reused (CV9).
extension UICollectionView {
    /// `nil` removes the registration; a class that is not a cell's traps.
    public func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        cellPool.register(cellClass, for: identifier)
    }

    /// `nil` removes the registration; a class that is not a reusable view's traps.
    public func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
    ) {
        supplementaryPools[elementKind, default: ReusePool()].register(viewClass, for: identifier)
    }

    /// Returns a cell with the size of the item, or the item's existing cell if it is being reconfigured.
    ///
    /// Traps if no class is registered for the identifier, and outside of a request for a cell, as iOS 18 does.
    public func dequeueReusableCell(
        withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionViewCell {
        let view = dequeue(.cell(indexPath), identifier) { waitingOrNew(&cellPool, identifier) }
        guard let cell = view as? UICollectionViewCell else {
            preconditionFailure("The view of \(indexPath) is not a cell.")
        }
        return cell
    }

    /// Returns a view with the size of the element. Traps like ``dequeueReusableCell(withReuseIdentifier:for:)``.
    public func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView {
        dequeue(.supplementary(kind: elementKind, indexPath), identifier) {
            waitingOrNew(&supplementaryPools[elementKind, default: ReusePool()], identifier)
        }
    }

    private func dequeue(
        _ element: CollectionElement, _ identifier: String, from pool: () -> UICollectionReusableView?
    ) -> UICollectionReusableView {
        guard let request else {
            preconditionFailure("A view can be dequeued only inside the data source's call for it: \"\(identifier)\".")
        }
        precondition(request.dequeued == nil, "Two views are dequeued for one element: \"\(identifier)\".")
        if let kept = request.kept, kept.reuseIdentifier == identifier {
            self.request?.dequeued = kept
            return kept
        }
        guard let view = pool() else {
            preconditionFailure(
                "Nothing can be dequeued for \"\(identifier)\": register a class for this identifier first.")
        }
        self.request?.dequeued = view
        (view as? UICollectionViewCell)?.listEnvironment = listEnvironment(of: element)
        guard let size = attributes(of: element)?.size else { return view }
        UIView.performWithoutAnimation { view.bounds.size = size }
        return view
    }

    /// Returns a reused view, prepared for its new element, or a new one of the registered class.
    private func waitingOrNew<View: UICollectionReusableView>(
        _ pool: inout ReusePool<View>, _ identifier: String
    ) -> UICollectionReusableView? {
        if let view = pool.take(identifier) {
            view.prepareForReuse()
            return view
        }
        return pool.registeredClass(for: identifier).map { $0.make(registeredAs: identifier) }
    }

    // MARK: Requests

    func makeView(
        of element: CollectionElement, _ attributes: UICollectionViewLayoutAttributes
    ) -> UICollectionReusableView {
        switch element {
        case .cell(let path):
            return answer(element) { $0.collectionView(self, cellForItemAt: path) }
        case .supplementary(let kind, let path):
            return answer(element) {
                $0.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path)
            }
        case .decoration(let kind, _):
            guard let viewClass = collectionViewLayout.decorationClasses.registeredClass(for: kind) else {
                preconditionFailure("The layout has a decoration \"\(kind)\" for which it has not registered a class.")
            }
            return viewClass.make(registeredAs: kind)
        }
    }

    /// Returns the data source's view for an element.
    private func answer(
        _ element: CollectionElement, keeping kept: UICollectionReusableView? = nil,
        _ ask: (any UICollectionViewDataSource) -> UICollectionReusableView
    ) -> UICollectionReusableView {
        guard let dataSource else { preconditionFailure("A collection view without a data source has no elements.") }
        let outer = request
        defer { request = outer }
        request = CollectionRequest(element: element, kept: kept)
        let view = ask(dataSource)
        precondition(
            view === request?.dequeued,
            "The view for \(element.path) was not dequeued in the request for it.")
        return view
    }

    /// Requests the content of an item again, with its existing cell.
    func reconfigure(_ cell: UICollectionViewCell, at path: IndexPath) {
        let other = answer(.cell(path), keeping: cell) { $0.collectionView(self, cellForItemAt: path) }
        precondition(
            other === cell, "An item that is reconfigured has to keep its cell: dequeue it with the same identifier.")
    }

    /// Makes a view available for reuse. One without an identifier is not reused.
    func recycle(_ view: UICollectionReusableView, _ element: CollectionElement) {
        guard let identifier = view.reuseIdentifier else { return view.removeFromSuperview() }
        switch element {
        case .cell:
            if let cell = view as? UICollectionViewCell { cellPool.put(cell, for: identifier) }
        case .supplementary(let kind, _):
            supplementaryPools[kind, default: ReusePool()].put(view, for: identifier)
        case .decoration:
            view.removeFromSuperview()
        }
    }
}
