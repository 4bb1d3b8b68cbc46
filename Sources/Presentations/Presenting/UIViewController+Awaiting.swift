import UIKit

extension UIViewController {
    /// Presents a view controller in any style, and returns the reason for which it has gone.
    ///
    /// ```swift
    /// let reason = await presentAndWait(rating, as: Popup(dismissesAfter: 10))
    /// ```
    ///
    /// It returns once, whoever dismisses: the user, the style's time, or code. It returns `.programmatic` at once if the
    /// presentation is not possible, see ``presentAsCard(_:style:animated:completion:onDismiss:)``, and if UIKit drops it.
    ///
    /// Cancelling the task takes the presentation back: the view controller is dismissed, together with everything that it
    /// presents, as soon as UIKit can; one that has not been presented yet is not. The result is `.programmatic` then, or the
    /// user's reason if the user was faster.
    ///
    /// - Parameters:
    ///   - viewController: The content.
    ///   - style: The style of the presentation.
    ///   - animated: Whether it appears with its animation, and leaves with it when the task is cancelled. Defaults to `true`.
    @discardableResult
    public func presentAndWait(
        _ viewController: UIViewController, as style: some PresentationStyle, animated: Bool = true
    ) async -> DismissalReason {
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                guard !Task.isCancelled else { return continuation.resume(returning: .programmatic) }
                present(
                    viewController, as: style, by: nil, animated: animated,
                    whenOver: { continuation.resume(returning: $0 ?? .programmatic) })
            }
        } onCancel: {
            Task { @MainActor in viewController.withdrawPresentation(animated: animated) }
        }
    }

    private func withdrawPresentation(animated: Bool) {
        guard let controller = transitioningDelegate as? PresentationController else { return }
        PresentationWithdrawal(of: controller, animated: animated).begin()
    }
}
