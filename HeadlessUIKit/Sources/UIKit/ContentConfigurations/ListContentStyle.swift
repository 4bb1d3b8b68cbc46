/// The kinds of rows with a system look.
enum ListContentStyle: Hashable, Sendable {
    case cell
    case subtitleCell
    case valueCell
    case sidebarCell
    case sidebarSubtitleCell
    case header
    case footer
    case plainHeader
    case plainFooter
    case groupedHeader
    case groupedFooter
    case sidebarHeader
    case prominentHeader
    case extraProminentHeader

    /// Returns the style in a list: some depend on the list (LC11).
    func resolved(in list: UIListEnvironment) -> ListContentStyle {
        switch (self, list) {
        case (.cell, .sidebar), (.cell, .sidebarPlain): .sidebarCell
        case (.subtitleCell, .sidebar), (.subtitleCell, .sidebarPlain): .sidebarSubtitleCell
        case (.header, .sidebar), (.header, .sidebarPlain): .sidebarHeader
        case (.header, .plain): .plainHeader
        case (.header, _): .groupedHeader
        case (.footer, .plain): .plainFooter
        case (.footer, _): .groupedFooter
        default: self
        }
    }

    func look(in traits: UITraitCollection, isDisabled: Bool) -> ListContentLook {
        ListContentLook(resolved(in: traits.listEnvironment), traits: traits, isDisabled: isDisabled)
    }
}

/// The defaults of a style in a state: sizes, fonts, colours. Recorded on Catalyst, iOS 26 (LC1, LC3, LC4).
struct ListContentLook {
    static let horizontalGap: CGFloat = 8

    var margins: NSDirectionalEdgeInsets
    var imageGap: CGFloat
    var verticalGap: CGFloat
    var isSideBySide = false
    var alpha: CGFloat = 1
    var text: UIListContentConfiguration.TextProperties
    var secondaryText: UIListContentConfiguration.TextProperties

    /// - Parameter style: A resolved style.
    init(_ style: ListContentStyle, traits: UITraitCollection, isDisabled: Bool) {
        let sizes = Sizes(style)
        margins = sizes.margins
        imageGap = sizes.isInSidebar ? 10 : 16
        verticalGap = sizes.verticalGap
        isSideBySide = style == .valueCell
        alpha = isDisabled && sizes.isInSidebar ? 0.5 : 1
        let color: UIColor = sizes.isFooter ? .secondaryLabel : .label
        // In a sidebar the whole content fades instead (LC13).
        let showsDisabled = isDisabled && !sizes.isInSidebar
        text = UIListContentConfiguration.TextProperties(
            font: .preferredFont(forTextStyle: sizes.font, compatibleWith: traits),
            color: showsDisabled ? .tertiaryLabel : color)
        secondaryText = UIListContentConfiguration.TextProperties(
            font: .preferredFont(forTextStyle: sizes.secondaryFont, compatibleWith: traits),
            color: showsDisabled ? .quaternaryLabel : .secondaryLabel)
    }

    /// The numbers that differ between styles.
    private struct Sizes {
        var margins = NSDirectionalEdgeInsets(top: 15, leading: 16, bottom: 15, trailing: 8)
        var verticalGap: CGFloat = 4
        var font = UIFont.TextStyle.body
        var secondaryFont = UIFont.TextStyle.subheadline
        var isInSidebar = false
        var isFooter = false

        init(_ style: ListContentStyle) {
            switch style {
            case .cell: break
            case .subtitleCell: verticalGap = 0
            case .valueCell: secondaryFont = .body
            case .sidebarCell: makeSidebar(vertical: 11)
            case .sidebarSubtitleCell:
                makeSidebar(vertical: 4)
                verticalGap = 0
            case .sidebarHeader:
                makeSidebar(vertical: 11)
                font = .headline
            case .header, .plainHeader, .groupedHeader: makeHeader(.headline)
            // The fonts of the prominent ones are reported, not measured.
            case .prominentHeader: makeHeader(.title3)
            case .extraProminentHeader: makeHeader(.title2)
            case .footer, .plainFooter, .groupedFooter:
                margins = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 6, trailing: 8)
                (font, secondaryFont) = (.footnote, .footnote)
                isFooter = true
            }
        }

        private mutating func makeSidebar(vertical: CGFloat) {
            margins = NSDirectionalEdgeInsets(top: vertical, leading: 8, bottom: vertical, trailing: 8)
            secondaryFont = .footnote
            isInSidebar = true
        }

        private mutating func makeHeader(_ style: UIFont.TextStyle) {
            margins = NSDirectionalEdgeInsets(top: 10, leading: 8, bottom: 10, trailing: 8)
            font = style
        }
    }
}
