import Foundation

extension UICollectionView {
    /// A class of cells and a handler that configures them. It registers itself when a cell is first dequeued with it
    /// (CV15).
    public struct CellRegistration<Cell, Item> where Cell: UICollectionViewCell {
        public typealias Handler = (Cell, IndexPath, Item) -> Void

        let identifier = UUID().uuidString
        let handler: Handler

        public init(handler: @escaping Handler) {
            self.handler = handler
        }
    }

    /// A class of supplementary views and a handler that configures them. It registers itself when a view is first
    /// dequeued with it.
    public struct SupplementaryRegistration<Supplementary> where Supplementary: UICollectionReusableView {
        public typealias Handler = (Supplementary, String, IndexPath) -> Void

        let identifier = UUID().uuidString
        let elementKind: String
        let handler: Handler

        public init(elementKind: String, handler: @escaping Handler) {
            self.elementKind = elementKind
            self.handler = handler
        }
    }

    /// The handler runs before this returns; without an item it is not called.
    public func dequeueConfiguredReusableCell<Cell, Item>(
        using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
    ) -> Cell where Cell: UICollectionViewCell {
        let identifier = registration.identifier
        if cellPool.registeredClass(for: identifier) == nil {
            register(Cell.self, forCellWithReuseIdentifier: identifier)
        }
        guard let cell = dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath) as? Cell else {
            preconditionFailure("A cell of \(Cell.self) was expected.")
        }
        if let item { registration.handler(cell, indexPath, item) }
        return cell
    }

    /// The handler runs before this returns.
    public func dequeueConfiguredReusableSupplementary<Supplementary>(
        using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
    ) -> Supplementary where Supplementary: UICollectionReusableView {
        let (kind, identifier) = (registration.elementKind, registration.identifier)
        if supplementaryPools[kind]?.registeredClass(for: identifier) == nil {
            register(Supplementary.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
        }
        let view = dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: identifier, for: indexPath)
        guard let view = view as? Supplementary else {
            preconditionFailure("A view of \(Supplementary.self) was expected.")
        }
        registration.handler(view, kind, indexPath)
        return view
    }
}
