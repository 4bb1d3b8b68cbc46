/// The margins that were set on a view: by sides, or by the direction of its text.
struct LayoutMargins: Equatable {
    private var top: CGFloat
    private var bottom: CGFloat
    /// Left, or leading.
    private var near: CGFloat
    private var far: CGFloat
    private let isDirectional: Bool

    /// The margins of a view on which none were set.
    static let standard = LayoutMargins(UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    /// The margins of a view controller's root view by default: the system sets its sides.
    static let root = LayoutMargins(UIEdgeInsets.zero)

    init(_ insets: UIEdgeInsets) {
        (top, bottom, near, far) = (insets.top, insets.bottom, insets.left, insets.right)
        isDirectional = false
    }

    init(_ insets: NSDirectionalEdgeInsets) {
        (top, bottom, near, far) = (insets.top, insets.bottom, insets.leading, insets.trailing)
        isDirectional = true
    }

    /// Returns these margins, nowhere smaller than `minimum`.
    func atLeast(_ minimum: NSDirectionalEdgeInsets) -> LayoutMargins {
        var margins = self
        margins.top = max(top, minimum.top)
        margins.bottom = max(bottom, minimum.bottom)
        margins.near = max(near, minimum.leading)
        margins.far = max(far, minimum.trailing)
        return margins
    }

    /// The direction is looked up only if it matters.
    func insets(_ direction: @autoclosure () -> UIUserInterfaceLayoutDirection) -> UIEdgeInsets {
        let swaps = isDirectional && direction() == .rightToLeft
        return UIEdgeInsets(top: top, left: swaps ? far : near, bottom: bottom, right: swaps ? near : far)
    }
}
