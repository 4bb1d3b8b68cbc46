import Foundation

/// One change of a batch in the form for the layout. The index path of a section has `NSNotFound` as its item.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
    /// `nil` for an insertion.
    open internal(set) var indexPathBeforeUpdate: IndexPath?
    /// `nil` for a deletion.
    open internal(set) var indexPathAfterUpdate: IndexPath?
    open internal(set) var updateAction: Action

    init(_ action: Action, from before: IndexPath?, to after: IndexPath?) {
        updateAction = action
        indexPathBeforeUpdate = before
        indexPathAfterUpdate = after
        super.init()
    }

    public enum Action: Int, Sendable {
        case insert
        case delete
        case reload
        case move
        case none
    }
}

extension ListUpdate {
    /// The changes one by one: deletions, reloads, insertions, moves.
    @MainActor var items: [UICollectionViewUpdateItem] {
        func whole(_ section: Int) -> IndexPath { IndexPath(item: NSNotFound, section: section) }
        let deletions = deletedSections.map(whole) + deleted.sorted()
        let reloads = reloadedSections.map(whole) + reloaded.sorted()
        let insertions = insertedSections.map(whole) + inserted.sorted()
        let moves = movedSections.map { (whole($0.from), whole($0.to)) } + moved.map { ($0.from, $0.to) }
        return deletions.map { UICollectionViewUpdateItem(.delete, from: $0, to: nil) }
            + reloads.map { UICollectionViewUpdateItem(.reload, from: $0, to: $0) }
            + insertions.map { UICollectionViewUpdateItem(.insert, from: nil, to: $0) }
            + moves.map { UICollectionViewUpdateItem(.move, from: $0.0, to: $0.1) }
    }
}
