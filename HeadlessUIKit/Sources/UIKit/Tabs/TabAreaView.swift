/// The container of the selected child's view: all of the controller's view. The bar over it counts as unsafe.
final class TabAreaView: UIView {
    weak var controller: UITabBarController?

    override var safeAreaInsets: UIEdgeInsets {
        var insets = super.safeAreaInsets
        if window != nil, let controller { insets.bottom += controller.barHeight }
        return insets
    }
}
