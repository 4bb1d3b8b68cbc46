extension UICollectionViewDiffableDataSource {
    /// Closures for the user's reordering of items.
    public struct ReorderingHandlers {
        /// Items can be reordered only if it returns true.
        public var canReorderItem: ((ItemIdentifierType) -> Bool)?
        public var willReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
        public var didReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

        public init() {}
    }

    /// Closures for the user's expanding and collapsing of items.
    ///
    /// `Item` is the data source's type of items. UIKit gives both the same name, which Swift 6 does not allow here.
    public struct SectionSnapshotHandlers<Item> where Item: Hashable & Sendable {
        public var shouldExpandItem: ((ItemIdentifierType) -> Bool)?
        public var willExpandItem: ((ItemIdentifierType) -> Void)?
        public var shouldCollapseItem: ((ItemIdentifierType) -> Bool)?
        public var willCollapseItem: ((ItemIdentifierType) -> Void)?
        /// Returns the children of an item that is expanded, if they are not known before.
        public var snapshotForExpandingParent:
            (
                (ItemIdentifierType, NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>) ->
                    NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
            )?

        public init() {}
    }
}
