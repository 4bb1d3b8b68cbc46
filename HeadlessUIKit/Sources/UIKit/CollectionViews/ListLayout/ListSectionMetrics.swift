/// The metrics of a section of a list: recorded on Catalyst, iOS 26 (CL2, CL3). All are points.
struct ListSectionMetrics {
    let appearance: UICollectionLayoutListConfiguration.Appearance
    let headerMode: UICollectionLayoutListConfiguration.HeaderMode
    let footerMode: UICollectionLayoutListConfiguration.FooterMode
    /// `nil` is automatic.
    let headerTopPadding: CGFloat?
    /// The distance from the view's edges to inset groups.
    let sides: NSDirectionalEdgeInsets

    init(_ configuration: UICollectionLayoutListConfiguration, sides: NSDirectionalEdgeInsets) {
        appearance = configuration.appearance
        headerMode = configuration.headerMode
        footerMode = configuration.footerMode
        headerTopPadding = configuration.headerTopPadding
        self.sides = sides
    }

    /// The margin of inset groups on a phone in portrait.
    static let usualSides = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)

    /// The estimate for headers and footers before they are measured (CL3).
    var estimatedBoundaryHeight: CGFloat { appearance == .plain ? 28 : 17.5 }
    var pinsBoundaries: Bool { appearance == .plain }
    static let boundaryZIndex = 200

    /// The padding above the header, outside of the section's inset (CL8).
    var topPadding: CGFloat { headerMode == .supplementary ? padding : 0 }

    private var padding: CGFloat { headerTopPadding ?? (appearance == .plain ? ListMetrics.plainTopPadding : 0) }

    var insets: NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(top: top, leading: side(sides.leading), bottom: bottom, trailing: side(sides.trailing))
    }

    private var top: CGFloat {
        switch headerMode {
        case .firstItemInSection: padding
        case .none: appearance.isGrouped ? 35 : 0
        case .supplementary: 0
        }
    }

    private var bottom: CGFloat {
        switch appearance {
        case .plain, .sidebarPlain: 0
        case .grouped, .insetGrouped: footerMode == .none ? 20 : 0
        case .sidebar: 10
        }
    }

    private func side(_ margin: CGFloat) -> CGFloat {
        switch appearance {
        case .plain, .grouped, .sidebarPlain: 0
        case .insetGrouped: margin
        // 12.99 on Catalyst, whose points are 0.77 of a phone's.
        case .sidebar: 10
        }
    }
}
