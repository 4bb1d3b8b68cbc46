/// A search bar, and the presentation of a search (SB4).
///
/// The app sets it on a navigation item, or puts the bar into its views, for example as a table's header. When the bar
/// is edited, the controller presents itself over the controller that defines the context: the bar takes touches, and
/// below it lie a dimmed background or the results. In a navigation bar the search bar moves to the top, elsewhere it
/// stays in place.
open class UISearchController: UIViewController {
    /// Shows the results. Nil if the controller with the bar does that itself.
    public let searchResultsController: UIViewController?
    public let searchBar = UISearchBar()
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
    open weak var delegate: (any UISearchControllerDelegate)?
    private let searchTransition = SearchTransition()
    private let obscuringView = UIView()

    public convenience init() {
        self.init(searchResultsController: nil)
    }

    /// - Parameter searchResultsController: Nil if the updater shows the results itself.
    public init(searchResultsController: UIViewController?) {
        self.searchResultsController = searchResultsController
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .custom
        transitioningDelegate = searchTransition
        searchBar.searchController = self
    }

    public required init?(coder: NSCoder) {
        searchResultsController = nil
        super.init(coder: coder)
    }

    // MARK: Searching

    private var isSearching = false

    /// Presents or dismisses the search, with an animation. It changes at once.
    open var isActive: Bool {
        get { isSearching }
        set {
            guard newValue != isSearching else { return }
            if newValue { begin() } else { end() }
        }
    }

    private func begin() {
        guard let owner = searchBar.hostController else { return }
        isSearching = true
        delegate?.willPresentSearchController(self)
        if automaticallyShowsCancelButton { searchBar.setShowsCancelButton(true, animated: true) }
        show(over: owner)
        updateScopes()
        updateResults()
    }

    /// If the last presentation still exists, the end of its dismissal shows the search again.
    private func show(over owner: UIViewController) {
        guard modal.presentation == nil else { return }
        owner.present(self, animated: true) { [weak self] in
            guard let self else { return }
            // It may have ended before it was visible.
            if isSearching { delegate?.didPresentSearchController(self) } else { leave() }
        }
    }

    private func leave() {
        presentingViewController?.dismiss(animated: true) { [weak self] in
            guard let self else { return }
            delegate?.didDismissSearchController(self)
            // It may have begun again meanwhile.
            if isSearching, let owner = searchBar.hostController { show(over: owner) }
        }
    }

    private func end() {
        isSearching = false
        delegate?.willDismissSearchController(self)
        searchBar.text = ""
        searchBar.resignFirstResponder()
        if automaticallyShowsCancelButton { searchBar.setShowsCancelButton(false, animated: true) }
        updateScopes()
        updateResults()
        leave()
    }

    func textDidChange() {
        updateScopes()
        updateResults()
    }

    /// Called when the user has chosen another scope.
    func scopeDidChange() {
        updateResults()
    }

    // MARK: Scopes

    /// The moment at which the scope bar appears; it disappears with the search. Defaults to `.automatic`, which is
    /// `.onTextEntry`.
    open var scopeBarActivation = ScopeBarActivation.automatic { didSet { updateScopes() } }

    private func updateScopes() {
        guard scopeBarActivation != .manual, searchBar.scopeButtonTitles?.isEmpty == false else { return }
        let shows =
            isActive && (scopeBarActivation == .onSearchActivation || searchBar.searchTextField.hasText)
        if shows != searchBar.showsScopeBar { searchBar.setShowsScope(shows, animated: true) }
    }

    /// The moments at which a search controller shows the scope bar.
    public enum ScopeBarActivation: Int, Sendable {
        case automatic = 0
        /// The app shows and hides it.
        case manual = 1
        /// As soon as there is text.
        case onTextEntry = 2
        case onSearchActivation = 3
    }

    private func updateResults() {
        searchResultsUpdater?.updateSearchResults(for: self)
        viewIfLoaded?.setNeedsLayout()
    }

    // MARK: In a navigation bar

