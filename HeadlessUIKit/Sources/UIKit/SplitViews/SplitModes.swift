/// The display modes of a split view, and the changes between them (SV3).
struct SplitModes: Equatable {
    typealias Mode = UISplitViewController.DisplayMode
    typealias Behavior = UISplitViewController.SplitBehavior

    var isTriple: Bool
    var size: CGSize
    /// The width of the columns besides the secondary one, all together.
    var sidebarsWidth: CGFloat
    var preferredMode = Mode.automatic
    var preferredBehavior = Behavior.automatic

    /// The width that the secondary column needs beside two columns. Chosen by eye: all three are tiled on an iPad of
    /// 13 inches.
    private static let roomBesideTwo: CGFloat = 600

    var behavior: Behavior {
        guard preferredBehavior == .automatic else {
            return preferredBehavior == .displace && !isTriple ? .tile : preferredBehavior
        }
        if let behavior = preferredMode.behavior { return behavior == .displace && !isTriple ? .tile : behavior }
        return usualBehavior
    }

    /// Chosen by eye, from apps on an iPad.
    private var usualBehavior: Behavior {
        guard size.width > size.height else { return .overlay }
        return isTriple && size.width - sidebarsWidth < Self.roomBesideTwo ? .displace : .tile
    }

    private var most: Int { isTriple ? 2 : 1 }

    /// Returns the mode in which that number of columns is visible besides the secondary one.
    func mode(sidebars: Int) -> Mode {
        switch (min(sidebars, most), behavior) {
        case (1, .overlay): .oneOverSecondary
        case (1, _): .oneBesideSecondary
        case (2, .overlay): .twoOverSecondary
        case (2, .displace): .twoDisplaceSecondary
        case (2, _): .twoBesideSecondary
        default: .secondaryOnly
        }
    }

    /// The default mode, until a column is shown or hidden.
    var standard: Mode {
        guard preferredMode == .automatic else { return mode(sidebars: preferredMode.sidebarCount) }
        return mode(sidebars: behavior == .overlay ? 0 : 1)
    }

    func showing(_ column: UISplitViewController.Column, from mode: Mode) -> Mode {
        switch column {
        case .primary: self.mode(sidebars: most)
        case .supplementary where isTriple: self.mode(sidebars: max(1, mode.sidebarCount))
        case .secondary where mode.dimsSecondary: uncovering(mode)
        case .supplementary, .secondary, .compact: mode
        }
    }

    func hiding(_ column: UISplitViewController.Column, from mode: Mode) -> Mode {
        switch column {
        case .primary: self.mode(sidebars: min(mode.sidebarCount, most - 1))
        case .supplementary where isTriple: self.mode(sidebars: 0)
        case .supplementary, .secondary, .compact: mode
        }
    }

    /// Returns the mode after a tap on the dimmed column.
    func uncovering(_ mode: Mode) -> Mode {
        mode == .twoDisplaceSecondary ? .oneBesideSecondary : .secondaryOnly
    }

    /// Returns the mode after the button: one column more, or from all of them one less.
    func toggling(_ mode: Mode) -> Mode {
        let count = mode.sidebarCount
        return self.mode(sidebars: count < most ? count + 1 : count - 1)
    }
}
