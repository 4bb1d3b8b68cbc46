import UIKit

/// A drawing of a tab bar: an icon and a title for each tab. Nothing in it responds to touches.
final class TabStrip: UIView {
    private let icons: [IconView]
    private let titles: [UILabel]
    private let line = Separator()

    init(_ tabs: [(title: String, icon: Icon)], chosen: Int, accent: UIColor = .systemBlue) {
        let colors = tabs.indices.map { $0 == chosen ? accent : UIColor.secondaryLabel }
        icons = zip(tabs, colors).map { IconView($0.icon, color: $1) }
        titles = zip(tabs, colors).map {
            UILabel($0.title, size: 10.5, weight: .medium, color: $1, alignment: .center, style: nil)
        }
        super.init(frame: .zero)
        backgroundColor = .systemBackground
        for part in icons + titles + [line] { addSubview(part) }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("A strip is made in code")
    }

    /// The frame at the bottom of `bounds`, tall enough to keep the content above the home indicator.
    func frame(in bounds: CGRect, safeArea: UIEdgeInsets) -> CGRect {
        var bounds = bounds
        return bounds.cutBottom((bounds.height < 500 ? 40 : 54) + safeArea.bottom)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: Separator.thickness)
        var area = bounds.inset(by: safeAreaInsets).column(640)
        area.origin.y = 0
        area.size.height = bounds.height - safeAreaInsets.bottom
        for (index, slot) in area.columns(icons.count).enumerated() {
            var slot = slot.padded(0, slot.height < 50 ? 3 : 7)
            titles[index].frame = slot.cutBottom(14, gap: 1)
            icons[index].frame = slot.centered(24, 24)
        }
        mirrorSubviews()
    }
}
