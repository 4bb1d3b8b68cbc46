/// The frames of a cell's parts.
extension UITableViewCell {
    private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
    private var scale: CGFloat { displayScale }
    private var margin: CGFloat { table?.textMargin ?? ListMetrics.sideMargin(in: window) }

    /// The part of the cell beside the editing controls.
    private var area: CGRect {
        let controls = UIEdgeInsets(
            top: 0, left: isRightToLeft ? editingControls.trailingRoom : editingControls.leadingRoom, bottom: 0,
            right: isRightToLeft ? editingControls.leadingRoom : editingControls.trailingRoom)
        return safeArea.inset(by: controls)
    }

    /// The part of the cell for content (TV43).
    private var safeArea: CGRect {
        guard table?.insetsContentViewsToSafeArea != false else { return bounds }
        return bounds.inset(by: UIEdgeInsets(top: 0, left: safeAreaInsets.left, bottom: 0, right: safeAreaInsets.right))
    }

    /// Returns the content view's rectangle in a cell of a size, with visual left and right.
    private func contentFrame(in area: CGRect) -> CGRect {
        let room = accessory.room(margin: margin)
        let width = max(0, area.width - room)
        return CGRect(x: area.minX + (isRightToLeft ? area.width - width : 0), y: 0, width: width, height: area.height)
    }

    private func textLayout(width: CGFloat) -> CellTextLayout {
        content.layout(
            cellStyle, width: width, leading: margin + CGFloat(indentationLevel) * indentationWidth,
            trailing: accessory.room(margin: margin) > 0 ? ListMetrics.detailGap : margin, scale: scale)
    }

    /// The accessory keeps the cell's trailing margin, so content beside it has only its own margin.
    private var configuredMargins: HorizontalMargins {
        HorizontalMargins(
            leading: margin, trailing: accessory.room(margin: margin) > 0 ? 0 : margin,
            indentation: CGFloat(indentationLevel) * indentationWidth)
    }

    func layOut() {
        updateConfigurationIfNeeded()
        let frame = contentFrame(in: area)
        if contentView.frame != frame { contentView.frame = frame }
        if configurations.content == nil {
            content.directionalLayoutMargins = NSDirectionalEdgeInsets(
                top: ListMetrics.contentMargin, leading: margin, bottom: ListMetrics.contentMargin, trailing: margin)
            content.apply(textLayout(width: frame.width))
        } else {
            surroundContent(with: configuredMargins)
        }
        accessory.layOut(in: area, margin: margin, scale: scale, isRightToLeft: isRightToLeft)
        editingControls.layOut(in: safeArea, margin: margin, isRightToLeft: isRightToLeft)
        layOutSeparator()
        layOutBackgrounds()
    }

    // MARK: Height

    /// Returns the height for a width: that of the content view's constraints, otherwise that of the cell's own texts,
    /// and at least the default one. 0 if nothing defines a height.
    func fittingHeight(width: CGFloat) -> CGFloat {
        updateConfigurationIfNeeded()
        var area = area
        area.size.width = max(0, width - (bounds.width - area.width))
        let contentWidth = contentFrame(in: area).width
        let minimum = ListMetrics.rowHeight(scale: scale)
        if let height = configuredHeight(width: contentWidth, margins: configuredMargins, minimum: minimum) {
            return height
        }
        if content.hasContent {
            return max(textLayout(width: contentWidth).fittingHeight, minimum)
        }
        return content.systemLayoutSizeFitting(
            CGSize(width: contentWidth, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
    }

    // MARK: Separator (TV41)

    private func layOutSeparator() {
        separator.backgroundColor = table?.separatorColor ?? .separator
        separator.isHidden = !showsSeparator
        let thickness = 1 / scale
        var inset = shownSeparatorInset
        if isRightToLeft { (inset.left, inset.right) = (inset.right, inset.left) }
        let frame = CGRect(
            x: inset.left, y: bounds.height - thickness, width: max(0, bounds.width - inset.left - inset.right),
            height: thickness)
        if separator.frame != frame { separator.frame = frame }
    }

    private var shownSeparatorInset: UIEdgeInsets {
        if let ownSeparatorInset { return ownSeparatorInset }
        guard let table else { return separatorInset }
        return table.shownSeparatorInset
    }

    private var showsSeparator: Bool {
        guard let table, table.separatorStyle != .none, !looksSelected else { return false }
        if table.style == .insetGrouped && place.isLast { return false }
        return !table.isSelectedRow(below: self)
    }

    // MARK: Backgrounds

    func exchangeBackground(_ old: UIView?, for new: UIView?) {
        guard old !== new else { return }
        if old?.superview === self { old?.removeFromSuperview() }
        if new != nil { backgroundConfiguration = nil }
        updateBackgrounds()
    }

    /// Shows or removes the background of a selected row.
    func updateBackgrounds() {
        if let backgroundView, backgroundView.superview !== self { insertSubview(backgroundView, at: 0) }
        if showsSelection, shownSelection == nil {
            let view = selectedBackgroundView ?? SelectionBackground()
            shownSelection = view
            insertSubview(view, at: backgroundView == nil ? 0 : 1)
        } else if !showsSelection, let shown = shownSelection {
            shownSelection = nil
            shown.removeFromSuperview()
        }
        layOutBackgrounds()
    }

    /// A background configuration shows the selection itself.
    private var showsSelection: Bool { looksSelected && configurations.background == nil }

    private func layOutBackgrounds() {
        layOutConfiguredBackground()
        for view in [backgroundView, shownSelection] {
            if let view, view.frame != bounds { view.frame = bounds }
        }
        layOutCorners()
    }

    /// The first and the last row of an inset group have the group's corners (TV27).
    private func layOutCorners() {
        guard let table, table.style == .insetGrouped else { return }
        var corners: CACornerMask = []
        if place.isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
        if place.isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
        layer.cornerRadius = corners.isEmpty ? 0 : ListMetrics.cornerRadius
        layer.maskedCorners = corners
        layer.cornerCurve = .continuous
        layer.masksToBounds = !corners.isEmpty
    }
}

/// Gray, unless the app sets a background for selected rows.
private final class SelectionBackground: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        backgroundColor = .systemGray4
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        preconditionFailure("A cell makes its background itself.")
    }
}

extension UITableView {
    /// The table's separator inset, with the system's distance at the end unless the app has set an inset.
    var shownSeparatorInset: UIEdgeInsets {
        if hasOwnSeparatorInset { return separatorInset }
        var inset = separatorInset
        inset.right = ListMetrics.separatorEnd(style)
        return inset
    }

    func isSelectedRow(below cell: UITableViewCell) -> Bool {
        guard let path = tiles.path(of: cell), let next = geometry?.row(after: path), next.section == path.section
        else {
            return false
        }
        return tiles.cells[next]?.looksSelected == true
    }

    /// The row above a highlighted or selected one has no line either.
    func separatorsMayDiffer(around cell: UITableViewCell) {
        guard let path = tiles.path(of: cell), let before = geometry?.row(before: path) else { return }
        tiles.cells[before]?.setNeedsLayout()
    }
}
