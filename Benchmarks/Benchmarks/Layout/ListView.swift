import UIKit

/// The list again, as views: with constraints, or with frames by hand.
@MainActor
struct ListView {
    private final class Title: UIView {
        override var intrinsicContentSize: CGSize { CGSize(width: 120, height: 20) }
    }

    @MainActor
    private struct Row {
        let icon = UIView()
        let title = Title()
        let line = UIView()

        var views: [UIView] { [icon, title, line] }
    }

    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    private let rows: [Row]
    private let firstTop: NSLayoutConstraint?

    init(rows count: Int, constrained: Bool) {
        rows = (0..<count).map { _ in Row() }
        rows.flatMap(\.views).forEach(root.addSubview)
        guard constrained else {
            firstTop = nil
            placeByHand(top: 8)
            root.layoutIfNeeded()
            return
        }
        var above = root.topAnchor
        var constraints: [NSLayoutConstraint] = []
        for row in rows {
            row.views.forEach { $0.translatesAutoresizingMaskIntoConstraints = false }
            constraints += [
                row.icon.topAnchor.constraint(equalTo: above, constant: 8),
                row.icon.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
                row.icon.widthAnchor.constraint(equalToConstant: 40),
                row.icon.heightAnchor.constraint(equalToConstant: 40),
                row.title.leadingAnchor.constraint(equalTo: row.icon.trailingAnchor, constant: 12),
                row.title.centerYAnchor.constraint(equalTo: row.icon.centerYAnchor),
                row.line.leadingAnchor.constraint(equalTo: row.title.leadingAnchor),
                row.line.trailingAnchor.constraint(equalTo: root.trailingAnchor),
                row.line.topAnchor.constraint(equalTo: row.icon.bottomAnchor, constant: 7),
                row.line.heightAnchor.constraint(equalToConstant: 1),
            ]
            above = row.line.bottomAnchor
        }
        NSLayoutConstraint.activate(constraints)
        firstTop = constraints[0]
        root.layoutIfNeeded()
    }

    func check() {
        precondition(rows[rows.count - 1].line.frame.minY == CGFloat(56 * rows.count - 1))
    }

    /// Moves the first row; all others follow.
    func edit(_ count: Int) {
        var sum: CGFloat = 0
        for step in 0..<count {
            if let firstTop {
                firstTop.constant = CGFloat(8 + step % 50)
            } else {
                placeByHand(top: CGFloat(8 + step % 50))
            }
            root.layoutIfNeeded()
            sum += rows[rows.count - 1].line.frame.minY
        }
        precondition(sum > 0)
    }

    private func placeByHand(top: CGFloat) {
        var y = top
        for row in rows {
            row.icon.frame = CGRect(x: 16, y: y, width: 40, height: 40)
            let size = row.title.intrinsicContentSize
            row.title.frame = CGRect(
                x: 68, y: y + 20 - size.height / 2, width: min(size.width, root.bounds.width - 84), height: size.height)
            row.line.frame = CGRect(x: 68, y: y + 47, width: root.bounds.width - 68, height: 1)
            y += 56
        }
    }
}
