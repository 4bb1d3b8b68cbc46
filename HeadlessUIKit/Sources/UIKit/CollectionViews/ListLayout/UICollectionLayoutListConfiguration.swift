import Foundation

/// A list: sections of full-width rows, in the look of a table.
public struct UICollectionLayoutListConfiguration {
    public enum Appearance: Hashable, Sendable {
        case plain
        case grouped
        case insetGrouped
        case sidebar
        case sidebarPlain
    }

    public enum HeaderMode: Hashable, Sendable {
        case none
        /// The data source provides a view of the kind `elementKindSectionHeader`.
        case supplementary
        case firstItemInSection
    }

    public enum FooterMode: Hashable, Sendable {
        case none
        /// The data source provides a view of the kind `elementKindSectionFooter`.
        case supplementary
    }

    /// Elements whose background is only as wide as their content.
    public struct ContentHuggingElements: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let supplementaryHeader = ContentHuggingElements(rawValue: 1 << 0)
    }

    public typealias ItemSeparatorHandler = (IndexPath, UIListSeparatorConfiguration) -> UIListSeparatorConfiguration
    public typealias SwipeActionsConfigurationProvider = (IndexPath) -> UISwipeActionsConfiguration?

    public let appearance: Appearance

    public init(appearance: Appearance) {
        self.appearance = appearance
        separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
        showsSeparators = appearance.showsSeparators
    }

    /// Defaults to none.
    public var headerMode: HeaderMode = .none
    /// Defaults to none.
    public var footerMode: FooterMode = .none
    /// The padding above each section with a header, in points. `nil` is automatic: 22 in a plain list, otherwise 0
    /// (CL8).
    public var headerTopPadding: CGFloat?
    /// The colour behind the sections. `nil` is the appearance's own.
    public var backgroundColor: UIColor?
    /// Defaults to `true`, and to `false` in sidebars.
    public var showsSeparators: Bool
    /// The separators of all rows, which ``itemSeparatorHandler`` can change.
    public var separatorConfiguration: UIListSeparatorConfiguration
    /// Returns the separators of a row, which it may change.
    public var itemSeparatorHandler: ItemSeparatorHandler?
    /// A stored value without effect: rows of lists cannot be swiped here (CL11).
    public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    /// A stored value without effect: rows of lists cannot be swiped here (CL11).
    public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    /// A stored value without effect. Defaults to none.
    public var contentHuggingElements: ContentHuggingElements = []
}

extension UICollectionLayoutListConfiguration.Appearance {
    var isGrouped: Bool { self == .grouped || self == .insetGrouped }
    var showsSeparators: Bool { self != .sidebar && self != .sidebarPlain }

    var backgroundColor: UIColor {
        switch self {
        case .plain, .sidebarPlain: .systemBackground
        case .grouped, .insetGrouped, .sidebar: .systemGroupedBackground
        }
    }
}
