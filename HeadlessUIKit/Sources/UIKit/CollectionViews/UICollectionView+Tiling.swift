import Foundation

/// Keeps views for the elements in the bounds, and only for those.
extension UICollectionView {
    /// Performs a layout pass. Elements that prefer another size change the layout; it repeats until nothing moves any
    /// more.
    func tile() {
        guard !isTiling else { return }
        isTiling = true
        defer { isTiling = false }
        tellBoundsChange()
        tellWindowChange()
        if let backgroundView, backgroundView.frame != bounds { backgroundView.frame = bounds }
        prepareIfNeeded()
        guard isPrepared else { return retireAll() }
        // A view that has left is not asked; displayed ones stay.
        guard dataSource != nil else { return }
        for _ in 1...Self.mostRounds {
            let before = bounds
            let visible = showVisible()
            if visible, bounds == before { break }
        }
        placeRemaining()
        prefetchNearItems()
    }

    /// Each round ends with one more element of known size, or with an offset that the layout has moved; this many are
    /// never needed.
    private static let mostRounds = 1_000

    /// Displays visible elements and removes others. Returns `false` as soon as an element has changed the layout.
    private func showVisible() -> Bool {
        let visible = elements(in: bounds)
        retire(except: Set(visible.map(\.element)))
        for attributes in visible {
            let element = attributes.element
            if tiles[element] == nil { insert(element, attributes) }
            if fit(element, attributes) { return false }
            place(element, attributes)
            begin(element)
        }
        return true
    }

    // MARK: Incoming elements

    /// Requests a view from the data source, and places it at its position or at its start in a batch.
    private func insert(_ element: CollectionElement, _ attributes: UICollectionViewLayoutAttributes) {
        let view = makeView(of: element, attributes)
        let start = arrivals == nil ? attributes : collectionViewLayout.initialAttributes(of: element) ?? attributes
        tiles[element] = CollectionTiles.Tile(
            view: view, attributes: start, needsFitting: collectionViewLayout.estimatesSizes)
        UIView.performWithoutAnimation {
            view.isHidden = false
            insertSubview(view, at: place(forZIndex: attributes.zIndex, of: view))
            view.take(start)
            if case .cell(let path) = element, let cell = view as? UICollectionViewCell { prepare(cell, at: path) }
        }
    }

    private func prepare(_ cell: UICollectionViewCell, at path: IndexPath) {
        cell.isSelected = selection.contains(path)
        cell.isHighlighted = touchedItem?.highlighted == path
        cell.isEditing = isEditing
        prepareForSwipes(at: path)
    }

    private func begin(_ element: CollectionElement) {
        guard let tile = tiles[element], !tile.isDisplayed else { return }
        tiles[element]?.isDisplayed = true
        let view = tile.view
        switch element {
        case .cell(let path):
            (view as? UICollectionViewCell).map { delegate?.collectionView(self, willDisplay: $0, forItemAt: path) }
        case .supplementary(let kind, let path):
            delegate?.collectionView(self, willDisplaySupplementaryView: view, forElementKind: kind, at: path)
        case .decoration:
            break
        }
    }

    /// In front of all views with the same or a lower z index.
    private func place(forZIndex zIndex: Int, of view: UIView) -> Int {
        let others = tiles.all.values.filter { $0.view !== view && $0.attributes.zIndex > zIndex }
        let lowest = others.compactMap { tile in subviews.firstIndex { $0 === tile.view } }.min()
        let own = subviews.firstIndex { $0 === view }
        let place = lowest ?? subviews.count
        return own.map { $0 < place ? place - 1 : place } ?? place
    }

    // MARK: Sizes (CV7)

    /// Asks an element once for its preferred size. Returns whether the layout has changed with it.
    private func fit(_ element: CollectionElement, _ attributes: UICollectionViewLayoutAttributes) -> Bool {
        guard let tile = tiles[element], tile.needsFitting else { return false }
        tiles[element]?.needsFitting = false
        if case .decoration = element { return false }
        let preferred = tile.view.preferredLayoutAttributesFitting(attributes.duplicate())
        let layout = collectionViewLayout
        guard layout.shouldInvalidateLayout(forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
        else {
            return false
        }
        layout.invalidateLayout(
            with: layout.invalidationContext(
                forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes))
        prepareIfNeeded()
        updateContentSize()
        return true
    }

    // MARK: Positions

    private func place(_ element: CollectionElement, _ attributes: UICollectionViewLayoutAttributes) {
        guard let tile = tiles[element], !tile.attributes.isEqual(attributes) else { return }
        if tile.attributes.zIndex != attributes.zIndex {
            insertSubview(tile.view, at: place(forZIndex: attributes.zIndex, of: tile.view))
        }
        tiles[element]?.attributes = attributes
        tile.view.take(attributes)
        if let swipe, element == .cell(swipe.path) { placeSwipedRow(at: swipe.path) }
    }

    /// Moves an element to its current place in the layout.
    func placeAgain(_ element: CollectionElement) {
        if tiles[element] != nil, let attributes = attributes(of: element) { place(element, attributes) }
    }

    /// Elements that a batch moves out of sight keep their views until they have arrived.
    private func placeRemaining() {
        for (element, tile) in tiles.all where !tile.attributes.frame.intersects(bounds) || movesUnderWay > 0 {
            placeAgain(element)
        }
    }

    // MARK: Outgoing elements

    private func retire(except visible: Set<CollectionElement>) {
        guard movesUnderWay == 0 else { return }
        for (element, tile) in tiles.all where !visible.contains(element) {
            // The item that is being edited keeps its cell: with another one the keyboard would disappear.
            if !tile.view.containsFirstResponder { retire(element) }
        }
    }

    func retireAll() {
        for element in tiles.all.keys { retire(element) }
    }

    private func retire(_ element: CollectionElement) {
        if let swipe, element == .cell(swipe.path) { dropSwipe() }
        if let tile = tiles.all.removeValue(forKey: element) { end(tile, element) }
    }

    /// Removes a view that is no longer displayed.
    func end(_ tile: CollectionTiles.Tile, _ element: CollectionElement) {
        tile.view.isHidden = true
        if tile.isDisplayed { tellEnd(of: tile.view, element) }
        recycle(tile.view, element)
    }

    private func tellEnd(of view: UICollectionReusableView, _ element: CollectionElement) {
        switch element {
        case .cell(let path):
            guard let cell = view as? UICollectionViewCell else { return }
            delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path)
        case .supplementary(let kind, let path):
            delegate?.collectionView(self, didEndDisplayingSupplementaryView: view, forElementOfKind: kind, at: path)
        case .decoration:
            break
        }
    }
}

extension UICollectionReusableView {
    /// Applies attributes if they have changed.
    func take(_ attributes: UICollectionViewLayoutAttributes) {
        let old = CGRect(origin: bounds.origin, size: attributes.size)
        if bounds != old { bounds = old }
        if center != attributes.center { center = attributes.center }
        if alpha != attributes.alpha { alpha = attributes.alpha }
        if !CATransform3DEqualToTransform(transform3D, attributes.transform3D) { transform3D = attributes.transform3D }
        placeInList(attributes)
        apply(attributes)
    }
}
