/// The title of a navigation bar's item: a label with an optional smaller one below it, the item's own view, or a label
/// that opens a menu.
@MainActor
final class NavigationBarTitle {
    let label = UILabel()
    let subtitle = UILabel()
    /// Chosen by eye, like its colour.
    private static let subtitleSize: CGFloat = 12
    private var view: UIView?
    /// The size that the view had when it was set; zero if constraints or its content size it.
    private var viewSize = CGSize.zero
    private var menuButton: UIButton?
    private var offset = UIOffset.zero

    init() {
        label.font = .systemFont(ofSize: 17, weight: .semibold)
        label.textAlignment = .center
        label.accessibilityTraits = .header
        subtitle.textAlignment = .center
        subtitle.textColor = .secondaryLabel
    }

    /// - Parameter height: The height of the title's row: two lines are smaller if they do not fit.
    func update(
        for item: UINavigationItem, look: NavigationBarLook, isShown: Bool, height: CGFloat, in content: UIView
    ) {
        label.text = item.title
        label.isHidden = item.titleView != nil || !isShown
        subtitle.text = item.subtitle
        subtitle.isHidden = label.isHidden || item.subtitle?.isEmpty ?? true
        setFonts(title: look.title[.font] as? UIFont ?? .systemFont(ofSize: 17, weight: .semibold), height: height)
        label.textColor = look.title[.foregroundColor] as? UIColor ?? .label
        offset = look.titleOffset
        replaceView(with: item.titleView, in: content)
        updateMenu(for: item, in: content)
    }

    private func replaceView(with new: UIView?, in content: UIView) {
        guard view !== new else { return }
        if view?.superview === content { view?.removeFromSuperview() }
        view = new
        guard let new else { return }
        viewSize = new.translatesAutoresizingMaskIntoConstraints ? new.bounds.size : .zero
        content.addSubview(new)
    }

    /// A touch on the title opens the menu that the provider makes when the title is first shown.
    private func updateMenu(for item: UINavigationItem, in content: UIView) {
        guard let provider = item.titleMenuProvider, !label.isHidden else {
            menuButton?.removeFromSuperview()
            menuButton = nil
            return
        }
        guard menuButton == nil, let menu = provider([]) else { return }
        let button = UIButton()
        button.menu = menu
        button.showsMenuAsPrimaryAction = true
        button.accessibilityLabel = item.title
        menuButton = button
        content.addSubview(button)
    }

    private func setFonts(title: UIFont, height: CGFloat) {
        let second = UIFont.systemFont(ofSize: Self.subtitleSize)
        let scale = subtitle.isHidden ? 1 : min(1, height / (title.lineHeight + second.lineHeight))
        for (label, font) in [(label, title), (subtitle, second)] {
            let scaled = scale < 1 ? font.withSize(font.pointSize * scale) : font
            if label.font != scaled { label.font = scaled }
        }
    }

    private var lines: [UILabel] { subtitle.isHidden ? [label] : [label, subtitle] }

    private var linesSize: CGSize {
        let sizes = lines.map(\.intrinsicContentSize)
        return CGSize(width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).reduce(0, +))
    }

    private var wantedSize: CGSize {
        guard let view else { return linesSize }
        return viewSize == .zero ? view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) : viewSize
    }

    var width: CGFloat { linesSize.width }

    /// Returns the frame in the middle of the bar if the buttons leave room there, or next to those at the leading
    /// edge.
    func place(in row: CGRect, between room: CGRect, isLeading: Bool, isLeftToRight: Bool) {
        let wanted = wantedSize
        let width = min(wanted.width, max(0, room.width))
        let middle = min(max(row.midX - width / 2, room.minX), max(room.minX, room.maxX - width))
        let edge = isLeftToRight ? room.minX : max(room.minX, room.maxX - width)
        let height = min(wanted.height, row.height)
        var frame = CGRect(
            x: isLeading ? edge : middle, y: row.minY + (row.height - height) / 2, width: width, height: height)
        menuButton?.frame = CGRect(x: frame.minX, y: row.minY, width: frame.width, height: row.height)
        if view == nil { frame = frame.offsetBy(dx: offset.horizontal, dy: offset.vertical) }
        if let view { view.frame = frame } else { stackLines(in: frame) }
    }

    private func stackLines(in frame: CGRect) {
        guard lines.count > 1 else { return label.frame = frame }
        let height = min(label.intrinsicContentSize.height, frame.height)
        label.frame = CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: height)
        subtitle.frame = CGRect(
            x: frame.minX, y: frame.minY + height, width: frame.width, height: max(0, frame.height - height))
    }
}
