/// Connects cells with the layout of a list.
extension UICollectionView {
    private var listLayout: UICollectionViewCompositionalLayout? {
        collectionViewLayout as? UICollectionViewCompositionalLayout
    }

    /// Returns the kind of list that contains an element; `nil` outside of a list (LC11).
    func listEnvironment(of element: CollectionElement) -> UIListEnvironment? {
        listLayout?.listStyle(ofSection: element.path.section)?.configuration.appearance.listEnvironment
    }

    /// Moves the lines of a cell whose text now starts at another place (CL6).
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
