import UIKit

/// Passes the decision about the status bar to the presented view controller and back.
@MainActor
final class StatusBarControl {
    private weak var controller: PresentationController?
    /// Whether the presented view controller has the decision from here, and not from the app.
    private var hasCaptured = false
    /// Whether the presenting view was pushed back at the last look.
    private var wasPushedBack = false

    init(of controller: PresentationController) {
        self.controller = controller
    }

    /// Passes the decision on as the style says for a layout. A change is announced to UIKit, which animates it inside an
    /// animation.
    ///
    /// - Parameter safeArea: That of the container.
    func update(
        to layout: PresentationLayout, _ appearance: PresentationAppearance, in container: UIView,
        safeArea: UIEdgeInsets
    ) {
        guard let controller, controller.presentationOwner.isPresentation else { return }
        let presented = controller.presentedViewController
        let wants =
            switch appearance.statusBar {
            // The middle of the status bar.
            case .automatic: layout.frame.contains(CGPoint(x: container.bounds.midX, y: safeArea.top / 2))
            case .presented: true
            case .unchanged: false
            }
        let isPushedBack = presented.pushesPresenterBack(appearance)
        let changes = wants != hasCaptured && (hasCaptured || !presented.modalPresentationCapturesStatusBarAppearance)
        if changes {
            hasCaptured = wants
            presented.modalPresentationCapturesStatusBarAppearance = wants
        }
        guard changes || isPushedBack != wasPushedBack else { return }
        wasPushedBack = isPushedBack
        presented.setNeedsStatusBarAppearanceUpdate()
    }

    /// Announces a dismissal to UIKit, or the end of a cancelled one.
    func dismissalDidChange() {
        wasPushedBack = controller?.presentedViewController.pushesPresenterBack == true
        controller?.presentedViewController.setNeedsStatusBarAppearanceUpdate()
    }

    /// Puts the property back.
    func restore() {
        guard hasCaptured else { return }
        hasCaptured = false
        controller?.presentedViewController.modalPresentationCapturesStatusBarAppearance = false
    }
}

extension UIViewController {
    /// The style of the status bar that suits this view controller as the presentation in front of it shows it: light content
    /// while its view is pushed back, since there is black above it. `nil` at other times.
    ///
    /// UIKit asks view controllers about the status bar, so the one that decides has to return it: the root, or a container
    /// such as a tab bar controller. The kit announces each change to UIKit, so that it is animated with the transition.
    ///
    /// ```swift
    /// override var preferredStatusBarStyle: UIStatusBarStyle { statusBarStyleBehindPresentation ?? .default }
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
        return pushesPresenterBack(controller.presentationAppearance)
    }

    /// The same for a presentation of that appearance.
    fileprivate func pushesPresenterBack(_ appearance: PresentationAppearance) -> Bool {
        guard case .pushedBack = appearance.presenter.drawable(reduceMotion: UIAccessibility.isReduceMotionEnabled),
            !isBeingDismissed, presentingViewController != nil
        else { return false }
        return (presentationController as? PresentationController)?.presentationComponents?.effect != nil
    }
}
