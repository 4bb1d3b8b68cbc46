/// The numbers of an item that the solver finds.
enum LayoutQuantity: Int, CaseIterable {
    /// The alignment rectangle's origin in the coordinates of the superview, or of the view that a guide is of.
    case x, y
    case width, height
    /// How far the content of a scroll view is scrolled.
    case offsetX, offsetY
    /// The size of a scroll view's content.
    case contentWidth, contentHeight

    static func start(_ axis: NSLayoutConstraint.Axis) -> LayoutQuantity { axis == .horizontal ? .x : .y }
    static func length(_ axis: NSLayoutConstraint.Axis) -> LayoutQuantity { axis == .horizontal ? .width : .height }
    static func offset(_ axis: NSLayoutConstraint.Axis) -> LayoutQuantity { axis == .horizontal ? .offsetX : .offsetY }
    static func contentLength(_ axis: NSLayoutConstraint.Axis) -> LayoutQuantity {
        axis == .horizontal ? .contentWidth : .contentHeight
    }

    /// Whether it is a length, which cannot be negative.
    var isLength: Bool {
        switch self {
        case .width, .height, .contentWidth, .contentHeight: true
        case .x, .y, .offsetX, .offsetY: false
        }
    }
}
