import UIKit

/// Places nearby, nearest first, with a search field that stays on top.
final class PlaceListViewController: UIViewController {
    /// Told of the place that was tapped.
    var onChoose: @MainActor (Place) -> Void = { _ in }

    private let search = SearchField(placeholder: "Search here")
    private let list = UIScrollView()
    private let rows = Place.all.map { place in
        ListRow(
            place.name, subtitle: "\(Wording.said(place.kind)) · \(place.walk) \(Wording.said("min walk"))",
            leading: IconBadge(place.icon, color: place.color), leadingSize: CGSize(width: 42, height: 42),
            trailing: IconView(.chevron, color: .tertiaryLabel), trailingSize: CGSize(width: 14, height: 14))
    }

    override func viewDidLoad() {
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
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let insets = view.safeAreaInsets
        var area = view.bounds
        area.size.width -= insets.left + insets.right
        area.origin.x = insets.left
        // Room for a grabber, which lies over the content.
        _ = area.cutTop(26)
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

    func beginTyping() {
        search.field.becomeFirstResponder()
    }
}
