/// The view at the end of a cell, and the width that it takes from the content (TV39).
@MainActor
final class CellAccessory {
    private weak var cell: UITableViewCell?
    private var shownType: UITableViewCell.AccessoryType = .none
    private var view: UIView?

    init(of cell: UITableViewCell) {
        self.cell = cell
    }

    private var type: UITableViewCell.AccessoryType {
        guard let cell else { return .none }
        return cell.isEditing ? cell.editingAccessoryType : cell.accessoryType
    }

    private var custom: UIView? { cell.flatMap { $0.isEditing ? $0.editingAccessoryView : $0.accessoryView } }

    private static let chevronSize = CGSize(width: 10.5, height: 14)
    private static let checkmarkSize = CGSize(width: 19, height: 18)
    private static let buttonSize = CGSize(width: 24, height: 24)
    private static let gap: CGFloat = 8

    /// Returns the distance from the cell's end to the content view's.
    func room(margin: CGFloat) -> CGFloat {
        if let custom { return custom.frame.width + margin }
        switch type {
        case .none: return 0
        case .disclosureIndicator: return Self.chevronSize.width + margin
        case .checkmark: return Self.checkmarkSize.width + margin + 5
        case .detailButton: return Self.buttonSize.width + margin
        case .detailDisclosureButton: return Self.chevronSize.width + Self.gap + Self.buttonSize.width + margin
        }
    }

    /// Places the accessory at the end of `area`, vertically centred.
    func layOut(in area: CGRect, margin: CGFloat, scale: CGFloat, isRightToLeft: Bool) {
        guard let cell else { return }
        let custom = custom
        if shownType != type || view != nil && custom != nil { remake(custom == nil ? type : .none) }
        guard let shown = custom ?? view else { return }
        if shown.superview !== cell { cell.addSubview(shown) }
        let size = custom?.frame.size ?? view?.frame.size ?? .zero
        let end = area.maxX - margin - (custom == nil && shownType == .checkmark ? 2.5 : 0)
        var frame = CGRect(
            x: end - size.width, y: ((area.midY - size.height / 2) * scale).rounded(.up) / scale, width: size.width,
            height: size.height)
        if isRightToLeft { frame.origin.x = cell.bounds.width - frame.maxX }
        shown.frame = frame
    }

    private func remake(_ type: UITableViewCell.AccessoryType) {
        view?.removeFromSuperview()
        shownType = type
        view = make(type)
    }

    private func make(_ type: UITableViewCell.AccessoryType) -> UIView? {
        switch type {
        case .none: nil
        case .disclosureIndicator: CellSymbol(.chevron, size: Self.chevronSize)
        case .checkmark: CellSymbol(.checkmark, size: Self.checkmarkSize)
        case .detailButton: makeButton(size: Self.buttonSize)
        case .detailDisclosureButton: makeDisclosureButton()
        }
    }

    private func makeButton(size: CGSize) -> UIButton {
        let button = UIButton(frame: CGRect(origin: .zero, size: size))
        button.accessibilityLabel = "More Info"
        let symbol = CellSymbol(.info, size: CGSize(width: 22, height: 22))
        symbol.center = CGPoint(x: size.width / 2, y: size.height / 2)
        button.addSubview(symbol)
        button.addAction(UIAction { [weak cell] _ in cell?.accessoryButtonTapped() }, for: .primaryActionTriggered)
        return button
    }

    private func makeDisclosureButton() -> UIView {
        let width = Self.buttonSize.width + Self.gap + Self.chevronSize.width
        let view = UIView(frame: CGRect(x: 0, y: 0, width: width, height: Self.buttonSize.height))
        view.addSubview(makeButton(size: Self.buttonSize))
        let chevron = CellSymbol(.chevron, size: Self.chevronSize)
        chevron.frame.origin = CGPoint(
            x: width - Self.chevronSize.width, y: (Self.buttonSize.height - Self.chevronSize.height) / 2)
        view.addSubview(chevron)
        return view
    }
}

extension UITableViewCell {
    fileprivate func accessoryButtonTapped() {
        guard let table, let path = table.indexPath(for: self) else { return }
        table.delegate?.tableView(table, accessoryButtonTappedForRowWith: path)
    }
}
