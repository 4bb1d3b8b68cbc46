import UIKit

/// A drawing of a navigation bar: a back button, a title and a few buttons. Nothing in it responds to touches.
final class NavigationStrip: UIView {
    static let height: CGFloat = 44

    private let back: UILabel
    private let chevron = IconView(.back, color: .systemBlue)
    private let title: UILabel
    private let buttons: [IconView]

    init(_ text: String, back backTitle: String, buttons icons: [Icon] = []) {
        back = UILabel(backTitle, size: 17, color: .systemBlue, style: nil)
        title = UILabel(text, size: 17, weight: .semibold, alignment: .center, style: nil)
        buttons = icons.map { IconView($0, color: .systemBlue) }
        super.init(frame: .zero)
        for part in [chevron, back, title] + buttons { addSubview(part) }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("A bar is made in code")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        var area = bounds.padded(10, 0)
        title.frame = bounds.padded(100, 0)
        chevron.frame = area.cutLeft(20, gap: 2).centered(22, 22)
        back.frame = area.cutLeft(90)
        for button in buttons.reversed() {
            button.frame = area.cutRight(28, gap: 14).centered(23, 23)
        }
        mirrorSubviews()
    }
}
