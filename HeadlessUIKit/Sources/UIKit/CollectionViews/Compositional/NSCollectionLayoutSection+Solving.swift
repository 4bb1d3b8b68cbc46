extension NSCollectionLayoutSection {
    /// Returns the section in the solver's form.
    ///
    /// - Parameter automatic: The reference of the layout's configuration.
    func description(
        in environment: CompositionalEnvironment, areas: CompositionalAreas, automatic: UIContentInsetsReference
    ) -> CompositionalSection {
        func insets(_ reference: UIContentInsetsReference, automatic: UIContentInsetsReference)
            -> NSDirectionalEdgeInsets
        {
            contentInsets + areas.insets(reference, automatic: automatic)
        }
        let own = contentInsetsReference == .automatic ? automatic : contentInsetsReference
        var description = CompositionalSection(
            group: group.value(in: environment), insets: insets(own, automatic: own),
            boundaryInsets: boundariesFollowInsets
                ? insets(supplementaryContentInsetsReference, automatic: own) : .zero,
            spacing: interGroupSpacing, boundaries: boundarySupplementaryItems.map(\.boundary),
            decorations: decorationItems.map(\.decoration),
            scrollsAcross: orthogonalScrollingBehavior != .none)
        guard let list else { return description }
        description.paddingBefore = list.topPadding
        description.separatorKinds = ListSeparatorEdge.allCases.map(\.kind)
        let overhang = -ListBackgroundView.overhang
        description.decorations.append(
            CompositionalDecoration(
                kind: ListBackgroundView.kind,
                insets: NSDirectionalEdgeInsets(top: overhang, leading: 0, bottom: overhang, trailing: 0), zIndex: -1))
        return description
    }
}

extension CompositionalSection {
    /// A section without a description, since it has no items.
    static var empty: CompositionalSection {
        CompositionalSection(group: CompositionalItem(size: CompositionalSize(.absolute(0), .absolute(0))))
    }
}
