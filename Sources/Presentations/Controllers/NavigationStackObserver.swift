import UIKit

/// Follows which controller of a presented navigation stack the content's size comes from.
///
/// A navigation controller does not say that its stack is going to change, and its `preferredContentSize` does not shrink
/// with a pop. A hidden child of the top controller hears it, as UIKit forwards appearance calls to children: then there
/// is a coordinator to move along with, be the transition animated, in a finger's hand, or cancelled. Where the app has
/// turned forwarding off, the change is noticed when the controller's view leaves the window. Where there can be no such
/// child, what the stack says of its preferred size has to do. The child also hears when text sizes and the like reach
/// the top controller, which may be after its first measurement, and when the bar above it has another height.
@MainActor
final class NavigationStackObserver {
    private weak var navigation: UINavigationController?
    private let onChange: (_ coordinator: (any UIViewControllerTransitionCoordinator)?) -> Void
    private var probe: AppearanceProbe?
    private weak var followed: UIViewController?
    private var surroundings: Surroundings?

    /// What the height of the top controller depends on besides what is in it.
    private struct Surroundings: Equatable {
        let traits: LayoutTraits
        let bar: CGFloat
        /// Outside of a window views may not know yet how large the user wants text.
        let isInWindow: Bool
    }

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

    /// Watches again as soon as there is somebody on top who can be watched, and follows a stack that has changed while
    /// nobody saw it.
    func lookAgain() {
        guard let navigation, navigation.transitionCoordinator == nil else { return }
        let isUnheard = !isBlind && navigation.topViewController !== followed
        guard isBlind || isUnheard else { return }
        followed = navigation.topViewController
        moveProbe()
        if isUnheard { onChange(nil) }
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
        probe = AppearanceProbe(
            in: followed, onDisappear: { [weak self] in self?.topMayChange() },
            onChange: { [weak self] in self?.surroundingsMayChange() })
        surroundings = currentSurroundings
    }

    private var currentSurroundings: Surroundings? {
        guard let navigation, let followed else { return nil }
        return Surroundings(
            traits: LayoutTraits(followed.traitCollection),
            bar: navigation.isNavigationBarHidden ? 0 : navigation.navigationBar.frame.height,
            isInWindow: followed.viewIfLoaded?.window != nil)
    }

    private func surroundingsMayChange() {
        let now = currentSurroundings
        guard surroundings != now else { return }
        surroundings = now
        onChange(nil)
    }
}

extension NavigationStackObserver {
    /// The children of a tab bar controller are its tabs, and a view that hosts SwiftUI supports no subviews, which only the
    /// name of its class tells.
    private static func canWatch(_ controller: UIViewController) -> Bool {
        guard let view = controller.view, !(controller is UITabBarController) else { return false }
        return !String(describing: type(of: view)).contains("UIHostingView")
    }
}

/// A child without anything to see, which hears when its parent appears and disappears, and what changes around it.
private final class AppearanceProbe: UIViewController {
    private let onDisappear: () -> Void
    private let onChange: () -> Void

    init(in parent: UIViewController, onDisappear: @escaping () -> Void, onChange: @escaping () -> Void) {
        self.onDisappear = onDisappear
        self.onChange = onChange
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

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        onChange()
    }

    override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        onChange()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        onChange()
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
