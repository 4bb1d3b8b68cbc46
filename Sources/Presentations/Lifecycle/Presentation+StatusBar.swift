import UIKit

/// Passes the control of the status bar to the presented view controller and back. A sheet that was added as a child leaves
/// the status bar alone.
extension Presentation {
    /// Applies the policy of the style to a layout. UIKit is told about a change, which it animates inside an animation.
    func updateStatusBar(_ pass: LayoutPass) {
        guard let components, let presented, !isAddedSheet else { return }
        let wants =
            switch pass.options.statusBar {
            // The middle of the status bar.
            case .automatic:
                pass.layout.frame.contains(
                    CGPoint(x: components.container.bounds.midX, y: pass.environment.safeArea.top / 2))
            case .presented: true
            case .unchanged: false
            }
        let isPushedBack = pushesPresenterBack(pass.options)
        let hasCaptured = components.hasCapturedStatusBar
        let changes = wants != hasCaptured && (hasCaptured || !presented.modalPresentationCapturesStatusBarAppearance)
        if changes {
            components.hasCapturedStatusBar = wants
            presented.modalPresentationCapturesStatusBarAppearance = wants
        }
        guard changes || isPushedBack != components.wasPresenterPushedBack else { return }
        components.wasPresenterPushedBack = isPushedBack
        presented.setNeedsStatusBarAppearanceUpdate()
    }

    /// Tells UIKit about the status bar after a dismissal has begun or was cancelled.
    func updateStatusBarForDismissal() {
        guard !isAddedSheet else { return }
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

extension UIViewController {
    /// The status bar style that suits this view controller behind a presentation: light content while its view is
    /// pushed back, because the area above it is black. `nil` at other times.
    ///
    /// UIKit asks a view controller for the style, so the one that controls the status bar has to return it: the root,
    /// or a container such as a tab bar controller. The kit tells UIKit about each change, so the change is animated
    /// with the transition.
    ///
    /// ```swift
    /// override var preferredStatusBarStyle: UIStatusBarStyle {
    ///     statusBarStyleBehindPresentation ?? .default
    /// }
    /// ```
    ///
    /// With Reduce Motion nothing is pushed back, and the style is `nil`.
    public var statusBarStyleBehindPresentation: UIStatusBarStyle? {
        guard let presentation = presentedViewController?.ownPresentation else { return nil }
        return presentation.pushesPresenterBack(presentation.options) ? .lightContent : nil
    }
}
