/// One column of a split view controller: who is in it, and the view that holds the controller's.
@MainActor
final class SplitColumn {
    let kind: UISplitViewController.Column
    let view = SplitColumnView()
    /// What the app has set.
    private(set) var controller: UIViewController?
    /// The controller, or the navigation controller that the split view made for it.
    private(set) var host: UIViewController?
    /// Whether the host's view is seen, or on its way there.
    var isShown = false
    /// What is in the navigation controller, while the collapsed split view has it in another one.
    var lentStack: [UIViewController] = []

    init(_ kind: UISplitViewController.Column) {
        self.kind = kind
        view.isHidden = true
    }

    func put(_ controller: UIViewController?, wraps: Bool) {
        self.controller = controller
        lentStack = []
        guard let controller, wraps, !(controller is UINavigationController) else {
            host = controller
            return
        }
        host = UINavigationController(rootViewController: controller)
    }

    var navigation: UINavigationController? { host as? UINavigationController }

    /// What the column contributes to the stack of a collapsed split view.
    var stack: [UIViewController] {
        guard lentStack.isEmpty else { return lentStack }
        return navigation?.viewControllers ?? host.map { [$0] } ?? []
    }

    /// Puts the host's view in, unless it is there.
    func install() {
        guard let child = host?.view, child.superview !== view else { return }
        child.frame = view.bounds
        child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(child)
    }

    func uninstall() {
        if let child = host?.viewIfLoaded, child.superview === view { child.removeFromSuperview() }
    }
}

/// Holds the view of a column's controller.
final class SplitColumnView: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        preconditionFailure("A split view controller makes this view itself.")
    }
}

/// The view of a split view controller.
final class SplitContainerView: UIView {
    weak var controller: UISplitViewController?

    override func layoutSubviews() {
        super.layoutSubviews()
        controller?.layoutContainer()
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        setNeedsLayout()
    }
}

/// Shows columns that are out of sight, when a finger comes in from their edge.
final class SplitEdgePan: UIScreenEdgePanGestureRecognizer {
    weak var controller: UISplitViewController?

    override var mayBegin: Bool { super.mayBegin && controller?.canShowMoreColumns == true }
}
