/// Where the parts of a search bar lie (SB1).
struct SearchBarLayout {
    /// Nil without a cancel button.
    var cancelWidth: CGFloat?
    var isRightToLeft = false

    static let height: CGFloat = 44
    private static let fieldHeight: CGFloat = 36
    private static let margin: CGFloat = 8

    private func y(in bounds: CGRect) -> CGFloat { bounds.minY + (bounds.height - Self.fieldHeight) / 2 }

    /// The cancel button takes its width and a margin of the field.
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
