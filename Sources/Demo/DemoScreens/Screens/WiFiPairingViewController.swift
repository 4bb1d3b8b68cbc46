import UIKit

/// Offers to join the network of a router nearby.
public final class WiFiPairingViewController: UIViewController {
    private lazy var close = IconButton(
        .close, label: "Close", color: .secondaryLabel, background: .tertiarySystemFill, diameter: 30, iconSide: 16
    ) { [weak self] in self?.dismiss(animated: true) }
    private let name: UILabel
    private let detail: UILabel
    private let language: DemoLanguage
    private let router = RouterPicture()
    private lazy var join = ActionButton(language.text("Join network"), cornerRadius: 14) { [weak self] in
        self?.dismiss(animated: true)
    }

    /// Creates the offer with its texts in a language. Defaults to English.
    public init(language: DemoLanguage = .english) {
        self.language = language
        name = UILabel(language.text("Juniper Router"), size: 28, weight: .semibold, alignment: .center)
        detail = UILabel(
            language.text("Share the password of “Juniper 5G” with this phone?"), size: 16, color: .secondaryLabel,
            alignment: .center, lines: 2)
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) {
        fatalError("The screen is made in code")
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        preferredContentSize = CGSize(width: 369, height: 374)
        view.backgroundColor = .secondarySystemGroupedBackground
        view.accessibilityIdentifier = "wifi-pairing"
        close.accessibilityIdentifier = "close"
        join.accessibilityIdentifier = "join"
        name.accessibilityTraits = .header
        for part in [router, name, detail, close, join] { view.addSubview(part) }
    }

    public override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let bounds = view.bounds.inset(by: view.safeAreaInsets)
        var area = bounds.padded(24, 0)
        let isLow = area.height < 360
        close.frame = CGRect(x: bounds.maxX - 52, y: bounds.minY + 8, width: 44, height: 44)
        _ = area.cutTop(isLow ? 16 : 34)
        _ = area.cutBottom(isLow ? 16 : 22)
        name.frame = area.cutTop(36, gap: 4).padded(16, 0)
        detail.frame = area.cutTop(44, gap: isLow ? 6 : 14).column(300)
        join.frame = area.cutBottom(50, gap: isLow ? 10 : 18)
        router.frame = area.centered(min(area.width, 220), min(area.height, 150))
        view.mirror([close])
    }
}

/// A drawing of a router.
private final class RouterPicture: UIView {
    private let waves = IconView(.wifi, color: .systemBlue)
    private let body = GradientView([.systemGray5, .systemGray3], cornerRadius: 16, isVertical: true)
    private let foot = UIView()
    private let lamps = [UIColor.systemGreen, .systemGreen, .systemBlue].map { color in
        let lamp = UIView()
        lamp.backgroundColor = color
        lamp.layer.cornerRadius = 3
        return lamp
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        foot.backgroundColor = .tertiarySystemFill
        foot.layer.cornerRadius = 4
        for part in [waves, foot, body] + lamps { addSubview(part) }
        isAccessibilityElement = true
        accessibilityLabel = "A router that sends"
        accessibilityTraits = .image
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("The picture is made in code")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        var area = bounds
        foot.frame = area.cutBottom(8).padded(10, 0)
        body.frame = area.cutBottom(56, gap: 4).padded(24, 0)
        let side = min(area.height, 84)
        waves.frame = area.centered(side, side)
        var row = body.frame.padded(18, 0)
        for lamp in lamps {
            lamp.frame = row.cutLeft(6, gap: 8).centered(6, 6)
        }
    }
}
