import UIKit

/// Passes the control of the status bar to the presented view controller and back, but not to a view that is a child.
extension Presentation {
    /// Applies the policy to a layout. UIKit hears of a change, and animates it with the running animation.
    func updateStatusBar(_ pass: LayoutPass) {
        guard let components, let presented, !isAdded, !presented.isBeingDismissed else { return }
        let isPushedBack = pushesPresenterBack(pass.options)
        let changes = setCapture(pass.wantsStatusBar, in: presented)
        guard changes || isPushedBack != components.wasPresenterPushedBack else { return }
        components.wasPresenterPushedBack = isPushedBack
        presented.setNeedsStatusBarAppearanceUpdate()
    }

    /// Applies the policy before UIKit presents, when it may read the property for good, as far as the style
    /// knows its frame without the content and an app's detents.
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
    /// pushed back, because the area above it is black. `nil` at other times, and with Reduce Motion. Return it from
    /// the view controller that controls the status bar: see <doc:ChoosingAStyle#Decide-about-the-status-bar>.
    public var statusBarStyleBehindPresentation: UIStatusBarStyle? {
        guard let presentation = presentedViewController?.ownPresentation else { return nil }
        return presentation.pushesPresenterBack(presentation.options) ? .lightContent : nil
    }
}
