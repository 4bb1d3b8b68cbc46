import UIKit

/// A list of places with a title above it.
final class PlacesViewController: ListViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        rows = [
            Row(title: "Kiln Street Bakery", subtitle: "Café · 4 min", icon: .cup, color: .systemOrange),
            Row(title: "North Quay Books", subtitle: "Bookshop · 7 min", icon: .book, color: .systemIndigo),
            Row(title: "Linden Park", subtitle: "Park · 9 min", icon: .tree, color: .systemGreen),
            Row(title: "Old Customs House", subtitle: "Museum · 12 min", icon: .museum, color: .systemPink),
            Row(title: "Harbour Station", subtitle: "Trains · 15 min", icon: .train, color: .systemBlue),
            Row(title: "Saltworks Café", subtitle: "Café · 18 min", icon: .cup, color: .systemTeal),
            Row(title: "Reading Room", subtitle: "Library · 21 min", icon: .book, color: .systemBrown),
        ]
        let header = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 60))
        header.fill(
            with: UILabel("Nearby", .title2, weight: .bold),
            insets: NSDirectionalEdgeInsets(top: 20, leading: 20, bottom: 8, trailing: 20))
        tableView.tableHeaderView = header
        tableView.accessibilityIdentifier = "places"
    }
}
