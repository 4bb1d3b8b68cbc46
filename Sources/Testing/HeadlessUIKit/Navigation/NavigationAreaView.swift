/// Where the children's views are and move: all of the controller's view. The bar over it counts as unsafe.
final class NavigationAreaView: UIView {
    weak var controller: UINavigationController?

    override var safeAreaInsets: UIEdgeInsets {
        var insets = super.safeAreaInsets
        if window != nil, let controller { insets.top += controller.barHeight }
        return insets
    }
}
