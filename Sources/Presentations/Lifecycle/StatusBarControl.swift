import UIKit

/// Passes the control of the status bar to the presented view controller and back.
@MainActor
final class StatusBarControl {
    /// The presented view controller; `nil` for a sheet that was added as a child, which leaves the status bar alone.
    private let presented: UIViewController?
    /// Whether the presented view controller controls the status bar because of the kit, and not because of the app.
    private var hasCaptured = false
    /// Whether the presenting view was pushed back at the last check.
    private var wasPushedBack = false

    init(_ presented: UIViewController?) {
        self.presented = presented
    }

    /// Applies the policy of the style to a layout. UIKit is told about a change, which it animates inside an
    /// animation.
    ///
    /// - Parameter safeArea: The safe area of the container.
    func update(
        to layout: PresentationLayout, _ options: PresentationOptions, in container: UIView,
        safeArea: UIEdgeInsets
    ) {
        guard let presented else { return }
        let wants =
            switch options.statusBar {
            // The middle of the status bar.
            case .automatic: layout.frame.contains(CGPoint(x: container.bounds.midX, y: safeArea.top / 2))
            case .presented: true
            case .unchanged: false
            }
        let isPushedBack = presented.pushesPresenterBack(options)
        let changes = wants != hasCaptured && (hasCaptured || !presented.modalPresentationCapturesStatusBarAppearance)
        if changes {
            hasCaptured = wants
            presented.modalPresentationCapturesStatusBarAppearance = wants
        }
        guard changes || isPushedBack != wasPushedBack else { return }
        wasPushedBack = isPushedBack
        presented.setNeedsStatusBarAppearanceUpdate()
    }

    /// Tells UIKit about the status bar after a dismissal has begun or was cancelled.
    func dismissalDidChange() {
        wasPushedBack = presented?.pushesPresenterBack == true
        presented?.setNeedsStatusBarAppearanceUpdate()
    }

    /// Restores the property.
    func restore() {
        guard hasCaptured else { return }
        hasCaptured = false
        presented?.modalPresentationCapturesStatusBarAppearance = false
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
        presentedViewController?.pushesPresenterBack == true ? .lightContent : nil
    }

    /// Whether this presented view controller's presentation pushes the presenting view back now.
    fileprivate var pushesPresenterBack: Bool {
        guard presentingViewController != nil, let controller = presentationController as? PresentationController else {
            return false
        }
        return pushesPresenterBack(controller.presentation.options)
    }

    /// Returns the same for a presentation with given options.
    fileprivate func pushesPresenterBack(_ options: PresentationOptions) -> Bool {
        guard case .pushedBack = options.presenter.drawable(reduceMotion: UIAccessibility.isReduceMotionEnabled),
            !isBeingDismissed, presentingViewController != nil
        else { return false }
        return (presentationController as? PresentationController)?.presentation.components?.effect != nil
    }
}
