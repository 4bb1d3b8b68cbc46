extension Demo.Kind {
    /// Whether a demo calls ``RunningDemo/begin()`` as soon as it is shown. The others start with a gesture.
    public var beginsAtOnce: Bool {
        switch self {
        case .card, .halfSheet, .popup, .drawer, .stayingHalfSheet: true
        case .edgeDrawer, .miniPlayer, .stack, .tabs: false
        }
    }

    /// The title of a button that calls ``RunningDemo/begin()``.
    public var beginTitle: String {
        switch self {
        case .stayingHalfSheet: "Add"
        case .stack: "Push"
        case .tabs: "Next tab"
        default: "Present"
        }
    }

    /// The title of a button that calls ``RunningDemo/end()``.
    public var endTitle: String {
        switch self {
        case .stayingHalfSheet: "Remove"
        case .stack: "Pop"
        case .tabs: "Next tab"
        default: "Dismiss"
        }
    }
}
