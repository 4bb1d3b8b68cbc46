import Presentations
import UIKit

/// A town from above with a pin for each place, and the list of places in a sheet over it.
public final class MapViewController: UIViewController {
    private let streets = CAShapeLayer()
    private var pins: [UIButton] = []

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor(red: 0.91, green: 0.94, blue: 0.87, alpha: 1)
        streets.strokeColor = UIColor.white.cgColor
        streets.lineWidth = 14
        view.layer.addSublayer(streets)
        pins = Place.all.map { place in
            let pin = UIButton(primaryAction: UIAction { [weak self] _ in self?.select(place) })
            pin.accessibilityIdentifier = "pin.\(place.name)"
            pin.bounds.size = CGSize(width: 28, height: 28)
            pin.layer.cornerRadius = 14
            pin.backgroundColor = .systemBlue
            view.addSubview(pin)
            return pin
        }
    }

    public override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let size = view.bounds.size
        for (place, pin) in zip(Place.all, pins) {
            pin.center = CGPoint(x: size.width * place.x, y: size.height * place.y)
        }
        let path = UIBezierPath()
        for position in [0.15, 0.35, 0.55, 0.75] {
            path.move(to: CGPoint(x: 0, y: size.height * (position + 0.06)))
            path.addLine(to: CGPoint(x: size.width, y: size.height * position))
            path.move(to: CGPoint(x: size.width * position, y: 0))
            path.addLine(to: CGPoint(x: size.width * (position + 0.12), y: size.height))
        }
        streets.path = path.cgPath
    }

    public override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if presentedViewController == nil { showPlaces() }
    }

    private func showPlaces() {
        let places = PlacesViewController()
        let style = HalfSheet(
            detents: [.height(120, identifier: .peek), .medium(), .large()],
            selectedDetentIdentifier: .medium,
            largestUndimmedDetentIdentifier: .large,
            prefersEdgeAttachedInCompactHeight: true,
            prefersGrabberVisible: true,
            dismissal: [])
        presentAsHalfSheet(places, style: style)
    }

    private func select(_ place: Place) {
        for (other, pin) in zip(Place.all, pins) {
            pin.backgroundColor = other == place ? .systemRed : .systemBlue
        }
    }
}

extension HalfSheet.Detent.Identifier {
    /// A height at which the list shows its first rows, and the map is free.
    static let peek = Self("peek")
}
