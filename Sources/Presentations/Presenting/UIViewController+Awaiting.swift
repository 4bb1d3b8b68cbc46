import UIKit

extension UIViewController {
    /// Presents a view controller in any style, waits until it has gone, and returns the reason.
    ///
    /// ```swift
    /// let reason = await presentAndWait(rating, as: Popup(dismissesAfter: 10))
    /// ```
    ///
    /// It returns after every kind of dismissal: by the user, by the style's `dismissesAfter`, or in code. It returns
    /// `.programmatic` immediately if the presentation is not possible, and also if UIKit drops it. See
    /// ``UIKit/UIViewController/presentAsCard(_:style:animated:completion:onDismiss:)`` for the conditions.
    ///
    /// If the task is cancelled, the view controller is dismissed as soon as UIKit allows it, together with everything
    /// that it presents. If it has not been presented yet, it never is. The result is `.programmatic`, or the user's
    /// reason if the user was faster.
    ///
    /// - Parameters:
    ///   - viewController: The content.
    ///   - style: The style of the presentation.
    ///   - animated: Whether the presentation is animated, and also a dismissal after a cancellation of the task.
    ///     Defaults to `true`.
    /// - Returns: The reason why the presentation has ended.
    @discardableResult
    public func presentAndWait(
        _ viewController: UIViewController, as style: some PresentationStyle, animated: Bool = true
    ) async -> DismissalReason {
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                guard !Task.isCancelled else { return continuation.resume(returning: .programmatic) }
                present(
                    viewController, as: style, by: nil, animated: animated,
                    onEnd: { continuation.resume(returning: $0 ?? .programmatic) })
            }
        } onCancel: {
            Task { @MainActor in viewController.withdrawPresentation(animated: animated) }
        }
    }

    private func withdrawPresentation(animated: Bool) {
        guard let controller = transitioningDelegate as? PresentationController else { return }
        controller.presentation.lifecycle.withdraw(animated: animated)
    }
}
