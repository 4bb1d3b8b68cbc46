import UIKit

/// A phone's settings: groups of rows with coloured icons.
public final class SettingsViewController: UIViewController {
    private let header: LargeHeader
    private let groups: [SettingsGroup]

    /// Creates the settings with their texts in a language. Defaults to English.
    public init(language: DemoLanguage = .english) {
        header = LargeHeader(language.text("Settings"))
        groups = Self.items.map { SettingsGroup($0, language: language) }
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) {
        fatalError("The screen is made in code")
    }

    private static let items: [[SettingsItem]] = [
        [
            ("Flight mode", .compass, .systemOrange, ""),
            ("Wi-Fi", .wifi, .systemBlue, "Not connected"),
            ("Mobile data", .signal, .systemGreen, "On"),
        ],
        [
            ("Notifications", .bell, .systemRed, ""),
            ("Sounds", .speaker, .systemPink, ""),
            ("Quiet hours", .moon, .systemIndigo, "22 – 7"),
        ],
        [
            ("Display", .sun, .systemBlue, "Automatic"),
            ("Battery", .battery, .systemGreen, "84 %"),
            ("Privacy", .lock, .systemGray, ""),
            ("Safety check", .shield, .systemTeal, ""),
        ],
        [
            ("Passwords", .lock, .systemGray, "112"),
            ("Mail", .envelope, .systemBlue, "2 accounts"),
            ("Clock", .clock, .systemOrange, ""),
        ],
        [
            ("Maps", .compass, .systemGreen, ""),
            ("Music", .note, .systemPink, ""),
            ("Books", .book, .systemOrange, "12"),
        ],
    ]

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        view.accessibilityIdentifier = "settings"
        view.clipsToBounds = true
        for part in groups as [UIView] + [header] { view.addSubview(part) }
    }

    public override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        var area = view.bounds.inset(by: view.safeAreaInsets).column(720)
        header.frame = area.cutTop(header.height(in: view.bounds), gap: 8)
        area.size.height = view.bounds.maxY - area.minY
        area = area.padded(16, 0)
        for group in groups {
            group.isHidden = area.height <= 0
            group.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: group.height)
            _ = area.cutTop(group.height, gap: 28)
        }
    }
}

/// What a row of the settings shows.
private typealias SettingsItem = (title: String, icon: Icon, color: UIColor, value: String)

/// Rows on one rounded background.
private final class SettingsGroup: UIView {
    private static let rowHeight: CGFloat = 48

    private let rows: [ListRow]

    init(_ items: [SettingsItem], language: DemoLanguage) {
        rows = items.map { item in
            let value = SettingsValue(language.text(item.value))
            return ListRow(
                language.text(item.title), weight: .regular,
                leading: IconBadge(item.icon, color: item.color, outline: .rounded(7), iconScale: 0.66),
                leadingSize: CGSize(width: 30, height: 30),
                trailing: value, trailingSize: CGSize(width: value.fittingWidth, height: 24))
        }
        super.init(frame: .zero)
        backgroundColor = .secondarySystemGroupedBackground
        layer.cornerRadius = 12
        layer.cornerCurve = .continuous
        for row in rows { addSubview(row) }
        rows.last?.showsSeparator = false
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("A group is made in code")
    }

    var height: CGFloat { CGFloat(rows.count) * SettingsGroup.rowHeight }

    override func layoutSubviews() {
        super.layoutSubviews()
        var area = bounds
        for row in rows { row.frame = area.cutTop(SettingsGroup.rowHeight) }
    }
}

/// The current value of a setting and a chevron.
private final class SettingsValue: UIView {
    private let value: UILabel
    private let chevron = IconView(.chevron, color: .tertiaryLabel)

    init(_ text: String) {
        value = UILabel(text, size: 17, color: .secondaryLabel, alignment: .right, style: nil)
        super.init(frame: .zero)
        addSubview(value)
        addSubview(chevron)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("A value is made in code")
    }

    /// The width for the text in any system font: a tenth more than measured.
    var fittingWidth: CGFloat {
        let unlimited = CGSize(width: CGFloat.greatestFiniteMagnitude, height: 24)
        return 20 + (value.sizeThatFits(unlimited).width * 1.1).rounded(.up)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        var area = bounds
        chevron.frame = area.cutRight(14, gap: 6).centered(14, 14)
        value.frame = area
        mirrorSubviews()
        value.textAlignment = isRightToLeft ? .left : .right
    }
}
