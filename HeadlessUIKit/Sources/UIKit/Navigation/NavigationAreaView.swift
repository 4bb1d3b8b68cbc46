/// The container of the children's views and their transitions: all of the controller's view. The bars over it count as
/// unsafe.
final class NavigationAreaView: UIView {
    weak var controller: UINavigationController?

    override var safeAreaInsets: UIEdgeInsets {
        var insets = super.safeAreaInsets
        guard window != nil, let controller else { return insets }
        insets.top += controller.barHeight
        insets.bottom += controller.toolbarHeight
        return insets
    }
}
