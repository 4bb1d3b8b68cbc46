/// The areas of a view that insets can refer to, in points from the view's edges (CC20).
struct CompositionalAreas: Equatable {
    var safeArea = NSDirectionalEdgeInsets.zero
    var layoutMargins = NSDirectionalEdgeInsets.zero
    var readableContent = NSDirectionalEdgeInsets.zero

    /// - Parameter automatic: The area for an automatic reference.
    func insets(
        _ reference: UIContentInsetsReference, automatic: UIContentInsetsReference
    ) -> NSDirectionalEdgeInsets {
        switch reference == .automatic ? automatic : reference {
        case .automatic, .none: .zero
        case .safeArea: safeArea
        case .layoutMargins: layoutMargins
        case .readableContent: readableContent
        }
    }
}

extension CompositionalAreas {
    /// Only the sides across the scroll direction: along it, the adjusted inset keeps content away.
    @MainActor init(of view: UICollectionView, along axis: NSLayoutConstraint.Axis) {
        let adjusted = NSDirectionalEdgeInsets(view.adjustedContentInset, in: view)
        func area(_ insets: NSDirectionalEdgeInsets) -> NSDirectionalEdgeInsets {
            NSDirectionalEdgeInsets(
                top: max(0, insets.top - adjusted.top), leading: max(0, insets.leading - adjusted.leading),
                bottom: max(0, insets.bottom - adjusted.bottom), trailing: max(0, insets.trailing - adjusted.trailing)
            )
            .only(axis.other)
        }
        safeArea = area(NSDirectionalEdgeInsets(view.safeAreaInsets, in: view))
        layoutMargins = area(view.directionalLayoutMargins)
        // The simulated phones and tablets have no separate readable width: it is that of the margins.
        readableContent = layoutMargins
    }

    /// Returns the distances from the view's edges to inset groups of lists (CL4).
    @MainActor func listSides(of view: UICollectionView) -> NSDirectionalEdgeInsets {
        let margin =
            view.window == nil ? ListMetrics.sideMarginOutsideWindow : ListMetrics.sideMargin(in: view.window)
        return NSDirectionalEdgeInsets(
            top: 0, leading: safeArea.leading + margin, bottom: 0, trailing: safeArea.trailing + margin)
    }
}

extension NSDirectionalEdgeInsets {
    @MainActor init(_ insets: UIEdgeInsets, in view: UIView) {
        let isLeftToRight = view.effectiveUserInterfaceLayoutDirection == .leftToRight
        self.init(
            top: insets.top, leading: isLeftToRight ? insets.left : insets.right, bottom: insets.bottom,
            trailing: isLeftToRight ? insets.right : insets.left)
    }
}
