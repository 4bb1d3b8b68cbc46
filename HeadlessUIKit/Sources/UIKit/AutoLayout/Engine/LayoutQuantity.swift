/// The quantities of an item that the solver computes.
enum LayoutQuantity: Int, CaseIterable {
    /// The alignment rectangle's origin in the coordinates of the superview, or of the guide's owning view.
    case x, y
    case width, height
    /// The content offset of a scroll view.
    case offsetX, offsetY
    /// The size of a scroll view's content.
    case contentWidth, contentHeight

    static func start(_ axis: NSLayoutConstraint.Axis) -> LayoutQuantity { axis == .horizontal ? .x : .y }
    static func length(_ axis: NSLayoutConstraint.Axis) -> LayoutQuantity { axis == .horizontal ? .width : .height }
    static func offset(_ axis: NSLayoutConstraint.Axis) -> LayoutQuantity { axis == .horizontal ? .offsetX : .offsetY }
    static func contentLength(_ axis: NSLayoutConstraint.Axis) -> LayoutQuantity {
        axis == .horizontal ? .contentWidth : .contentHeight
    }

    /// True if it is a length, which cannot be negative.
    var isLength: Bool {
        switch self {
        case .width, .height, .contentWidth, .contentHeight: true
        case .x, .y, .offsetX, .offsetY: false
        }
    }
}
