/// The kinds of backgrounds with a system look.
enum BackgroundStyle: Hashable, Sendable {
    case clear
    case cell
    case plainCell
    case groupedCell
    case sidebarCell
    case headerFooter
    case plainHeaderFooter
    case groupedHeaderFooter
    case sidebarHeader
    /// Clear until the button's configuration sets a colour.
    case button

    /// Returns the style in a list: some depend on the list (LC11).
    func resolved(in list: UIListEnvironment) -> BackgroundStyle {
        switch (self, list) {
        case (.cell, .grouped), (.cell, .insetGrouped): .groupedCell
        case (.cell, .sidebar), (.cell, .sidebarPlain): .sidebarCell
        case (.cell, _): .plainCell
        case (.headerFooter, .grouped), (.headerFooter, .insetGrouped): .groupedHeaderFooter
        case (.headerFooter, .sidebar), (.headerFooter, .sidebarPlain): .sidebarHeader
        case (.headerFooter, _): .plainHeaderFooter
        default: self
        }
    }

    /// The colours are the defaults of lists. Only the corners were recorded.
    func color(in state: any UIConfigurationState) -> UIColor {
        let interaction = state as? any InteractionState
        let isActive = interaction?.isSelected == true || interaction?.isHighlighted == true
        switch resolved(in: state.traitCollection.listEnvironment) {
        case .plainCell: return isActive ? .systemGray4 : .systemBackground
        case .groupedCell: return isActive ? .systemGray4 : .secondarySystemGroupedBackground
        case .sidebarCell: return isActive ? .tertiarySystemFill : .clear
        default: return .clear
        }
    }

    /// Recorded on Catalyst, iOS 26 (LC10).
    func cornerRadius(in list: UIListEnvironment) -> CGFloat {
        switch resolved(in: list) {
        case .groupedHeaderFooter, .sidebarHeader, .sidebarCell: 26
        default: 0
        }
    }
}
