import UIKit

/// Filters the products of a shop by order, price, colour and availability.
public final class FilterViewController: UIViewController {
    private lazy var reset = ActionButton("Reset", style: .plain)
    private let name = UILabel("Filter", size: 17, weight: .semibold, alignment: .center)
    private lazy var done = ActionButton("Done", style: .plain) { [weak self] in self?.dismiss(animated: true) }
    private let line = Separator()
    private let footerLine = Separator()
    private let content = UIScrollView()
    private let order = UISegmentedControl(items: ["Popular", "Newest", "Price"])
    private let priceName = UILabel("Price", size: 15, weight: .medium)
    private let priceRange = UILabel("$ 24 to $ 96", size: 15, color: .secondaryLabel, alignment: .right)
    private let price = RangeSlider(0.18...0.72, label: "Price")
    private let colorName = UILabel("Colour", size: 15, weight: .medium)
    private let colors = ColorPicker(
        [.systemOrange, .systemRed, .systemPink, .systemPurple, .systemBlue, .systemTeal, .systemGreen], chosen: [0, 5])
    private let rows: [ListRow] = [
        FilterViewController.row("Only what is in stock", isOn: true),
        FilterViewController.row("Free delivery", isOn: true),
        FilterViewController.row("Made by hand", isOn: false),
        FilterViewController.row("Fits a standard bulb", isOn: false),
    ]
    private let kindName = UILabel("Kind", size: 15, weight: .medium)
    private let kinds = [
        Chip("Pendant", isChosen: true), Chip("Table"), Chip("Floor"), Chip("Vase", isChosen: true), Chip("Bottle"),
    ]
    private lazy var show = ActionButton("Show 38 things") { [weak self] in self?.dismiss(animated: true) }

    public override func viewDidLoad() {
        super.viewDidLoad()
        preferredContentSize = CGSize(width: 393, height: 560)
        view.backgroundColor = .secondarySystemGroupedBackground
        view.accessibilityIdentifier = "filter"
        show.accessibilityIdentifier = "show"
        order.selectedSegmentIndex = 0
        content.contentInsetAdjustmentBehavior = .never
        for part in [order, priceName, priceRange, price, colorName, colors, kindName] + kinds + rows {
            content.addSubview(part)
        }
        for part in [content, reset, name, done, line, footerLine, show] { view.addSubview(part) }
        rows.last?.showsSeparator = false
    }

    public override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let insets = view.safeAreaInsets
        var area = view.bounds
        area.origin.x += insets.left
        area.size.width -= insets.left + insets.right
        area.size.height -= max(insets.bottom, 16)
        _ = area.cutTop(insets.top)
        var bar = area.cutTop(60).padded(16, 0)
        _ = bar.cutTop(14)
        name.frame = bar.padded(80, 0)
        reset.frame = bar.cutLeft(64)
        done.frame = bar.cutRight(64)
        line.frame = CGRect(x: 0, y: area.minY, width: view.bounds.width, height: Separator.thickness)
        show.frame = area.cutBottom(50, gap: 12).padded(16, 0).column(520)
        footerLine.frame = CGRect(x: 0, y: area.maxY, width: view.bounds.width, height: Separator.thickness)
        content.frame = CGRect(x: 0, y: area.minY + 1, width: view.bounds.width, height: area.height - 1)
        let column = CGRect(x: insets.left, y: 0, width: area.width, height: .greatestFiniteMagnitude)
        content.contentSize = CGSize(width: view.bounds.width, height: layOutContent(in: column.padded(16, 0)))
    }

    /// Lays out the groups from top to bottom, and returns the height of the content.
    private func layOutContent(in column: CGRect) -> CGFloat {
        var area = CGRect(x: column.minX, y: 16, width: column.width, height: 2000)
        order.frame = area.cutTop(34, gap: 18)
        var caption = area.cutTop(22, gap: 4)
        priceRange.frame = caption.cutRight(150, gap: 8)
        priceName.frame = caption
        price.frame = area.cutTop(34, gap: 14)
        colorName.frame = area.cutTop(22, gap: 6)
        colors.frame = area.cutTop(40, gap: 12)
        for row in rows {
            let slot = area.cutTop(52)
            row.frame = CGRect(x: slot.minX - 16, y: slot.minY, width: slot.width + 32, height: slot.height)
        }
        _ = area.cutTop(12)
        kindName.frame = area.cutTop(22, gap: 8)
        var x = area.minX
        for chip in kinds {
            let size = chip.sizeThatFits(area.size)
            if x > area.minX, x + size.width > area.maxX {
                x = area.minX
                _ = area.cutTop(46)
            }
            chip.frame = CGRect(x: x, y: area.minY, width: size.width, height: size.height)
            x += size.width + 8
        }
        return area.minY + 60
    }

    private static func row(_ title: String, isOn: Bool) -> ListRow {
        let control = UISwitch()
        control.isOn = isOn
        control.accessibilityLabel = title
        return ListRow(title, weight: .regular, trailing: control)
    }
}

/// A row of colours. The chosen ones are ticked.
private final class ColorPicker: UIControl {
    private let swatches: [IconBadge]

    init(_ colors: [UIColor], chosen: Set<Int>) {
        swatches = colors.enumerated().map { index, color in
            IconBadge(.check, color: color, iconColor: chosen.contains(index) ? .white : .clear)
        }
        super.init(frame: .zero)
        for swatch in swatches { addSubview(swatch) }
        isAccessibilityElement = true
        accessibilityLabel = "Colour"
        accessibilityValue = "\(chosen.count) chosen"
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("A picker is made in code")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        for (swatch, slot) in zip(swatches, bounds.column(400).columns(swatches.count)) {
            swatch.frame = slot.centered(34, 34)
        }
    }
}
