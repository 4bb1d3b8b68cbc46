extension NSCollectionLayoutSection {
    /// Makes full-width self-sizing rows, with the configuration's headers, footers and separators (CL1).
    public static func list(
        using configuration: UICollectionLayoutListConfiguration,
        layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
        let sides = (layoutEnvironment as? CompositionalEnvironment)?.listSides ?? ListSectionMetrics.usualSides
        let metrics = ListSectionMetrics(configuration, sides: sides)
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .estimated(ListMetrics.estimatedRowHeight))
        let section = NSCollectionLayoutSection(
            group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        section.contentInsets = metrics.insets
        section.contentInsetsReference = .none
        if configuration.headerMode == .supplementary {
            section.boundarySupplementaryItems.append(metrics.header)
        }
        if configuration.footerMode == .supplementary {
            section.boundarySupplementaryItems.append(metrics.footer)
        }
        section.list = ListSectionStyle(configuration: configuration, topPadding: metrics.topPadding)
        return section
    }
}

extension UICollectionViewCompositionalLayout {
    /// Makes a layout whose sections are all lists with the same configuration.
    public static func list(
        using configuration: UICollectionLayoutListConfiguration
    ) -> UICollectionViewCompositionalLayout {
        UICollectionViewCompositionalLayout { _, environment in
            .list(using: configuration, layoutEnvironment: environment)
        }
    }
}

@MainActor
extension ListSectionMetrics {
    fileprivate var header: NSCollectionLayoutBoundarySupplementaryItem {
        boundary(UICollectionView.elementKindSectionHeader, .top)
    }

    fileprivate var footer: NSCollectionLayoutBoundarySupplementaryItem {
        boundary(UICollectionView.elementKindSectionFooter, .bottom)
    }

    private func boundary(
        _ kind: String, _ alignment: NSRectAlignment
    ) -> NSCollectionLayoutBoundarySupplementaryItem {
        let item = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .estimated(estimatedBoundaryHeight)),
            elementKind: kind, alignment: alignment)
        item.pinToVisibleBounds = pinsBoundaries
        item.zIndex = Self.boundaryZIndex
        return item
    }
}
