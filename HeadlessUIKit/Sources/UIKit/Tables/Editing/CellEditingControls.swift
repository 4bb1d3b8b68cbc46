import Foundation

/// The controls of a row that is being edited: a round button before the content, and a handle behind it (TV53, TV54).
@MainActor
final class CellEditingControls {
    private weak var cell: UITableViewCell?
    private var button: UIButton?
    private var buttonStyle = UITableViewCell.EditingStyle.none
    private var grip: ReorderGrip?

    init(of cell: UITableViewCell) {
        self.cell = cell
    }

    /// The distances from the cell's edges to the content. Reported, not measured.
    private static let room: CGFloat = 38
    private static let buttonSize = CGSize(width: 22, height: 22)

    private var style: UITableViewCell.EditingStyle {
        guard let cell, cell.isEditing else { return .none }
        return cell.editingStyle
    }

    private var showsGrip: Bool {
        guard let cell else { return false }
        return cell.isEditing && cell.mayBeReordered && (cell.showsReorderControl || cell.isSaidToMove)
    }

    var leadingRoom: CGFloat { style != .none && cell?.indentsWhileEditing == true ? Self.room : 0 }
    var trailingRoom: CGFloat { showsGrip ? Self.room : 0 }

    /// Places the controls at the sides of `area`.
    func layOut(in area: CGRect, margin: CGFloat, isRightToLeft: Bool) {
        guard let cell else { return }
        if style != buttonStyle { remakeButton() }
        if showsGrip != (grip != nil) { remakeGrip() }
        let size = Self.buttonSize
        button?.frame = turned(
            CGRect(
                x: area.minX + margin, y: area.midY - size.height / 2, width: size.width, height: size.height),
            isRightToLeft, in: cell)
        grip?.frame = turned(
            CGRect(x: area.maxX - Self.room, y: area.minY, width: Self.room, height: area.height), isRightToLeft,
            in: cell)
    }

    private func turned(_ frame: CGRect, _ isRightToLeft: Bool, in cell: UITableViewCell) -> CGRect {
        isRightToLeft ? frame.offsetBy(dx: cell.bounds.width - frame.maxX - frame.minX, dy: 0) : frame
    }

    private func remakeButton() {
        button?.removeFromSuperview()
        button = nil
        buttonStyle = style
        guard style != .none, let cell else { return }
        let made = UIButton(frame: CGRect(origin: .zero, size: Self.buttonSize))
        made.setTitle(style == .delete ? "−" : "+", for: .normal)
        made.accessibilityLabel = style == .delete ? "Delete" : "Insert"
        made.backgroundColor = style == .delete ? .systemRed : .systemGreen
        made.layer.cornerRadius = Self.buttonSize.height / 2
        made.addAction(UIAction { [weak cell] _ in cell?.editingButtonTapped() }, for: .primaryActionTriggered)
        cell.addSubview(made)
        button = made
    }

    private func remakeGrip() {
        grip?.removeFromSuperview()
        grip = nil
        guard showsGrip, let cell else { return }
        let made = ReorderGrip(of: cell)
        cell.addSubview(made)
        grip = made
    }
}

extension UITableViewCell {
    fileprivate func editingButtonTapped() {
        guard let table, let path = table.indexPath(for: self) else { return }
        table.userEdits(path, editingStyle)
    }
}

/// The control with which a finger drags a row. As a control it keeps its touch from scrolling.
final class ReorderGrip: UIControl {
    private weak var cell: UITableViewCell?
    private let lines = CellSymbol(.bars, size: CGSize(width: 20, height: 12))

    init(of cell: UITableViewCell) {
        self.cell = cell
        super.init(frame: .zero)
        accessibilityLabel = "Reorder"
        addSubview(lines)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        preconditionFailure("A cell makes its grip itself.")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        lines.center = CGPoint(x: bounds.midX, y: bounds.midY)
    }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard let cell, let table = cell.table else { return false }
        // The finger may have moved before the control gets the touch.
        return table.beginReordering(cell, at: table.convert(touch.landing, from: nil).y)
    }

    /// The table's own pans leave the touch to the control. Others may take it away, as up to iOS 18 (LS10).
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        gestureRecognizer.view !== cell?.table || !(gestureRecognizer is UIPanGestureRecognizer)
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard let table = cell?.table else { return false }
        table.continueReordering(at: touch.location(in: table).y)
        return true
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        cell?.table?.endReordering()
    }

    override func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        cell?.table?.cancelReordering()
    }
}
