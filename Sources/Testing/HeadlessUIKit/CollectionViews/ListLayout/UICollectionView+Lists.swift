/// Brings cells and the layout of a list together.
extension UICollectionView {
    private var listLayout: UICollectionViewCompositionalLayout? {
        collectionViewLayout as? UICollectionViewCompositionalLayout
    }

    /// The kind of list that an element is in; `nil` if it is in none (LC11).
    func listEnvironment(of element: CollectionElement) -> UIListEnvironment? {
        listLayout?.listStyle(ofSection: element.path.section)?.configuration.appearance.listEnvironment
    }

    /// Moves the lines of a cell whose text starts at another place by now (CL6).
    func moveSeparators(of cell: UICollectionViewCell) {
        guard let path = indexPath(for: cell), listLayout?.listStyle(ofSection: path.section) != nil else { return }
        for edge in ListSeparatorEdge.allCases { placeAgain(.decoration(kind: edge.kind, path)) }
    }
}

extension UICollectionLayoutListConfiguration.Appearance {
    fileprivate var listEnvironment: UIListEnvironment {
        switch self {
        case .plain: .plain
        case .grouped: .grouped
        case .insetGrouped: .insetGrouped
        case .sidebar: .sidebar
        case .sidebarPlain: .sidebarPlain
        }
    }
}
