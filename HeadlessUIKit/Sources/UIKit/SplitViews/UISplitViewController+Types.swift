extension UISplitViewController {
    /// The number of columns. A classic split view has the two of `viewControllers`.
    public enum Style: Int, Sendable {
        case unspecified = 0
        case doubleColumn = 1
        case tripleColumn = 2
    }

    /// The inspector of iOS 26 is left out.
    public enum Column: Int, Sendable {
        case primary = 0
        /// Between the primary and the secondary one, in the triple-column style.
        case supplementary = 1
        case secondary = 2
        /// Replaces all others while the split view is collapsed.
        case compact = 3
    }

    /// The visible columns, and their arrangement.
    public enum DisplayMode: Int, Sendable {
        case automatic = 0
        case secondaryOnly = 1
        case oneBesideSecondary = 2
        case oneOverSecondary = 3
        case twoBesideSecondary = 4
        case twoOverSecondary = 5
        case twoDisplaceSecondary = 6
    }

    /// The effect of the other columns on the secondary one.
    public enum SplitBehavior: Int, Sendable {
        case automatic = 0
        /// They leave it less room.
        case tile = 1
        /// They cover and dim it.
        case overlay = 2
        /// One leaves it less room, two push it partly off the screen and dim it.
        case displace = 3
    }

    public enum PrimaryEdge: Int, Sendable {
        case leading = 0
        case trailing = 1
    }

    public enum DisplayModeButtonVisibility: Int, Sendable {
        /// In the column styles, while `presentsWithGesture` is true.
        case automatic = 0
        case never = 1
        case always = 2
    }
}

extension UISplitViewController.DisplayMode {
    /// The number of visible columns besides the secondary one.
    var sidebarCount: Int {
        switch self {
        case .automatic, .secondaryOnly: 0
        case .oneBesideSecondary, .oneOverSecondary: 1
        case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 2
        }
    }

    /// The behaviour of the mode; `nil` for modes of several behaviours.
    var behavior: UISplitViewController.SplitBehavior? {
        switch self {
        case .automatic, .secondaryOnly: nil
        case .oneBesideSecondary, .twoBesideSecondary: .tile
        case .oneOverSecondary, .twoOverSecondary: .overlay
        case .twoDisplaceSecondary: .displace
        }
    }

    /// True if the secondary column is dimmed, and a tap on it hides the columns that dim it (SV3).
    var dimsSecondary: Bool { behavior == .overlay || self == .twoDisplaceSecondary }
}
