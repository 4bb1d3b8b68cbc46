/// The title of a navigation bar's item: a label, the item's own view, or a label that opens a menu.
@MainActor
final class NavigationBarTitle {
    let label = UILabel()
    private var view: UIView?
    /// The size that the view had when it came; zero for one that constraints or its content size.
    private var viewSize = CGSize.zero
    private var menuButton: UIButton?
    private var offset = UIOffset.zero

    init() {
        label.font = .systemFont(ofSize: 17, weight: .semibold)
        label.textAlignment = .center
        label.accessibilityTraits = .header
    }

    func update(for item: UINavigationItem, look: NavigationBarLook, isShown: Bool, in content: UIView) {
        label.text = item.title
        label.isHidden = item.titleView != nil || !isShown
        label.font = look.title[.font] as? UIFont ?? .systemFont(ofSize: 17, weight: .semibold)
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

    /// A touch on the title opens what the provider makes when the title is first shown.
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

    private var wantedSize: CGSize {
        guard let view else { return label.intrinsicContentSize }
        return viewSize == .zero ? view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) : viewSize
    }

    var width: CGFloat { label.intrinsicContentSize.width }

    /// In the middle of the bar as long as the buttons leave room there, or beside those at the leading edge.
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
        (view ?? label).frame = frame
    }
}
