import DemoCatalogue

extension Demo.Kind {
    /// Whether a demo shows its end first. The others begin under a finger.
    var beginsAtOnce: Bool {
        switch self {
        case .card, .halfSheet, .popup, .drawer, .stayingHalfSheet: true
        case .edgeDrawer, .miniPlayer, .stack, .tabs: false
        }
    }

    /// What begins and ends a demo.
    var titles: (begin: String, end: String) {
        switch self {
        case .stayingHalfSheet: ("Add", "Remove")
        case .stack: ("Push", "Pop")
        case .tabs: ("Next tab", "Next tab")
        default: ("Present", "Dismiss")
        }
    }
}
