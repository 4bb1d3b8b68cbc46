import Presentations
import UIKit

extension UIViewController {
    /// Presents the stations nearby in a navigation stack, in which each
    /// screen brings its own detents.
    func presentStations() {
        let stack = UINavigationController(
            rootViewController: StationsViewController())
        presentAsHalfSheet(
            stack,
            style: HalfSheet(
                prefersEdgeAttachedInCompactHeight: true,
                prefersGrabberVisible: true))
    }
}

/// A list that begins at half of the screen, and may be opened to all of
/// it.
final class StationsViewController: ListViewController, HalfSheetContent {
    let halfSheetDetents: [HalfSheet.Detent] = [.medium(), .large()]

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Stations nearby"
        rows = [
            "Harbour", "Old Town", "Linden Park", "Mill Quarter",
            "Saltworks", "North Quay", "Upper Market",
        ]
        .enumerated().map {
            Row(
                title: $1, subtitle: "\(4 + 3 * $0) min", icon: .train,
                color: .systemBlue)
        }
        onSelect = { [weak self] index in
            guard let self else { return }
            navigationController?.pushViewController(
                StationViewController(rows[index].title), animated: true)
        }
    }
}

/// One station: as high as its two buttons.
final class StationViewController: UIViewController, HalfSheetContent {
    let halfSheetDetents: [HalfSheet.Detent] = [.fitting()]

    convenience init(_ name: String) {
        self.init(nibName: nil, bundle: nil)
        title = name
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let route = UIButton("Directions") { [weak self] in
            self?.dismiss(animated: true)
        }
        let timetable = UIButton("Timetable", .tinted()) { [weak self] in
            self?.navigationController?.pushViewController(
                TimetableViewController(), animated: true)
        }
        let column = UIStackView(
            route, timetable.named("timetable"), spacing: 12)
        column.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(column)
        let area = view.safeAreaLayoutGuide
        let bottom = column.bottomAnchor.constraint(
            equalTo: area.bottomAnchor, constant: -16)
        // Says how high the content is, and stretches no button where there
        // is more room.
        bottom.priority = UILayoutPriority(200)
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(
                equalTo: area.topAnchor, constant: 16),
            column.leadingAnchor.constraint(
                equalTo: area.leadingAnchor, constant: 20),
            column.trailingAnchor.constraint(
                equalTo: area.trailingAnchor, constant: -20),
            bottom,
        ])
    }
}

/// A timetable, which takes the whole sheet.
final class TimetableViewController: ListViewController, HalfSheetContent {
    let halfSheetDetents: [HalfSheet.Detent] = [.large()]

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Timetable"
        rows = (0..<12).map {
            Row(
                title: "Line \($0 % 3 + 1)",
                subtitle: "in \(2 + 5 * $0) min", icon: .train)
        }
    }
}
