import UIKit

/// A column of views. It is as tall as its content, and scrolls where there is less room.
final class ColumnView: UIScrollView {
    /// A view and its distance from the view above it.
    struct Row {
        let view: UIView
        let gap: CGFloat
        /// Whether the view fills the width of the column. If not, it is centred and keeps its own width.
        let isWide: Bool

        init(_ view: UIView, gap: CGFloat = 0, isWide: Bool = true) {
            self.view = view
            self.gap = gap
            self.isWide = isWide
        }
    }

    /// - Parameters:
    ///   - rows: From top to bottom.
    ///   - inset: What is left free below the last row.
    ///   - side: What is left free at each side at least.
    ///   - maximumWidth: Of the rows.
    init(_ rows: [Row], inset: CGFloat = 0, side: CGFloat = 0, maximumWidth: CGFloat = .greatestFiniteMagnitude) {
        super.init(frame: .zero)
        contentInsetAdjustmentBehavior = .never
        let content = UIView()
        content.translatesAutoresizingMaskIntoConstraints = false
        addSubview(content)
        pin(content, side: side, maximumWidth: maximumWidth)
        var above: NSLayoutYAxisAnchor = content.topAnchor
        for row in rows {
            row.view.translatesAutoresizingMaskIntoConstraints = false
            content.addSubview(row.view)
            row.view.topAnchor.constraint(equalTo: above, constant: row.gap).isActive = true
            if row.isWide {
                row.view.leadingAnchor.constraint(equalTo: content.leadingAnchor).isActive = true
                row.view.trailingAnchor.constraint(equalTo: content.trailingAnchor).isActive = true
            } else {
                row.view.centerXAnchor.constraint(equalTo: content.centerXAnchor).isActive = true
            }
            above = row.view.bottomAnchor
        }
        above.constraint(equalTo: content.bottomAnchor, constant: -inset).isActive = true
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        preconditionFailure("A column is made in code")
    }

    private func pin(_ content: UIView, side: CGFloat, maximumWidth: CGFloat) {
        let wish = heightAnchor.constraint(equalTo: contentLayoutGuide.heightAnchor)
        // Less than what keeps text together: a column with room to spare is not stretched.
        wish.priority = UILayoutPriority(100)
        let wide = content.widthAnchor.constraint(equalTo: frameLayoutGuide.widthAnchor, constant: -2 * side)
        // Text must not widen the column, but break.
        wide.priority = UILayoutPriority(999)
        NSLayoutConstraint.activate([
            content.topAnchor.constraint(equalTo: contentLayoutGuide.topAnchor),
            content.bottomAnchor.constraint(equalTo: contentLayoutGuide.bottomAnchor),
            contentLayoutGuide.widthAnchor.constraint(equalTo: frameLayoutGuide.widthAnchor),
            content.centerXAnchor.constraint(equalTo: contentLayoutGuide.centerXAnchor),
            content.widthAnchor.constraint(lessThanOrEqualToConstant: min(maximumWidth, 10_000)),
            wide, wish,
        ])
    }
}
