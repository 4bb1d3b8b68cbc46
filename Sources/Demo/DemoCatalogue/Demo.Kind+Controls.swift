extension Demo.Kind {
    /// Whether a demo shows its end first. The others begin under a finger.
    public var beginsAtOnce: Bool {
        switch self {
        case .card, .halfSheet, .popup, .drawer, .stayingHalfSheet: true
        case .edgeDrawer, .miniPlayer, .stack, .tabs: false
        }
    }

    /// What a button says that calls ``RunningDemo/begin()``.
    public var beginTitle: String {
        switch self {
        case .stayingHalfSheet: "Add"
        case .stack: "Push"
        case .tabs: "Next tab"
        default: "Present"
        }
    }

    /// What a button says that calls ``RunningDemo/end()``.
    public var endTitle: String {
        switch self {
        case .stayingHalfSheet: "Remove"
        case .stack: "Pop"
        case .tabs: "Next tab"
        default: "Dismiss"
        }
    }
}
