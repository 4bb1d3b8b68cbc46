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
    /// The call returns immediately, and the transition begins after the current layout pass, as with
    /// `present(_:animated:completion:)`. If this view controller's presented one is being dismissed, the transition
    /// begins after that, also if it is `viewController` itself. `viewController` keeps the presentation style `.custom`
    /// afterwards.
    ///
    /// If the presentation is not possible, a message is logged, nothing happens, and neither closure is called. That
    /// is the case if this view controller is not in a window, or already presents another one, unless that is being
    /// dismissed or its presentation is not modal. It is also the case if `viewController` is this one, is already
    /// presented or about to be and not being dismissed, has a parent, or is the root of its window.
    ///
    /// - Parameters:
    ///   - viewController: The content. It does not have to conform to anything. Its `preferredContentSize` and its
    ///     constraints decide the size, unless the style does.
    ///   - style: The options of the card. Defaults to `Card()`.
    ///   - animated: Whether the presentation is animated. Defaults to `true`.
    ///   - completion: Called once on the main actor after the card has appeared. Defaults to `nil`.
    ///   - onDismiss: Called once on the main actor after the card has gone, with the reason, in the next turn of the
    ///     main queue. The card can be presented again then. Called with `.programmatic` if the window is released, or
    ///     if a presentation below this one is dismissed. Not called for a cancelled dismissal. If the root of a window
    ///     is replaced, UIKit keeps the card until it is dismissed. Defaults to `nil`.
    public func presentAsCard(
        _ viewController: UIViewController, style: Card = Card(), animated: Bool = true,
        completion: (() -> Void)? = nil, onDismiss: ((DismissalReason) -> Void)? = nil
    ) { present(viewController, as: style, animated: animated, completion: completion, onDismiss: onDismiss) }

    /// Presents a view controller as a half-sheet. The detents of a ``HalfSheetContent`` replace those of the style.
    ///
    /// See ``UIKit/UIViewController/presentAsCard(_:style:animated:completion:onDismiss:)`` for the parameters, for
    /// presentations that are not possible, and for when the closures are called.
    public func presentAsHalfSheet(
        _ viewController: UIViewController, style: HalfSheet = HalfSheet(), animated: Bool = true,
        completion: (() -> Void)? = nil, onDismiss: ((DismissalReason) -> Void)? = nil
    ) { present(viewController, as: style, animated: animated, completion: completion, onDismiss: onDismiss) }

    /// Presents a view controller as a popup.
    ///
    /// See ``UIKit/UIViewController/presentAsCard(_:style:animated:completion:onDismiss:)`` for the parameters, for
    /// presentations that are not possible, and for when the closures are called.
    public func presentAsPopup(
        _ viewController: UIViewController, style: Popup = Popup(), animated: Bool = true,
        completion: (() -> Void)? = nil, onDismiss: ((DismissalReason) -> Void)? = nil
    ) { present(viewController, as: style, animated: animated, completion: completion, onDismiss: onDismiss) }

    /// Presents a view controller as a drawer.
    ///
    /// See ``UIKit/UIViewController/presentAsCard(_:style:animated:completion:onDismiss:)`` for the parameters, for
    /// presentations that are not possible, and for when the closures are called.
    public func presentAsDrawer(
        _ viewController: UIViewController, style: Drawer = Drawer(), animated: Bool = true,
        completion: (() -> Void)? = nil, onDismiss: ((DismissalReason) -> Void)? = nil
    ) { present(viewController, as: style, animated: animated, completion: completion, onDismiss: onDismiss) }

    /// Presents a view controller in any style: one of the kit's, or your own.
    ///
    /// See ``UIKit/UIViewController/presentAsCard(_:style:animated:completion:onDismiss:)`` for the parameters, for
    /// presentations that are not possible, and for when the closures are called.
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
    /// It returns after every kind of dismissal: by the user, by the style's `dismissesAfter`, or in code. It returns
    /// `.notPresented` immediately if the presentation is not possible, and also if UIKit drops it. See
    /// ``UIKit/UIViewController/presentAsCard(_:style:animated:completion:onDismiss:)`` for the conditions.
    ///
    /// If the task is cancelled, the view controller is dismissed as soon as UIKit allows it, together with everything
    /// that it presents. If it has not been presented yet, it never is. The result is `.notPresented` then, and
    /// otherwise `.programmatic`, or the user's reason if the user was faster.
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
