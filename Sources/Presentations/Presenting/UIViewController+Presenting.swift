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
    /// begins after that. `viewController` keeps the presentation style `.custom` afterwards.
    ///
    /// If the presentation is not possible, a message is logged, nothing happens, and neither closure is called. That
    /// is the case if this view controller is not in a window, or already presents another one, unless that is being
    /// dismissed or its presentation is not modal. It is also the case if `viewController` is this one, is already
    /// presented or about to be, has a parent, or is the root of its window.
    ///
    /// - Parameters:
    ///   - viewController: The content. It does not have to conform to anything. Its `preferredContentSize` and its
    ///     constraints decide the size, unless the style does.
    ///   - style: The options of the card. Defaults to `Card()`.
    ///   - animated: Whether the presentation is animated. Defaults to `true`.
    ///   - completion: Called once after the card has appeared. Not called if the presentation is not possible.
    ///     Defaults to `nil`.
    ///   - onDismiss: Called once after the card has gone, with the reason, in the next turn of the main queue. The
    ///     card can be presented again then. Called with `.programmatic` if the window is released, or if a
    ///     presentation below this one is dismissed. Not called for a cancelled dismissal, or if the presentation is
    ///     not possible. If the root of a window is replaced, UIKit keeps the card until it is dismissed. Defaults to
    ///     `nil`.
    public func presentAsCard(
        _ viewController: UIViewController, style: Card = Card(), animated: Bool = true,
        completion: (() -> Void)? = nil, onDismiss: ((DismissalReason) -> Void)? = nil
    ) {
        present(viewController, as: style, animated: animated, completion: completion, onDismiss: onDismiss)
    }

    /// Presents a view controller as a half-sheet.
    ///
    /// ```swift
    /// presentAsHalfSheet(
    ///     places,
    ///     style: HalfSheet(
    ///         detents: [.height(120), .large()], prefersGrabberVisible: true))
    /// ```
    ///
    /// See ``UIKit/UIViewController/presentAsCard(_:style:animated:completion:onDismiss:)`` for presentations that are
    /// not possible, and for when the closures are called.
    ///
    /// - Parameters:
    ///   - viewController: The content. The detents of a ``HalfSheetContent`` replace those of the style.
    ///   - style: The options of the half-sheet. Defaults to `HalfSheet()`.
    ///   - animated: Whether the presentation is animated. Defaults to `true`.
    ///   - completion: Called once after the half-sheet has appeared. Defaults to `nil`.
    ///   - onDismiss: Called once after the half-sheet has gone, with the reason. Defaults to `nil`.
    public func presentAsHalfSheet(
        _ viewController: UIViewController, style: HalfSheet = HalfSheet(), animated: Bool = true,
        completion: (() -> Void)? = nil, onDismiss: ((DismissalReason) -> Void)? = nil
    ) {
        present(viewController, as: style, animated: animated, completion: completion, onDismiss: onDismiss)
    }

    /// Presents a view controller as a popup.
    ///
    /// ```swift
    /// presentAsPopup(
    ///     question, style: Popup(dimming: .blurred(.systemThinMaterialDark)))
    /// ```
    ///
    /// See ``UIKit/UIViewController/presentAsCard(_:style:animated:completion:onDismiss:)`` for presentations that are
    /// not possible, and for when the closures are called.
    ///
    /// - Parameters:
    ///   - viewController: The content.
    ///   - style: The options of the popup. Defaults to `Popup()`.
    ///   - animated: Whether the presentation is animated. Defaults to `true`.
    ///   - completion: Called once after the popup has appeared. Defaults to `nil`.
    ///   - onDismiss: Called once after the popup has gone, with the reason. Defaults to `nil`.
    public func presentAsPopup(
        _ viewController: UIViewController, style: Popup = Popup(), animated: Bool = true,
        completion: (() -> Void)? = nil, onDismiss: ((DismissalReason) -> Void)? = nil
    ) {
        present(viewController, as: style, animated: animated, completion: completion, onDismiss: onDismiss)
    }

    /// Presents a view controller as a drawer.
    ///
    /// ```swift
    /// presentAsDrawer(menu, style: Drawer(edge: .leading, maximumWidth: 280))
    /// ```
    ///
    /// See ``UIKit/UIViewController/presentAsCard(_:style:animated:completion:onDismiss:)`` for presentations that are
    /// not possible, and for when the closures are called.
    ///
    /// - Parameters:
    ///   - viewController: The content.
    ///   - style: The options of the drawer. Defaults to `Drawer()`.
    ///   - animated: Whether the presentation is animated. Defaults to `true`.
    ///   - completion: Called once after the drawer has appeared. Defaults to `nil`.
    ///   - onDismiss: Called once after the drawer has gone, with the reason. Defaults to `nil`.
    public func presentAsDrawer(
        _ viewController: UIViewController, style: Drawer = Drawer(), animated: Bool = true,
        completion: (() -> Void)? = nil, onDismiss: ((DismissalReason) -> Void)? = nil
    ) {
        present(viewController, as: style, animated: animated, completion: completion, onDismiss: onDismiss)
    }

    /// Presents a view controller in any style: one of the kit's, or your own.
    ///
    /// ```swift
    /// present(message, as: TopBar())
    /// ```
    ///
    /// See ``UIKit/UIViewController/presentAsCard(_:style:animated:completion:onDismiss:)`` for presentations that are
    /// not possible, and for when the closures are called.
    ///
    /// - Parameters:
    ///   - viewController: The content.
    ///   - style: The style of the presentation.
    ///   - animated: Whether the presentation is animated. Defaults to `true`.
    ///   - completion: Called once after the view has appeared. Defaults to `nil`.
    ///   - onDismiss: Called once after the view has gone, with the reason. Defaults to `nil`.
    public func present(
        _ viewController: UIViewController, as style: some PresentationStyle, animated: Bool = true,
        completion: (() -> Void)? = nil, onDismiss: ((DismissalReason) -> Void)? = nil
    ) {
        present(
            viewController, as: style, by: nil, animated: animated, completion: completion,
            onEnd: onDismiss.map(PresentationLifecycle.onlyIfBegun))
    }

    /// Presents a view controller in any style. With an interaction the presentation follows a finger.
    ///
    /// - Parameter onEnd: Called once after the end, with `nil` if the presentation has never begun.
    func present(
        _ viewController: UIViewController, as style: some PresentationStyle, by interaction: PanInteraction?,
        animated: Bool = true, completion: (() -> Void)? = nil, onEnd: PresentationLifecycle.EndHandler? = nil
    ) {
        if let objection = objection(toPresenting: viewController) {
            Diagnostics().report(objection, about: "presenting")
            onEnd?(nil)
            return
        }
        let controller = style.makePresentationController(presented: viewController, presenting: self)
        let request = PresentationRequest(of: viewController, from: self)
        let presentation = controller.presentation
        if let interaction { presentation.transitions.panInteraction = interaction }
        if let onEnd { presentation.lifecycle.onEnd(onEnd) }
        presentation.lifecycle.willRequest(request)
        viewController.modalPresentationStyle = .custom
        viewController.transitioningDelegate = controller
        request.perform { presenter in
            if let objection = presenter.objection(toPresenting: viewController, by: request) {
                Diagnostics().report(objection, about: "presenting")
                return
            }
            presenter.present(viewController, animated: animated) {
                // UIKit may defer the request until another transition has ended. Until then it holds this block, and
                // the block retains the controller, to which the view controller has only a weak reference.
                withExtendedLifetime((controller, request)) { completion?() }
            }
        }
    }

    /// Returns the reason why UIKit would drop the request or raise an exception; `nil` if there is none. Called before
    /// anything is changed.
    private func objection(
        toPresenting viewController: UIViewController, by request: PresentationRequest? = nil
    ) -> String? {
        if viewController === self { return "\(self) cannot present itself." }
        if viewController.presentingViewController != nil, request != nil || !viewController.isBeingDismissed {
            return "\(viewController) is already presented."
        }
        if let held = viewController.heldRequest, held !== request {
            return "\(viewController) is already going to be presented."
        }
        if viewController.parent != nil || viewController.viewIfLoaded?.window?.rootViewController === viewController {
            return "\(viewController) is already on the screen."
        }
        if viewIfLoaded?.window == nil { return "\(self) cannot present, because its view is not in a window." }
        if let busy = frontPresenter.presentedViewController, !busy.isBeingDismissed {
            return "\(self) cannot present \(viewController), because it presents \(busy) already."
        }
        return nil
    }
}

extension UIViewController {
    /// The request to present this view controller that UIKit has not answered yet.
    var heldRequest: PresentationRequest? {
        (transitioningDelegate as? PresentationController)?.presentation.lifecycle.request
    }
}
