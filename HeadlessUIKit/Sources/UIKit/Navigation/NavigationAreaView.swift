/// The container of the children's views and their transitions: all of the controller's view. The bars over it count as
/// unsafe.
final class NavigationAreaView: UIView {
    weak var controller: UINavigationController?
    /// The page that leaves, and the difference that the bars of the coming one make: it keeps its own.
    var leaving: (page: UIView, difference: UIEdgeInsets)? { didSet { setNeedsSafeAreaUpdate() } }

    override var safeAreaInsets: UIEdgeInsets {
        var insets = super.safeAreaInsets
        guard window != nil, let controller else { return insets }
        insets.top += controller.barHeight
        insets.bottom += controller.toolbarHeight
        return insets
    }

    override func safeAreaInsets(for subview: UIView) -> UIEdgeInsets {
        let insets = safeAreaInsets
        guard let leaving, leaving.page === subview else { return insets }
        return insets.adding(leaving.difference)
    }
}

extension UIEdgeInsets {
    fileprivate func adding(_ other: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: top + other.top, left: left + other.left, bottom: bottom + other.bottom, right: right + other.right)
    }

    func subtracting(_ other: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: top - other.top, left: left - other.left, bottom: bottom - other.bottom, right: right - other.right)
    }
}
