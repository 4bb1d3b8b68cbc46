import UIKit

extension UIViewController {
    /// Presents a view controller as a card.
    ///
    /// ```swift
    /// presentAsCard(
    ///     detail, style: Card(cornerRadius: 28),
    ///     onDismiss: { [weak self] reason in
    ///         if reason == .tapOutside { self?.showHint() }
    ///     })
    /// ```
    ///
    /// Returns immediately. The transition begins after the current layout pass, or after the dismissal of what this
    /// view controller presents, which may be `viewController` itself. That keeps the presentation style `.custom`
    /// afterwards.
    ///
    /// Logs a message, does nothing and calls neither closure if the presentation is not possible: this view controller
    /// is not in a window, or presents another one that is modal and not being dismissed; or `viewController` is this
    /// one, is presented or about to be and not being dismissed, has a parent, or is the root of its window.
    ///
    /// - Parameters:
    ///   - viewController: The content. Its `preferredContentSize` and its constraints decide the size, unless the
    ///     style does.
    ///   - style: The options of the card. Defaults to `Card()`.
    ///   - animated: Whether the presentation is animated. Defaults to `true`.
    ///   - completion: Called once on the main actor after the card has appeared. Defaults to `nil`.
    ///   - onDismiss: Called once on the main actor after the card has gone, with the reason, in the next turn of the
    ///     main queue. The card can be presented again then. The reason is `.programmatic` if the window is released,
    ///     or if a presentation below is dismissed. Not called for a cancelled dismissal, nor if the window gets
    ///     another root, since UIKit then keeps the card. Defaults to `nil`.
    public func presentAsCard(
        _ viewController: UIViewController, style: Card = Card(), animated: Bool = true,
        completion: (() -> Void)? = nil, onDismiss: ((DismissalReason) -> Void)? = nil
    ) { present(viewController, as: style, animated: animated, completion: completion, onDismiss: onDismiss) }

    /// Presents a view controller as a half-sheet. The detents of a ``HalfSheetContent`` replace those of the style.
    ///
    /// For the rest see ``UIKit/UIViewController/presentAsCard(_:style:animated:completion:onDismiss:)``.
    public func presentAsHalfSheet(
        _ viewController: UIViewController, style: HalfSheet = HalfSheet(), animated: Bool = true,
        completion: (() -> Void)? = nil, onDismiss: ((DismissalReason) -> Void)? = nil
    ) { present(viewController, as: style, animated: animated, completion: completion, onDismiss: onDismiss) }

    /// Presents a view controller as a popup.
    ///
    /// For the rest see ``UIKit/UIViewController/presentAsCard(_:style:animated:completion:onDismiss:)``.
    public func presentAsPopup(
        _ viewController: UIViewController, style: Popup = Popup(), animated: Bool = true,
        completion: (() -> Void)? = nil, onDismiss: ((DismissalReason) -> Void)? = nil
    ) { present(viewController, as: style, animated: animated, completion: completion, onDismiss: onDismiss) }

    /// Presents a view controller as a drawer.
    ///
    /// For the rest see ``UIKit/UIViewController/presentAsCard(_:style:animated:completion:onDismiss:)``.
    public func presentAsDrawer(
        _ viewController: UIViewController, style: Drawer = Drawer(), animated: Bool = true,
        completion: (() -> Void)? = nil, onDismiss: ((DismissalReason) -> Void)? = nil
    ) { present(viewController, as: style, animated: animated, completion: completion, onDismiss: onDismiss) }

    /// Presents a view controller in any style: one of the kit's, or your own.
    ///
    /// For the rest see ``UIKit/UIViewController/presentAsCard(_:style:animated:completion:onDismiss:)``.
    public func present(
        _ viewController: UIViewController, as style: some PresentationStyle, animated: Bool = true,
        completion: (() -> Void)? = nil, onDismiss: ((DismissalReason) -> Void)? = nil
    ) {
        present(
            viewController, as: style, by: nil, animated: animated, completion: completion,
            onEnd: onDismiss.map(PresentationLifecycle.onlyIfBegun))
    }

    /// Presents a view controller in any style, waits until it has gone, and returns the reason.
    ///
    /// ```swift
    /// let reason = await presentAndWait(rating, as: Popup { $0.dismissesAfter = 10 })
    /// ```
    ///
    /// Returns `.notPresented` immediately if the presentation is not possible, as in
    /// ``UIKit/UIViewController/presentAsCard(_:style:animated:completion:onDismiss:)``, and also if UIKit drops it. A
    /// cancellation of the task dismisses the view controller: see <doc:EndingsAndQueues#Wait-for-the-end-in-a-task>.
    ///
    /// - Parameters:
    ///   - viewController: The content.
    ///   - style: The style of the presentation.
    ///   - animated: Whether the presentation is animated, and a dismissal after a cancellation. Defaults to `true`.
    /// - Returns: The reason why the presentation has ended.
    @discardableResult
    public func presentAndWait(
        _ viewController: UIViewController, as style: some PresentationStyle, animated: Bool = true
    ) async -> DismissalReason {
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                guard !Task.isCancelled else { return continuation.resume(returning: .notPresented) }
                present(
                    viewController, as: style, by: nil, animated: animated,
                    onEnd: { continuation.resume(returning: $0 ?? .notPresented) })
            }
        } onCancel: {
            Task { @MainActor in
                viewController.requestedPresentation?.lifecycle.withdraw(animated: animated)
            }
        }
    }
}
