import Presentations
import UIKit

/// A map with a sheet that stays, and buttons that ride above the sheet.
final class MapViewController: UIViewController {
    private let places = PlacesViewController()
    private lazy var layers = UIButton(
        .layers, label: "Map style", background: .systemBackground
    ) { [weak self] in
        self?.showStyles()
    }
    private lazy var locate = UIButton(
        .locate, label: "My location", background: .systemBackground
    ) { [weak self] in
        self?.showMap()
    }

    override func loadView() { view = MapView() }

    override func viewDidLoad() {
        super.viewDidLoad()
        let buttons = UIStackView(
            layers.named("layers"), locate.named("locate"), spacing: 12)
        buttons.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(buttons)
        addHalfSheet(
            places,
            style: HalfSheet {
                $0.detents = [.height(124), .medium(), .large()]
                $0.selectedDetentIdentifier = .medium
                $0.largestUndimmedDetentIdentifier = .large
                $0.prefersEdgeAttachedInCompactHeight = true
                $0.prefersGrabberVisible = true
                $0.widePlacement = .leading()
            })

        let above = buttons.bottomAnchor.constraint(
            equalTo: view.presentedViewLayoutGuide.topAnchor, constant: -16)
        above.priority = .defaultHigh
        NSLayoutConstraint.activate([
            above,
            // They go no higher than this. The large sheet covers them.
            buttons.bottomAnchor.constraint(
                greaterThanOrEqualTo: view.centerYAnchor, constant: -60),
            buttons.trailingAnchor.constraint(
                equalTo: view.safeAreaLayoutGuide.trailingAnchor,
                constant: -16),
        ])
    }

    private func showStyles() {
        // The sheet is a child, so it stays where it is while the map
        // presents something else.
        presentAsCard(
            ListViewController(
                rows: ["Standard", "Satellite", "Transit"].map {
                    Row(title: $0)
                }))
    }

    private func showMap() {
        places.halfSheetPresentationController?.animateChanges {
            $0.selectedDetentIdentifier = $0.detents.first?.identifier
        }
    }
}
