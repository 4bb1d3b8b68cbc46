import UIKit

/// The list of all places.
final class PlacesViewController: UITableViewController {
    /// Called when the user taps a place in the list.
    var onSelect: (Place) -> Void = { _ in }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.accessibilityIdentifier = "places"
        tableView.rowHeight = 56
        tableView.separatorStyle = .none
        tableView.contentInset.top = 16
        tableView.register(PlaceCell.self, forCellReuseIdentifier: "place")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        Place.all.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "place", for: indexPath)
        let place = Place.all[indexPath.row]
        (cell as? PlaceCell)?.title.text = place.name
        cell.accessibilityIdentifier = place.name
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        onSelect(Place.all[indexPath.row])
    }
}

/// The name of a place.
private final class PlaceCell: UITableViewCell {
    let title = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        title.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        title.frame = contentView.bounds.insetBy(dx: 20, dy: 0)
        contentView.addSubview(title)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        preconditionFailure("The cell is made in code.")
    }
}
