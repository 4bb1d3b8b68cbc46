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
    private let search: SearchField
    private let list = UIScrollView()
    private let rows: [ListRow]

    /// Creates the list with its texts in a language. Defaults to English.
    public init(language: DemoLanguage = .english) {
        search = SearchField(placeholder: language.text("Search here"))
        rows = Place.all.map { place in
            ListRow(
                language.text(place.name),
                subtitle: "\(language.text(place.kind)) · \(place.walk) \(language.text("min walk"))",
                leading: IconBadge(place.icon, color: place.color), leadingSize: CGSize(width: 42, height: 42),
                trailing: IconView(.chevron, color: .tertiaryLabel), trailingSize: CGSize(width: 14, height: 14))
        }
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
        list.accessibilityIdentifier = "places"
        list.contentInsetAdjustmentBehavior = .never
        view.addSubview(list)
        view.addSubview(search)
        for (place, row) in zip(Place.all, rows) {
            row.addAction(UIAction { [weak self] _ in self?.onChoose(place) }, for: .touchUpInside)
            list.addSubview(row)
        }
        rows.last?.showsSeparator = false
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
        let height = max(74, view.scaled(46) + 22)
        list.contentSize = CGSize(
            width: view.bounds.width, height: CGFloat(rows.count) * height + insets.bottom)
        for (index, row) in rows.enumerated() {
            row.frame = CGRect(
                x: insets.left, y: CGFloat(index) * height, width: area.width, height: height)
        }
    }

    /// Makes the text field the first responder.
    public func beginTyping() {
        search.field.becomeFirstResponder()
    }
}
