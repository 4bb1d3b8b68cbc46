/// One column of a split view controller: its controller, and the view that contains the controller's.
@MainActor
final class SplitColumn {
    let kind: UISplitViewController.Column
    let view = SplitColumnView()
    /// The controller that the app has set.
    private(set) var controller: UIViewController?
    /// The controller, or the navigation controller that the split view made for it.
    private(set) var host: UIViewController?
    /// True if the host's view is visible, or on its way there.
    var isShown = false
    /// The controllers of the navigation controller, while the collapsed split view has them in another one.
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

    /// The controllers that the column contributes to the stack of a collapsed split view.
    var stack: [UIViewController] {
        guard lentStack.isEmpty else { return lentStack }
        return navigation?.viewControllers ?? host.map { [$0] } ?? []
    }

    /// Adds the host's view, unless it has been added.
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

/// Contains the view of a column's controller.
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

/// Shows hidden columns when a finger comes in from their edge.
final class SplitEdgePan: UIScreenEdgePanGestureRecognizer {
    weak var controller: UISplitViewController?

    override var mayBegin: Bool { super.mayBegin && controller?.canShowMoreColumns == true }
}
