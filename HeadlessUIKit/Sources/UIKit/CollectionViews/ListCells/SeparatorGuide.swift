/// The guide of a cell's separator. Made on first use: most lists do not move the line.
@MainActor
final class SeparatorGuide {
    private weak var cell: UIView?
    private var leading: NSLayoutConstraint?
    private var textStart: CGFloat = 0

    init(of cell: UIView) {
        self.cell = cell
    }

    private(set) lazy var guide: UILayoutGuide = {
        let guide = UILayoutGuide()
        guide.identifier = "UICollectionViewListCellSeparatorLayoutGuide"
        guard let cell else { return guide }
        cell.addLayoutGuide(guide)
        let leading = guide.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: textStart)
        let constraints = [
            leading, guide.trailingAnchor.constraint(equalTo: cell.trailingAnchor),
            guide.topAnchor.constraint(equalTo: cell.topAnchor),
            guide.bottomAnchor.constraint(equalTo: cell.bottomAnchor),
        ]
        // The app's own constraints have priority over them.
        constraints.forEach { $0.priority = .defaultLow }
        NSLayoutConstraint.activate(constraints)
        self.leading = leading
        return guide
    }()

    /// - Parameter textStart: The default start of the line, from the cell's leading edge.
    func place(leading textStart: CGFloat) {
        self.textStart = textStart
        leading?.constant = textStart
    }

    /// The distance from the cell's leading edge to the line, according to the constraints.
    var start: CGFloat {
        guard let cell, leading != nil else { return textStart }
        let frame = guide.layoutFrame
        let isRightToLeft = cell.effectiveUserInterfaceLayoutDirection == .rightToLeft
        return isRightToLeft ? cell.bounds.width - frame.maxX : frame.minX
    }
}
