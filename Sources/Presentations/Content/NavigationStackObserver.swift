import UIKit

/// Reports changes of a presented navigation stack that may change the size of the content.
///
/// A navigation controller does not announce a change of its stack, and its `preferredContentSize` does not shrink with
/// a pop. So the observer adds a hidden child to the top controller, the probe, which receives appearance calls from
/// UIKit. At that point the transition has a coordinator to animate along with, whether it is animated, interactive or
/// cancelled. If the app has disabled the forwarding of appearance calls, the observer notices the change when the
/// controller's view leaves the window. If no probe is possible, only the stack's preferred size reports a change. The
/// probe also reports when text sizes and other traits reach the top controller, possibly after its first measurement,
/// and when the height of the bar above it changes.
@MainActor
final class NavigationStackObserver {
    private weak var navigation: UINavigationController?
    private let onChange: (_ coordinator: (any UIViewControllerTransitionCoordinator)?) -> Void
    private var probe: AppearanceProbe?
    private weak var followed: UIViewController?
    private var surroundings: Surroundings?

    /// The inputs of the top controller's height apart from its content.
    private struct Surroundings: Equatable {
        let traits: LayoutTraits
        let bar: CGFloat
        /// Whether the view is in a window. Outside of one it may not have the user's text size yet.
        let isInWindow: Bool
    }

    /// The controller whose size is the content's size: the top controller, once the observer has noticed it.
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

    /// Whether a probe reports changes of the stack.
    var isObserving: Bool { probe != nil }

    /// Starts to observe if the top controller now allows it. If the stack has changed unnoticed, follows it and
    /// reports the change.
    ///
    /// Does nothing during a transition of the stack.
    func retry() {
        guard let navigation, navigation.transitionCoordinator == nil else { return }
        let isUnheard = isObserving && navigation.topViewController !== followed
        guard !isObserving || isUnheard else { return }
        followed = navigation.topViewController
        moveProbe()
        if isUnheard { onChange(nil) }
    }

    /// Removes the probe.
    func stop() {
        probe?.leave()
        probe = nil
    }

    private func topMayChange() {
        guard let navigation, let next = navigation.topViewController, next !== followed else { return }
        followed = next
        let coordinator = navigation.transitionCoordinator
        onChange(coordinator)
        // `false` means that nothing was queued, but the completion may be called nevertheless (C68). Settling twice is
        // harmless.
        let isTold =
            coordinator?.animate(alongsideTransition: nil, completion: { [weak self] _ in self?.settle() }) ?? false
        if !isTold { settle() }
    }

    /// Follows the top controller after a change that has ended or was cancelled.
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
        guard let followed, Self.canWatch(followed) else {
            probe = nil
            return
        }
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
    /// Returns whether a controller can contain a probe. A tab bar controller cannot, since its children are its tabs.
    /// A view that hosts SwiftUI does not support subviews, and can be identified only by the name of its class.
    private static func canWatch(_ controller: UIViewController) -> Bool {
        guard let view = controller.view, !(controller is UITabBarController) else { return false }
        return !String(describing: type(of: view)).contains("UIHostingView")
    }
}

/// An invisible child that reports when its parent disappears, and when its layout, safe area or traits change.
final class AppearanceProbe: UIViewController {
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

    /// Removes the probe from its parent.
    func leave() {
        (view as? ProbeView)?.onLeave = nil
        willMove(toParent: nil)
        view.removeFromSuperview()
        removeFromParent()
    }
}

/// A view that reports when it leaves its window.
private final class ProbeView: UIView {
    var onLeave: (() -> Void)?

    override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil { onLeave?() }
    }
}
