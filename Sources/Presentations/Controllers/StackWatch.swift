import UIKit

/// Follows which controller of a presented navigation stack the content's size comes from.
///
/// A navigation controller does not say that its stack is going to change, and its `preferredContentSize` does not shrink
/// with a pop. A hidden child of the top controller hears it, as UIKit forwards appearance calls to children: then there
/// is a coordinator to move along with, be the transition animated, in a finger's hand, or cancelled. Where the app has
/// turned forwarding off, the change is noticed when the controller's view leaves the window. Where there can be no such
/// child, what the stack says of its preferred size has to do.
@MainActor
final class StackWatch {
    private weak var navigation: UINavigationController?
    private let onChange: (_ coordinator: (any UIViewControllerTransitionCoordinator)?) -> Void
    private var probe: AppearanceProbe?
    private weak var followed: UIViewController?

    /// The controller whose size counts: the one on top, once its coming has been heard of.
    var top: UIViewController? { probe == nil ? navigation?.topViewController : followed }

    init(
        _ navigation: UINavigationController,
        onChange: @escaping (_ coordinator: (any UIViewControllerTransitionCoordinator)?) -> Void
    ) {
        self.navigation = navigation
        self.onChange = onChange
        followed = navigation.topViewController
        moveProbe()
    }

    /// Whether nothing tells that the stack is going to change.
    var isBlind: Bool { probe == nil }

    /// Watches again as soon as there is somebody on top who can be watched.
    func lookAgain() {
        guard isBlind, let navigation, navigation.transitionCoordinator == nil else { return }
        followed = navigation.topViewController
        moveProbe()
    }

    func stop() {
        probe?.leave()
        probe = nil
    }

    private func topMayChange() {
        guard let navigation, let next = navigation.topViewController, next !== followed else { return }
        followed = next
        let coordinator = navigation.transitionCoordinator
        onChange(coordinator)
        // What was not taken may not be called either (C68); settling twice does no harm.
        let isTold =
            coordinator?.animate(alongsideTransition: nil, completion: { [weak self] _ in self?.settle() }) ?? false
        if !isTold { settle() }
    }

    /// The change is over, or was cancelled.
    private func settle() {
        guard let navigation, probe != nil else { return }
        let isReturned = navigation.topViewController !== followed
        followed = navigation.topViewController
        moveProbe()
        if isReturned { onChange(nil) }
    }

    private func moveProbe() {
        guard probe == nil || probe?.parent !== followed else { return }
        probe?.leave()
        guard let followed, Self.canWatch(followed) else { return probe = nil }
        probe = AppearanceProbe(in: followed) { [weak self] in self?.topMayChange() }
    }
}

extension StackWatch {
    /// The children of a tab bar controller are its tabs, and a view that hosts SwiftUI supports no subviews, which only the
    /// name of its class tells.
    private static func canWatch(_ controller: UIViewController) -> Bool {
        guard let view = controller.view, !(controller is UITabBarController) else { return false }
        return !String(describing: type(of: view)).contains("UIHostingView")
    }
}

/// A child without anything to see, which hears when its parent appears and disappears.
private final class AppearanceProbe: UIViewController {
    private let onDisappear: () -> Void

    init(in parent: UIViewController, onDisappear: @escaping () -> Void) {
        self.onDisappear = onDisappear
        super.init(nibName: nil, bundle: nil)
        parent.addChild(self)
        parent.view.addSubview(view)
        didMove(toParent: parent)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        preconditionFailure("A probe is made in code.")
    }

    override func loadView() {
        let view = ProbeView(frame: .zero)
        view.onLeave = { [weak self] in self?.onDisappear() }
        view.isHidden = true
        view.isUserInteractionEnabled = false
        view.accessibilityElementsHidden = true
        self.view = view
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        onDisappear()
    }

    func leave() {
        (view as? ProbeView)?.onLeave = nil
        willMove(toParent: nil)
        view.removeFromSuperview()
        removeFromParent()
    }
}

private final class ProbeView: UIView {
    var onLeave: (() -> Void)?

    override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil { onLeave?() }
    }
}
