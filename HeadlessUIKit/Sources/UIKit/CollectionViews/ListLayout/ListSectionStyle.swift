import Foundation

/// The lines and the background that a list section draws beside its cells.
@MainActor
struct ListSectionStyle {
    let configuration: UICollectionLayoutListConfiguration
    /// The padding above the header, in points.
    let topPadding: CGFloat

    var backgroundColor: UIColor { configuration.backgroundColor ?? configuration.appearance.backgroundColor }

    func separators(at path: IndexPath) -> UIListSeparatorConfiguration {
        let common = configuration.separatorConfiguration
        return configuration.itemSeparatorHandler?(path, common) ?? common
    }

    /// - Parameter count: The number of rows in the section.
    func shows(_ edge: ListSeparatorEdge, at path: IndexPath, of count: Int) -> Bool {
        guard configuration.showsSeparators else { return false }
        let separators = separators(at: path)
        let visibility = edge == .top ? separators.topSeparatorVisibility : separators.bottomSeparatorVisibility
        switch visibility {
        case .visible: return true
        case .hidden: return false
        // Groups have no outer lines (CL6).
        case .automatic:
            return edge == .bottom && !(configuration.appearance.isGrouped && path.item == count - 1)
        }
    }

    /// Returns the insets from the cell's edges, in points.
    ///
    /// - Parameter text: The position of the cell's text.
    func insets(_ edge: ListSeparatorEdge, at path: IndexPath, text: CGFloat) -> NSDirectionalEdgeInsets {
        let separators = separators(at: path)
        var insets = edge == .top ? separators.topSeparatorInsets : separators.bottomSeparatorInsets
        let automatic = UIListSeparatorConfiguration.automaticInsets
        if insets.leading == automatic.leading { insets.leading = text }
        if insets.trailing == automatic.trailing {
            let isInset = configuration.appearance == .insetGrouped
            insets.trailing = ListMetrics.separatorEnd(isInset ? .insetGrouped : .plain)
        }
        return NSDirectionalEdgeInsets(top: 0, leading: insets.leading, bottom: 0, trailing: insets.trailing)
    }
}

/// The line above or below a row.
enum ListSeparatorEdge: String, CaseIterable {
    case top
    case bottom

    /// The kind of the decoration.
    var kind: String { "list separator \(rawValue)" }

    init?(kind: String) {
        guard let edge = Self.allCases.first(where: { $0.kind == kind }) else { return nil }
        self = edge
    }
}
