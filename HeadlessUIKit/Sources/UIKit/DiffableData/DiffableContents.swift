import Foundation

/// A list that a diffable data source fills.
@MainActor
protocol DiffableListView {
    /// True for a list in a window; others do not show their changes.
    var isInWindow: Bool { get }

    func reloadData()

    /// Returns whether the list can perform the difference as one batch.
    func canCarryOut(_ difference: SnapshotDifference) -> Bool

    /// Performs the difference as one batch.
    /// - Parameters:
    ///   - change: Replaces the data.
    ///   - completion: Called when everything has come to rest.
    func carryOut(_ difference: SnapshotDifference, change: @escaping () -> Void, completion: @escaping () -> Void)
}

/// The snapshot that a list shows, and the transition to the next one.
@MainActor
final class DiffableContents<SectionIdentifier: Hashable & Sendable, ItemIdentifier: Hashable & Sendable> {
    typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifier, ItemIdentifier>

    private(set) var snapshot = Snapshot()
    private var hasBeenApplied = false
    private var isApplying = false

    // MARK: The next snapshot

    /// Shows the snapshot, the first one by a reload, later ones by a batch of changes (CD2). The counts are new when it returns.
    /// - Parameter completion: Called on the main queue, after the animation (CD5).
    func apply(_ next: Snapshot, to list: (some DiffableListView)?, animated: Bool, completion: (() -> Void)?) {
        guard let list, hasBeenApplied, list.isInWindow else {
            return reload(next, of: list, completion: completion)
        }
        guard next.hasRequests || !next.hasSameContent(as: snapshot) else { return show(next, completion) }
        let difference = SnapshotDifference(from: snapshot, to: next)
        guard list.canCarryOut(difference) else { return reload(next, of: list, completion: completion) }
        let carryOut = {
            list.carryOut(difference) {
                self.snapshot = next.withoutRequests
            } completion: {
                completion?()
            }
        }
        exclusively { animated ? carryOut() : UIView.performWithoutAnimation(carryOut) }
    }

    /// Shows the snapshot by a reload.
    /// - Parameter completion: Called on the main queue.
    func reload(_ next: Snapshot, of list: (some DiffableListView)?, completion: (() -> Void)?) {
        exclusively {
            show(next, completion)
            list?.reloadData()
        }
    }

    private func show(_ next: Snapshot, _ completion: (() -> Void)?) {
        hasBeenApplied = true
        snapshot = next.withoutRequests
        if let completion { DispatchQueue.main.async { completion() } }
    }

    /// The list's requests during an `apply` must not apply another snapshot (CD11).
    private func exclusively(_ work: () -> Void) {
        precondition(!isApplying, "A snapshot cannot be applied while another one is being applied.")
        isApplying = true
        work()
        isApplying = false
    }

    // MARK: Positions

    /// Returns `nil` for an index path that does not exist.
    func section(at index: Int) -> SectionIdentifier? {
        snapshot.sections.indices.contains(index) ? snapshot.sections[index].identifier : nil
    }

    /// Traps for a section that does not exist.
    func numberOfItems(inSection index: Int) -> Int {
        precondition(
            snapshot.sections.indices.contains(index),
            "There is no section \(index): there are \(snapshot.numberOfSections).")
        return snapshot.sections[index].items.count
    }

    /// Returns the provider's cell for the item at a path. Traps if there is no such item, or no cell (CD6).
    func cell<Cell>(at path: IndexPath, from provider: (ItemIdentifier) -> Cell?) -> Cell {
        guard let item = snapshot.item(at: path) else {
            preconditionFailure("There is no item at \(path).")
        }
        guard let cell = provider(item) else {
            preconditionFailure(
                "The cell provider has to return a cell for every item. It returned none for \(item) at \(path).")
        }
        return cell
    }
}
