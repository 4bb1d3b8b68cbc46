/// The frames of a text field's parts.
struct TextFieldLayout {
    var borderStyle: UITextField.BorderStyle
    /// The width of the view at the leading edge; zero without a visible one.
    var leftSize = CGSize.zero
    /// The width of the view at the trailing edge.
    var rightSize = CGSize.zero
    var showsClearButton = false
    var isRightToLeft = false

    /// The button is 19 points wide and 5 from the edge; chosen by eye.
    static let clearButtonSize = CGSize(width: 19, height: 19)
    private static let clearButtonInset: CGFloat = 5

    /// The distance between the border and the text, chosen by eye.
    private var textInset: CGSize {
        switch borderStyle {
        case .none: .zero
        case .line: CGSize(width: 2, height: 2)
        case .bezel, .roundedRect: CGSize(width: 7, height: 2)
        }
    }

    /// The height that the border adds to the line: a rounded field of 17 points is 34 high.
    var addedHeight: CGFloat {
        switch borderStyle {
        case .none: 0
        case .line: 4
        case .bezel, .roundedRect: 13
        }
    }

    func textRect(in bounds: CGRect) -> CGRect {
        let left = leftSize.width > 0 ? leftSize.width : textInset.width
        let clear = Self.clearButtonSize.width + Self.clearButtonInset
        let right = rightSize.width > 0 ? rightSize.width : showsClearButton ? clear : textInset.width
        let insets = UIEdgeInsets(
            top: textInset.height, left: isRightToLeft ? right : left, bottom: textInset.height,
            right: isRightToLeft ? left : right)
        let rect = bounds.inset(by: insets)
        return CGRect(x: rect.minX, y: rect.minY, width: max(0, rect.width), height: max(0, rect.height))
    }

    func leftViewRect(in bounds: CGRect) -> CGRect {
        side(leftSize, isLeft: !isRightToLeft, inset: 0, in: bounds)
    }

    func rightViewRect(in bounds: CGRect) -> CGRect {
        side(rightSize, isLeft: isRightToLeft, inset: 0, in: bounds)
    }

    func clearButtonRect(in bounds: CGRect) -> CGRect {
        side(Self.clearButtonSize, isLeft: isRightToLeft, inset: Self.clearButtonInset, in: bounds)
    }

    /// Returns a frame at one edge, vertically centred.
    private func side(_ size: CGSize, isLeft: Bool, inset: CGFloat, in bounds: CGRect) -> CGRect {
        CGRect(
            x: isLeft ? bounds.minX + inset : bounds.maxX - inset - size.width,
            y: bounds.minY + (bounds.height - size.height) / 2, width: size.width, height: size.height)
    }
}
