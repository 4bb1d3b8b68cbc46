/// The view of a navigation controller. Its layout places the bar and begins what is waiting (V-N1).
final class NavigationContainerView: UIView {
    weak var controller: UINavigationController?

    override func layoutSubviews() {
        super.layoutSubviews()
        controller?.layoutContainer()
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        // Nothing lays out what is out of the window, and a request must not wait for ever.
        guard window == nil, let controller else { return }
        MainLoop.main.perform { controller.dropPendingTransitionIfUnseen() }
    }
}
