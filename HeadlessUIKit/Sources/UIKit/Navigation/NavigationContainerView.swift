/// The view of a navigation controller. Its layout places the bar and begins waiting transitions (V-N1).
final class NavigationContainerView: UIView {
    weak var controller: UINavigationController?

    override func layoutSubviews() {
        super.layoutSubviews()
        controller?.layoutContainer()
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        // Views outside of a window are not laid out, and a request must not wait forever.
        guard window == nil, let controller else { return }
        mainLoop.perform { controller.dropPendingTransitionIfUnseen() }
    }
}
