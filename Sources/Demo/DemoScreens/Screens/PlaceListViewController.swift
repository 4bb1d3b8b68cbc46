import UIKit

/// A list of places nearby, nearest first, below a search field that does not scroll.
public final class PlaceListViewController: UIViewController {
    /// Called when the user taps a place. Does nothing by default.
    public var onChoose: @MainActor (Place) -> Void = { _ in }

    /// Called when the user pulls the list down to refresh it. With `nil`, the default, it cannot be refreshed.
    public var onRefresh: (@MainActor (PlaceListViewController) -> Void)? {
        didSet { list.refreshControl = onRefresh == nil ? nil : refresh }
    }

    private let refresh = UIRefreshControl()
    private let search = UISearchTextField()
    private let list = UITableView()
    private let language: DemoLanguage

    /// Creates the list with its texts in a language. Defaults to English.
    public init(language: DemoLanguage = .english) {
        self.language = language
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) {
        fatalError("The screen is made in code")
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        preferredContentSize = CGSize(width: 393, height: 520)
        view.backgroundColor = .secondarySystemGroupedBackground
        view.accessibilityIdentifier = "place-list"
        search.accessibilityIdentifier = "search"
        search.placeholder = language.text("Search here")
        search.font = .preferredFont(forTextStyle: .body)
        search.adjustsFontForContentSizeCategory = true
        list.accessibilityIdentifier = "places"
        list.backgroundColor = .clear
        list.register(PlaceCell.self, forCellReuseIdentifier: PlaceCell.reuseIdentifier)
        list.dataSource = self
        list.delegate = self
        view.addSubview(list)
        view.addSubview(search)
        refresh.accessibilityIdentifier = "refresh"
        refresh.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                onRefresh?(self)
            }, for: .valueChanged)
    }

    /// Ends a refresh.
    public func didRefresh() {
        refresh.endRefreshing()
    }

    public override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let insets = view.safeAreaInsets
        var area = view.bounds
        area.size.width -= insets.left + insets.right
        area.origin.x = insets.left
        // Space for a grabber, which lies over the content, or for a navigation bar.
        _ = area.cutTop(max(26, insets.top + 8))
        search.frame = area.cutTop(view.scaled(42), gap: 6).padded(16, 0)
        list.frame = CGRect(x: 0, y: area.minY, width: view.bounds.width, height: area.height)
        let height = PlaceCell.height(in: view)
        if list.rowHeight != height { list.rowHeight = height }
    }

    /// Makes the text field the first responder.
    public func beginTyping() {
        search.becomeFirstResponder()
    }
}

extension PlaceListViewController: UITableViewDataSource, UITableViewDelegate {
    public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { Place.all.count }

    public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: PlaceCell.reuseIdentifier, for: indexPath)
        (cell as? PlaceCell)?.show(Place.all[indexPath.row], in: language)
        cell.accessibilityIdentifier = "place-\(indexPath.row)"
        return cell
    }

    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        onChoose(Place.all[indexPath.row])
    }
}
