import Presentations

/// Something of the kit to try: what is presented, over what, and how.
///
/// A control panel sets its ``options``, ``code`` is the Swift that does the same, and ``RunningDemo`` runs it.
public struct Demo: Sendable {
    /// What the kit does.
    public let kind: Kind
    /// The screen behind. Has no effect where the kind has a screen of its own.
    public var presenter: DemoPresenter
    /// The screen that is presented. Has no effect where the kind has a screen of its own.
    public var screen: DemoScreen

    public var card = Card()
    public var halfSheet = HalfSheet()
    public var popup = Popup()
    public var drawer = Drawer()
    public var edge = PresentationEdge.leading
    public var edgeThreshold = SwipeThreshold.edge
    public var navigation = NavigationTransition()
    public var tabs = TabTransition()

    /// Creates a demo in which everything has its default.
    public init(_ kind: Kind = .halfSheet) {
        self.kind = kind
        (presenter, screen) = (kind.defaultPresenter, kind.defaultScreen)
        if kind == .stayingHalfSheet { halfSheet.largestUndimmedDetentIdentifier = .large }
    }

    /// What the kit does in a demo.
    public enum Kind: String, CaseIterable, Sendable {
        case card, halfSheet, popup, drawer, stayingHalfSheet, edgeDrawer, miniPlayer, stack, tabs

        /// A name for a list.
        public var title: String {
            switch self {
            case .card: "Card"
            case .halfSheet: "Half-sheet"
            case .popup: "Popup"
            case .drawer: "Drawer"
            case .stayingHalfSheet: "Half-sheet that stays"
            case .edgeDrawer: "Drawer from the edge"
            case .miniPlayer: "Mini player"
            case .stack: "Navigation stack"
            case .tabs: "Tabs"
            }
        }

        /// What a finger can do with it, in one sentence.
        public var hint: String {
            switch self {
            case .card: "Drag it down, throw it, catch it on its way, or tap outside."
            case .halfSheet: "Drag it between its detents. Its list scrolls when the sheet cannot grow any more."
            case .popup: "Tap outside, or a button in it."
            case .drawer: "Drag it back to its edge, or tap outside."
            case .stayingHalfSheet: "A child of its screen: drag it, and use the screen beside it."
            case .edgeDrawer: "Drag in from the edge of the screen, and back."
            case .miniPlayer: "Drag the bar at the bottom up into its screen, and down again."
            case .stack: "Tap a row, then drag back from anywhere on the screen."
            case .tabs: "Tap a tab, or drag across the screen."
            }
        }

        /// Whether the screens can be chosen.
        public var hasScreens: Bool {
            switch self {
            case .card, .halfSheet, .popup, .drawer, .stayingHalfSheet, .edgeDrawer: true
            case .miniPlayer, .stack, .tabs: false
            }
        }

        var defaultPresenter: DemoPresenter {
            switch self {
            case .halfSheet, .stayingHalfSheet: .map
            default: .library
            }
        }

        var defaultScreen: DemoScreen {
            switch self {
            case .halfSheet, .stayingHalfSheet: .places
            case .popup: .permission
            case .drawer, .edgeDrawer: .menu
            default: .nowPlaying
            }
        }
    }
}
