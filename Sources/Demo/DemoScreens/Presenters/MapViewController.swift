import Presentations
import UIKit

/// A map of a town with a route, a few pins and two floating buttons.
public final class MapViewController: UIViewController {
    private let layers = MapDrawing.layers.map { layer in
        ShapeView(
            fill: layer.lineWidth == nil ? MapDrawing.color(layer) : nil,
            stroke: layer.lineWidth == nil ? nil : MapDrawing.color(layer)
        ) { MapViewController.path(layer.drawing, filling: $0) }
    }
    private let route = ShapeView(stroke: .systemBlue, lineWidth: 6) {
        MapViewController.path(MapDrawing.route, filling: $0)
    }
    private let names: [UILabel]
    private let here = IconBadge(.minus, color: .systemBlue, iconColor: .clear)
    private let pins: [(view: MapPin, x: CGFloat, y: CGFloat)] = [
        (MapPin(Place.all[1]), 420, 330), (MapPin(Place.all[3]), 610, 315), (MapPin(Place.all[0]), 680, 385),
        (MapPin(Place.all[2]), 380, 600), (MapPin(Place.all[6]), 590, 590), (MapPin(Place.all[4]), 300, 190),
        (MapPin(Place.all[8]), 850, 430), (MapPin(Place.all[9]), 160, 660),
    ]
    private let locate = IconButton(
        .compass, label: "Show where I am", color: .systemBlue, background: .secondarySystemGroupedBackground,
        diameter: 44, iconSide: 20)
    private let kinds = IconButton(
        .layers, label: "Choose the kind of map", color: .systemBlue, background: .secondarySystemGroupedBackground,
        diameter: 44, iconSide: 22)

    private let buttonsRideAboveSheets: Bool

    /// Creates the map.
    ///
    /// - Parameters:
    ///   - language: The language of its texts. Defaults to English.
    ///   - buttonsRideAboveSheets: Whether the buttons are above what is presented at the bottom. Defaults to `false`: they
    ///     are at the top.
    public init(language: DemoLanguage = .english, buttonsRideAboveSheets: Bool = false) {
        self.buttonsRideAboveSheets = buttonsRideAboveSheets
        names = MapDrawing.names.map {
            UILabel(
                language.text($0.text), size: 11, weight: .semibold, color: .secondaryLabel, alignment: .center,
                style: nil)
        }
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) {
        fatalError("The screen is made in code")
    }

    /// The pin of a place on the map; `nil` for a place that has none.
    public func pin(of name: String) -> UIView? {
        pins.first { $0.view.accessibilityLabel == name }?.view
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = MapDrawing.ground
        view.accessibilityIdentifier = "map"
        view.clipsToBounds = true
        for part in layers + [route] + names { view.addSubview(part) }
        here.layer.borderWidth = 3
        here.layer.borderColor = UIColor.white.cgColor
        view.addSubview(here)
        for pin in pins { view.addSubview(pin.view) }
        for button in [locate, kinds] {
            button.addShadow()
            view.addSubview(button)
        }
        if buttonsRideAboveSheets { constrainButtons() }
    }

    private func constrainButtons() {
        let guide = view.presentedViewLayoutGuide
        for button in [locate, kinds] {
            button.translatesAutoresizingMaskIntoConstraints = false
            NSLayoutConstraint.activate([
                button.widthAnchor.constraint(equalToConstant: 44), button.heightAnchor.constraint(equalToConstant: 44),
                button.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor, constant: -14),
            ])
        }
        NSLayoutConstraint.activate([
            kinds.bottomAnchor.constraint(equalTo: guide.topAnchor, constant: -14),
            locate.bottomAnchor.constraint(equalTo: kinds.topAnchor, constant: -10),
        ])
    }

    public override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let bounds = view.bounds
        let town = MapViewController.town(filling: bounds)
        let scale = town.width / 1000
        func place(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
            CGPoint(x: (town.minX + x * scale).rounded(), y: (town.minY + y * scale).rounded())
        }
        for (layer, drawing) in zip(layers, MapDrawing.layers) {
            layer.frame = bounds
            layer.lineWidth = (drawing.lineWidth ?? 0) * scale
        }
        route.frame = bounds
        for (label, name) in zip(names, MapDrawing.names) {
            let middle = place(name.x, name.y)
            label.frame = CGRect(x: middle.x - 60, y: middle.y - 8, width: 120, height: 16)
        }
        let middle = place(470, 640)
        here.frame = CGRect(x: middle.x - 10, y: middle.y - 10, width: 20, height: 20)
        for pin in pins {
            let tip = place(pin.x, pin.y)
            pin.view.frame = CGRect(x: tip.x - 18, y: tip.y - 42, width: 36, height: 44)
        }
        guard !buttonsRideAboveSheets else { return }
        var side = bounds.inset(by: view.safeAreaInsets).padded(14, 10)
        var column = side.cutRight(44)
        locate.frame = column.cutTop(44, gap: 10)
        kinds.frame = column.cutTop(44)
        view.mirror([locate, kinds])
    }

    /// The square that the map is drawn in: it fills the bounds, and is centred in them or aligned to their top.
    private static func town(filling bounds: CGRect) -> CGRect {
        let side = max(bounds.width, bounds.height)
        return CGRect(
            x: bounds.midX - side / 2, y: bounds.height < bounds.width ? bounds.midY - side / 2 : 0, width: side,
            height: side)
    }

    private static func path(_ drawing: String, filling bounds: CGRect) -> UIBezierPath {
        let town = town(filling: bounds)
        let path = UIBezierPath(drawing: drawing)
        let scale = town.width / 1000
        path.apply(CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: town.minX, ty: town.minY))
        return path
    }
}

/// A pin with the icon of a place. Its tip is at the bottom edge.
private final class MapPin: UIView {
    private let drop: IconView
    private let icon: IconView

    init(_ place: Place) {
        drop = IconView(.pin, color: place.color)
        icon = IconView(place.icon, color: .white)
        super.init(frame: .zero)
        addSubview(drop)
        addSubview(icon)
        isAccessibilityElement = true
        accessibilityLabel = place.name
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("A pin is made in code")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        drop.frame = bounds.centered(44, 44)
        icon.frame = CGRect(x: bounds.midX - 8, y: 8, width: 16, height: 16)
    }
}