    /// True if a navigation bar shows only the search bar during the search. A search bar elsewhere does not affect the
    /// navigation bar. Defaults to `true`.
    open var hidesNavigationBarDuringPresentation = true { didSet { navigationBarDidChange() } }

    /// The placement in the navigation bar of the item that has this controller.
    open var searchBarPlacement: UINavigationItem.SearchBarPlacement { .stacked }

    /// True if the search is presented, or about to be.
    private var isOverContent = false

    var effectOnBar: BarCollapse.Search {
        isOverContent ? (hidesNavigationBarDuringPresentation ? .alone : .inPlace) : .none
    }

    /// Called in the animation of the presentation, and of the dismissal.
    func changeBar(isSearching: Bool) {
        isOverContent = isSearching
        navigationBarDidChange()
    }

    private func navigationBarDidChange() {
        searchBar.navigationBar?.manager?.searchDidChange()
    }

    func barDidMove() {
        viewIfLoaded?.setNeedsLayout()
    }

    /// True if the bar is edited while the search is presented.
    open override var disablesAutomaticKeyboardDismissal: Bool { true }

    // MARK: Look

    /// True if everything below the bar is dimmed as long as no results are shown. Defaults to `true`.
    open var obscuresBackgroundDuringPresentation = true { didSet { viewIfLoaded?.setNeedsLayout() } }
    /// True if the cancel button appears and disappears with the search. Defaults to `true`.
    open var automaticallyShowsCancelButton = true
    /// True if the results are shown only while there is text. Defaults to `true`.
    open var automaticallyShowsSearchResultsController = true { didSet { viewIfLoaded?.setNeedsLayout() } }
    /// True if the results are shown. Setting it turns ``automaticallyShowsSearchResultsController`` off.
    open var showsSearchResultsController: Bool {
        get { automaticallyShowsSearchResultsController ? searchBar.searchTextField.hasText : storedShowsResults }
        set {
            storedShowsResults = newValue
            automaticallyShowsSearchResultsController = false
        }
    }

    private var storedShowsResults = false

    open override func loadView() {
        let view = SearchView()
        view.bar = searchBar
        self.view = view
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        // The strength was chosen by eye.
        obscuringView.backgroundColor = UIColor.black.withAlphaComponent(0.2)
        let tap = UITapGestureRecognizer()
        tap.onAction = { [weak self] in self?.isActive = false }
        obscuringView.addGestureRecognizer(tap)
        view.addSubview(obscuringView)
        guard let searchResultsController else { return }
        addChild(searchResultsController)
        view.addSubview(searchResultsController.view)
        searchResultsController.didMove(toParent: self)
    }

    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let shown = view.bounds.inset(by: UIEdgeInsets(top: barBottom, left: 0, bottom: 0, right: 0))
        obscuringView.frame = shown
        obscuringView.isHidden = !obscuresBackgroundDuringPresentation
        searchResultsController?.view.frame = shown
        searchResultsController?.view.isHidden = !showsSearchResultsController
    }

    /// The y coordinate above which everything belongs to the bar and its surroundings.
    private var barBottom: CGFloat {
        guard searchBar.window != nil else { return 0 }
        return max(0, view.convert(searchBar.bounds, from: searchBar).maxY)
    }
}

extension UISearchBar {
    /// The navigation bar that contains the bar as a row.
    var navigationBar: UINavigationBar? {
        sequence(first: self as UIView, next: \.superview).lazy.compactMap { $0 as? UINavigationBar }.first
    }

    /// The controller whose view contains the bar, or whose item has it.
    fileprivate var hostController: UIViewController? {
        navigationBar?.manager?.topViewController
            ?? sequence(first: self as UIResponder, next: \.next).lazy.compactMap { $0 as? UIViewController }.first
    }
}

/// Passes touches on the bar, and above it, to the views behind; also those below it as long as nothing of the search
/// is shown there.
private final class SearchView: UIView {
    weak var bar: UISearchBar?

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        guard let bar, bar.window != nil else { return super.point(inside: point, with: event) }
        return super.point(inside: point, with: event) && point.y >= convert(bar.bounds, from: bar).maxY
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }
}
