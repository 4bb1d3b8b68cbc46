import UIKit

/// A place in a list: its icon, its name, and below that what it is and how far away.
final class PlaceCell: UITableViewCell {
    static let reuseIdentifier = "place"

    private let name = UILabel("", size: 17, weight: .medium)
    private let details = UILabel("", size: 15, color: .secondaryLabel)
    private var badge: IconBadge?

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        backgroundColor = .clear
        accessoryType = .disclosureIndicator
        // The line begins where the text does.
        separatorInset = UIEdgeInsets(top: 0, left: 72, bottom: 0, right: 0)
        contentView.addSubview(name)
        contentView.addSubview(details)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("A cell is made in code")
    }

    func show(_ place: Place, in language: DemoLanguage) {
        name.text = language.text(place.name)
        details.text = "\(language.text(place.kind)) · \(place.walk) \(language.text("min walk"))"
        accessibilityLabel = [name.text, details.text].compactMap { $0 }.joined(separator: ", ")
        badge?.removeFromSuperview()
        let badge = IconBadge(place.icon, color: place.color)
        contentView.addSubview(badge)
        self.badge = badge
        setNeedsLayout()
    }

    /// The height of a row: room for the icon, or for one line of each text in the view's text size.
    static func height(in view: UIView) -> CGFloat { max(74, view.scaled(46) + 22) }

    override func layoutSubviews() {
        super.layoutSubviews()
        var area = contentView.bounds.padded(16, 0)
        badge?.frame = area.cutLeft(42, gap: 14).centered(42, 42)
        var text = area.centered(area.width, scaled(25) + scaled(21))
        name.frame = text.cutTop(scaled(25))
        details.frame = text
        contentView.mirrorSubviews()
    }
}
