extension UICollectionViewCompositionalLayout {
    func registerListDecorations() {
        register(ListBackgroundView.self, forDecorationViewOfKind: ListBackgroundView.kind)
        for edge in ListSeparatorEdge.allCases {
            register(ListSeparatorView.self, forDecorationViewOfKind: edge.kind)
        }
    }

    var hasLists: Bool { sections.contains { $0?.list != nil } }

    /// Returns `nil` for a section that is not a list.
    func listStyle(ofSection number: Int) -> ListSectionStyle? {
        sections.indices.contains(number) ? sections[number]?.list : nil
    }

    /// The first and the last row of an inset group have the group's corners, as in a table (TV27). A header that is
    /// the first item lies above the group.
    func groupCorners(of element: CollectionElement) -> CACornerMask? {
        guard case .cell(let path) = element, let list = listStyle(ofSection: path.section)?.configuration,
            list.appearance == .insetGrouped
        else { return nil }
        let first = list.headerMode == .firstItemInSection ? 1 : 0
        let count = solution?.sections[path.section].cellCount ?? 0
        var corners: CACornerMask = []
        if path.item == first { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
        if path.item == count - 1, path.item >= first {
            corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
        }
        return corners
    }

    /// Starts a separator at the text of its row, and hides it if the row has none (CL6).
    func adjustSeparator(_ attributes: UICollectionViewLayoutAttributes) {
        let path = attributes.indexPath
        guard case .decoration(let kind, _) = attributes.element, let edge = ListSeparatorEdge(kind: kind),
            let style = listStyle(ofSection: path.section), let collectionView
        else { return }
        let count = solution?.sections[path.section].cellCount ?? 0
        attributes.isHidden = !style.shows(edge, at: path, of: count)
        let cell = collectionView.cellForItem(at: path) as? UICollectionViewListCell
        let text = cell?.separatorStart ?? ListMetrics.sideMargin(in: collectionView.window)
        attributes.frame = attributes.frame.reduced(by: style.insets(edge, at: path, text: text))
    }
}
