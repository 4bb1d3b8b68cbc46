import Presentations

/// A presentation or a transition to try, with its screens and its settings.
///
/// A control panel changes its ``options``. ``code`` is the same demo as Swift, and ``RunningDemo`` runs it.
public struct Demo: Sendable {
    /// The kind of presentation or transition.
    public let kind: Kind
    /// The presenting screen. Ignored by kinds that have their own.
    public var presenter: DemoPresenter
    /// The presented screen. Ignored by kinds that have their own.
    public var screen: DemoScreen

    public var card = Card()
    public var halfSheet = HalfSheet()
    public var popup = Popup()
    public var drawer = Drawer()
    public var edge = PresentationEdge.leading
    public var edgeThreshold = SwipeThreshold.edge
    public var navigation = NavigationTransition()
    public var tabs = TabTransition()

    /// Creates a demo with the defaults of its kind.
    public init(_ kind: Kind = .halfSheet) {
        self.kind = kind
        (presenter, screen) = (kind.defaultPresenter, kind.defaultScreen)
        if kind == .stayingHalfSheet { halfSheet.largestUndimmedDetentIdentifier = .large }
    }

    /// A kind of presentation or transition.
    public enum Kind: String, CaseIterable, Sendable {
        case card, halfSheet, popup, drawer, stayingHalfSheet, edgeDrawer, miniPlayer, stack, tabs

        /// The name in a list.
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

        /// An instruction for the user, in a sentence or two.
        public var hint: String {
            switch self {
            case .card: "Drag it down, throw it, catch it while it moves, or tap outside."
            case .halfSheet: "Drag it between its detents. At the largest one, its list scrolls."
            case .popup: "Tap outside, or tap one of its buttons."
            case .drawer: "Drag it back to its edge, or tap outside."
            case .stayingHalfSheet: "It is a child of the screen. Drag it, or use the screen around it."
            case .edgeDrawer: "Drag it in from the edge of the screen, and back out."
            case .miniPlayer: "Drag the bar at the bottom up to expand it, and down again."
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
