/// The frames of a search bar's parts (SB1).
struct SearchBarLayout {
    /// Nil without a cancel button.
    var cancelWidth: CGFloat?
    var isRightToLeft = false

    /// The height of the row with the field.
    static let height: CGFloat = 44
    /// The height of the row with the scopes below it: 32 points of segments between margins. Chosen by eye.
    static let scopeHeight: CGFloat = 44
    private static let fieldHeight: CGFloat = 36
    private static let margin: CGFloat = 8

    var showsScopes = false

    private func y(in bounds: CGRect) -> CGFloat {
        let row = bounds.height - (showsScopes ? Self.scopeHeight : 0)
        return bounds.minY + (row - Self.fieldHeight) / 2
    }

    func scopes(in bounds: CGRect) -> CGRect {
        let row = CGRect(
            x: bounds.minX, y: bounds.maxY - Self.scopeHeight, width: bounds.width, height: Self.scopeHeight)
        return row.insetBy(dx: Self.margin, dy: (Self.scopeHeight - 32) / 2)
    }

    /// The cancel button takes its width and a margin from the field.
    func field(in bounds: CGRect) -> CGRect {
        let cancel = cancelWidth.map { $0 + Self.margin } ?? 0
        return CGRect(
            x: bounds.minX + Self.margin + (isRightToLeft ? cancel : 0), y: y(in: bounds),
            width: max(0, bounds.width - 2 * Self.margin - cancel), height: Self.fieldHeight)
    }

    func cancelButton(in bounds: CGRect) -> CGRect {
        let width = cancelWidth ?? 0
        return CGRect(
            x: isRightToLeft ? bounds.minX + Self.margin : bounds.maxX - Self.margin - width, y: y(in: bounds),
            width: width, height: Self.fieldHeight)
    }
}
