import UIKit

/// Passes the control of the status bar to the presented view controller and back, but not to a view that is a child.
extension Presentation {
    /// Applies the policy of the style to a layout. UIKit is told about a change, which it animates inside an
    /// animation. A dismissal tells it alongside its own.
    func updateStatusBar(_ pass: LayoutPass) {
        guard let components, let presented, !isAdded, !presented.isBeingDismissed else { return }
        let isPushedBack = pushesPresenterBack(pass.options)
        let changes = setCapture(pass.wantsStatusBar, in: presented)
        guard changes || isPushedBack != components.wasPresenterPushedBack else { return }
        components.wasPresenterPushedBack = isPushedBack
        presented.setNeedsStatusBarAppearanceUpdate()
    }

    /// Applies the policy before UIKit presents, as far as the style knows its frame without the content, and without
    /// calling an app's detents: UIKit may read the property only then.
    func captureStatusBar(in window: UIWindow) {
        guard let presented, options.statusBar == .presented || !namesDetent else { return }
        var environment = LayoutEnvironment(
            container: window.bounds.size, safeArea: window.safeAreaInsets, traits: LayoutTraits(window.traitCollection)
        )
        environment.systemLook = .system
        guard options.statusBar == .presented || makePass(in: environment).wantsStatusBar else { return }
        guard setCapture(true, in: presented) else { return }
        lifecycle.onEnd { [weak presented] reason in
            // UIKit has dropped the request.
            if reason == nil { presented?.modalPresentationCapturesStatusBarAppearance = false }
        }
    }

    func releaseStatusBar() {
        if let presented { _ = setCapture(false, in: presented) }
    }

    /// Returns whether the property was changed. One that the app has set stays.
    private func setCapture(_ wants: Bool, in presented: UIViewController) -> Bool {
        guard wants != hasCapturedStatusBar,
            hasCapturedStatusBar || !presented.modalPresentationCapturesStatusBarAppearance
        else { return false }
        hasCapturedStatusBar = wants
        presented.modalPresentationCapturesStatusBarAppearance = wants
        return true
    }

    /// Tells UIKit about the status bar after a dismissal has begun or was cancelled.
    func updateStatusBarForDismissal() {
        guard !isAdded else { return }
        components?.wasPresenterPushedBack = pushesPresenterBack(options)
        presented?.setNeedsStatusBarAppearanceUpdate()
    }

    fileprivate func pushesPresenterBack(_ options: PresentationOptions) -> Bool {
        guard case .pushedBack = options.presenter.drawable(reduceMotion: UIAccessibility.isReduceMotionEnabled),
            let presented, !presented.isBeingDismissed, presented.presentingViewController != nil
        else { return false }
        return components?.effect != nil
    }
}

extension LayoutPass {
    /// Whether the presented view controller controls the status bar: by default if its view covers the middle of it.
    fileprivate var wantsStatusBar: Bool {
        switch options.statusBar {
        case .automatic:
            layout.frame.contains(CGPoint(x: environment.container.width / 2, y: environment.safeArea.top / 2))
        case .presented: true
        case .unchanged: false
        }
    }
}

extension UIViewController {
    /// The status bar style that suits this view controller behind a presentation: light content while its view is
    /// pushed back, because the area above it is black. `nil` at other times.
    ///
    /// UIKit asks a view controller for the style, so the one that controls the status bar has to return it: the root,
    /// or a container such as a tab bar controller. The kit tells UIKit about each change, which is animated.
    ///
    /// With Reduce Motion nothing is pushed back, and the style is `nil`.
    public var statusBarStyleBehindPresentation: UIStatusBarStyle? {
        guard let presentation = presentedViewController?.ownPresentation else { return nil }
        return presentation.pushesPresenterBack(presentation.options) ? .lightContent : nil
    }
}
