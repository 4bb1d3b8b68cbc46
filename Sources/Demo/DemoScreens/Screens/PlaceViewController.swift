import Presentations
import UIKit

/// A place nearby. In a half-sheet it is as low as its few lines, whatever the detents of the list are that it comes from.
public final class PlaceViewController: UIViewController, HalfSheetContent {
    public let halfSheetDetents: [HalfSheet.Detent] = [.fitting(), .large()]

    private let place: Place

    /// Creates the screen of a place.
    public init(_ place: Place) {
        self.place = place
        super.init(nibName: nil, bundle: nil)
        title = place.name
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) {
        fatalError("The screen is made in code")
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .secondarySystemGroupedBackground
        view.accessibilityIdentifier = "place"
        let badge = IconBadge(place.icon, color: place.color)
        let kind = UILabel(place.kind, size: 17, weight: .semibold)
        let walk = UILabel("\(place.walk) min walk", size: 15, color: .secondaryLabel, style: .subheadline)
        let directions = ActionButton("Directions")
        for view in [badge, kind, walk, directions] { self.view.addConstrained(view) }
        badge.constrain(width: 48, height: 48)
        kind.constrain(minimumHeight: 24)
        walk.constrain(minimumHeight: 20)
        directions.constrain(minimumHeight: 50)
        let area = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            badge.topAnchor.constraint(equalTo: area.topAnchor, constant: 12),
            badge.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 20),
            kind.topAnchor.constraint(equalTo: badge.topAnchor),
            kind.leadingAnchor.constraint(equalTo: badge.trailingAnchor, constant: 14),
            kind.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -20),
            walk.topAnchor.constraint(equalTo: kind.bottomAnchor, constant: 4),
            walk.leadingAnchor.constraint(equalTo: kind.leadingAnchor),
            walk.trailingAnchor.constraint(equalTo: kind.trailingAnchor),
            directions.topAnchor.constraint(greaterThanOrEqualTo: badge.bottomAnchor, constant: 20),
            directions.topAnchor.constraint(greaterThanOrEqualTo: walk.bottomAnchor, constant: 20),
            directions.leadingAnchor.constraint(equalTo: badge.leadingAnchor),
            directions.trailingAnchor.constraint(equalTo: kind.trailingAnchor),
            directions.bottomAnchor.constraint(lessThanOrEqualTo: area.bottomAnchor, constant: -12),
        ])
        let high = directions.topAnchor.constraint(equalTo: badge.bottomAnchor, constant: 20)
        high.priority = .defaultLow
        high.isActive = true
    }
}
