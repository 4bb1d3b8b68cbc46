import Foundation

/// The start and the end of elements that a batch moves.
struct CollectionArrivals {
    let map: ListUpdateMap
    /// The surroundings of the visible area before.
    let old: [CollectionElement: UICollectionViewLayoutAttributes]
    let reloaded: Set<IndexPath>

    /// Returns `nil` for an element that is new.
    func oldElement(of element: CollectionElement) -> CollectionElement? {
        switch element {
        case .cell(let path): map.oldPath(of: path).map { .cell($0) }
        case .supplementary(_, let path), .decoration(_, let path):
            moved(element, path, section: map.oldSection(of: path.section))
        }
    }

    /// Returns `nil` for an element that is gone or gets another view.
    func newElement(of element: CollectionElement) -> CollectionElement? {
        switch element {
        case .cell(let path): reloaded.contains(path) ? nil : map.newPath(of: path).map { .cell($0) }
        case .supplementary(_, let path), .decoration(_, let path):
            map.isReloaded(path.section)
                ? nil : moved(element, path, section: map.newSection(of: path.section))
        }
    }

    private func moved(_ element: CollectionElement, _ path: IndexPath, section: Int?) -> CollectionElement? {
        section.map { section in
            element.at(path.count == 2 ? IndexPath(item: path.item, section: section) : IndexPath(index: section))
        }
    }
}

extension UICollectionView {
    /// The duration of the elements' movement. Nobody has measured it.
    static let moveDuration: TimeInterval = 0.3

    func carryOut() {
        dropSwipe()
        let ended = batch
        batch = ListBatch()
        guard let dataSource, counts != nil else { return ended.complete(in: window) }
        let old = attributesAround()
        let counts = readCounts(from: dataSource)
        let map: ListUpdateMap
        do {
            map = try ended.update.map(from: ended.counts, to: counts.items, .collection)
        } catch {
            preconditionFailure("\(error)")
        }
        selection = selection.moved(by: map, reloaded: ended.update.reloaded)
        prefetch.move(by: map)
        // A touch on an item whose new position is unknown does not select another item.
        if let item = touchedItem, map.newPath(of: item.path) != item.path { touchedItem = nil }
        let arrivals = CollectionArrivals(map: map, old: old, reloaded: ended.update.reloaded)
        self.arrivals = arrivals
        invalidate(for: counts)
        collectionViewLayout.prepare(forCollectionViewUpdates: ended.update.items)
        let departing = moveTiles(arrivals)
        carryOut(ended, departing)
    }

    private func invalidate(for newCounts: CollectionCounts) {
        let context = collectionViewLayout.makeContext()
        context.invalidateDataSourceCounts = true
        collectionViewLayout.invalidateLayout(with: context)
        counts = newCounts
        prepareIfNeeded()
        updateContentSize()
    }

    /// Returns the displayed elements, and those up to a screen away.
    private func attributesAround() -> [CollectionElement: UICollectionViewLayoutAttributes] {
        guard isPrepared, laidOutBounds != nil else { return [:] }
        let around = elements(in: bounds.insetBy(dx: -bounds.width, dy: -bounds.height))
        return Dictionary(around.map { ($0.element, $0) }) { first, _ in first }
    }

    /// An element that leaves, and keeps its view until it is out of sight.
    private struct Departure {
        let tile: CollectionTiles.Tile
        let element: CollectionElement
        let end: UICollectionViewLayoutAttributes?
    }

    /// Updates the index paths of displayed elements. Returns the elements that have none.
    private func moveTiles(_ arrivals: CollectionArrivals) -> [Departure] {
        let old = tiles.all
        tiles.all = [:]
        var departing: [Departure] = []
        for (element, tile) in old {
            if let new = arrivals.newElement(of: element), attributes(of: new) != nil {
                tiles[new] = tile
            } else {
                let end = collectionViewLayout.finalAttributes(of: element)
                departing.append(Departure(tile: tile, element: element, end: end))
            }
        }
        return departing
    }

    private func carryOut(_ ended: ListBatch, _ departing: [Departure]) {
        let isAnimated = ended.isAnimated && window != nil && UIView.areAnimationsEnabled && laidOutBounds != nil
        let changes = {
            for departure in departing { departure.end.map { departure.tile.view.take($0) } }
            let proposed = self.contentOffset
            let target = self.targetOffset(for: proposed)
            if target != proposed { self.contentOffset = target }
            if self.window != nil { self.tile() }
        }
        let conclude = {
            for departure in departing {
                UIView.performWithoutAnimation { departure.tile.view.alpha = 1 }
                self.end(departure.tile, departure.element)
            }
        }
        guard isAnimated else {
            UIView.performWithoutAnimation(changes)
            endArrivals()
            conclude()
            setNeedsLayout()
            return ended.complete(in: window)
        }
        movesUnderWay += 1
        UIView.animate(withDuration: Self.moveDuration, animations: changes) { _ in
            self.movesUnderWay -= 1
            conclude()
            self.setNeedsLayout()
            ended.completions.forEach { $0(true) }
        }
        endArrivals()
    }

    func targetOffset(for proposed: CGPoint) -> CGPoint {
        delegate?.collectionView(self, targetContentOffsetForProposedContentOffset: proposed)
            ?? collectionViewLayout.targetContentOffset(forProposedContentOffset: proposed)
    }

    private func endArrivals() {
        collectionViewLayout.finalizeCollectionViewUpdates()
        arrivals = nil
    }

    // MARK: Defaults of layouts

    /// Returns the old attributes of an element that existed; transparent new ones for a new element.
    func initialAttributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
        guard let arrivals else { return nil }
        if let old = arrivals.oldElement(of: element).flatMap({ arrivals.old[$0] }) { return old }
        return attributes(of: element).map { transparent($0) }
    }

    /// Returns the old attributes, transparent.
    func finalAttributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
        arrivals?.old[element].map { transparent($0) }
    }

    private func transparent(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        let transparent = attributes.duplicate()
        transparent.alpha = 0
        return transparent
    }
}
