import UIKit

extension UIViewController {
    /// Presents a view controller as a card.
    ///
    /// The call returns at once, and the transition begins after the current layout, as with
    /// `present(_:animated:completion:)`; while this view controller's presented one is being dismissed, when that has gone.
    /// `viewController` keeps the presentation style `.custom` afterwards.
    ///
    /// If the presentation is not possible, a message is logged, nothing happens, and `completion` is not called.
    /// That is the case if this view controller is not in a window, or already presents a view controller that is not
    /// being dismissed. It is also the case if `viewController` is this one, is already presented or about to be, has
    /// a parent, or is the root of its window.
    ///
    /// - Parameters:
    ///   - viewController: The content. It needs no conformance; its `preferredContentSize` is honoured.
    ///   - style: The settings of the card. Defaults to `Card()`.
    ///   - animated: Whether the card appears with its animation. Defaults to `true`.
    ///   - completion: Called after the card has appeared. Defaults to `nil`.
    ///   - onDismiss: Called once, with the reason, when the card has gone, whoever has dismissed it: in the turn of the main
    ///     queue after the end of the dismissal. The card can be presented again in it. Not called for a dismissal that is
    ///     cancelled, nor for a presentation that was not possible. Called with `.programmatic` when the window is released,
    ///     or the whole stack of presentations is dismissed. A window whose root is replaced keeps what the old root presents
    ///     until that is dismissed, as UIKit does. Defaults to `nil`.
    public func presentAsCard(
        _ viewController: UIViewController, style: Card = Card(), animated: Bool = true,
        completion: (() -> Void)? = nil, onDismiss: ((DismissalReason) -> Void)? = nil
    ) {
        present(viewController, as: style, animated: animated, completion: completion, onDismiss: onDismiss)
    }

    /// Presents a view controller as a half-sheet. See ``presentAsCard(_:style:animated:completion:onDismiss:)`` for the
    /// parameters, and for presentations that are not possible.
    public func presentAsHalfSheet(
        _ viewController: UIViewController, style: HalfSheet = HalfSheet(), animated: Bool = true,
        completion: (() -> Void)? = nil, onDismiss: ((DismissalReason) -> Void)? = nil
    ) {
        present(viewController, as: style, animated: animated, completion: completion, onDismiss: onDismiss)
    }

    /// Presents a view controller as a popup. See ``presentAsCard(_:style:animated:completion:onDismiss:)`` for the parameters,
    /// and for presentations that are not possible.
    public func presentAsPopup(
        _ viewController: UIViewController, style: Popup = Popup(), animated: Bool = true,
        completion: (() -> Void)? = nil, onDismiss: ((DismissalReason) -> Void)? = nil
    ) {
        present(viewController, as: style, animated: animated, completion: completion, onDismiss: onDismiss)
    }

    /// Presents a view controller as a drawer. See ``presentAsCard(_:style:animated:completion:onDismiss:)`` for the
    /// parameters, and for presentations that are not possible.
    public func presentAsDrawer(
        _ viewController: UIViewController, style: Drawer = Drawer(), animated: Bool = true,
        completion: (() -> Void)? = nil, onDismiss: ((DismissalReason) -> Void)? = nil
    ) {
        present(viewController, as: style, animated: animated, completion: completion, onDismiss: onDismiss)
    }

    /// Presents a view controller in any style. See ``presentAsCard(_:style:animated:completion:onDismiss:)`` for the
    /// parameters, and for presentations that are not possible.
    public func present(
        _ viewController: UIViewController, as style: some PresentationStyle, animated: Bool = true,
        completion: (() -> Void)? = nil, onDismiss: ((DismissalReason) -> Void)? = nil
    ) {
        present(
            viewController, as: style, by: nil, animated: animated, completion: completion,
            whenOver: onDismiss.map(PresentationEnding.telling))
    }

    /// Presents a view controller in any style, under a finger if an interaction is given.
    ///
    /// - Parameter whenOver: Called once after the end; with `nil` if the presentation did not come about.
    func present(
        _ viewController: UIViewController, as style: some PresentationStyle, by interaction: PanInteraction?,
        animated: Bool = true, completion: (() -> Void)? = nil, whenOver: PresentationEnding.Handler? = nil
    ) {
        if let objection = objection(toPresenting: viewController) {
            Diagnostics().report(objection, about: "presenting")
            whenOver?(nil)
            return
        }
        let controller = style.makePresentationController(presented: viewController, presenting: self)
        let request = PresentationRequest(from: self)
        let transitions = controller.presentationTransitions
        if let interaction { transitions.panInteraction = interaction }
        if let whenOver { transitions.ending.whenOver(whenOver) }
        transitions.heldRequest = request
        viewController.modalPresentationStyle = .custom
        viewController.transitioningDelegate = controller
        request.perform { presenter in
            if let objection = presenter.objection(toPresenting: viewController, by: request) {
                Diagnostics().report(objection, about: "presenting")
                return
            }
            presenter.present(viewController, animated: animated) {
                // UIKit may defer the request until another transition has ended. Until then it holds this block, and the
                // block retains the controller, to which the view controller has only a weak reference.
                withExtendedLifetime((controller, request)) { completion?() }
            }
        }
    }

    /// Returns the reason for which UIKit would drop the request or raise an exception; `nil` if there is none. Called
    /// before anything is changed.
    private func objection(
        toPresenting viewController: UIViewController, by request: PresentationRequest? = nil
    ) -> String? {
        if viewController === self { return "\(self) cannot present itself." }
        if viewController.presentingViewController != nil { return "\(viewController) is already presented." }
        let held = (viewController.transitioningDelegate as? PresentationController)?.presentationTransitions
            .heldRequest
        if let held, held !== request {
            return "\(viewController) is already going to be presented."
        }
        if viewController.parent != nil || viewController.viewIfLoaded?.window?.rootViewController === viewController {
            return "\(viewController) is already on the screen."
        }
        if viewIfLoaded?.window == nil { return "\(self) cannot present: its view is not in a window." }
        if let busy = frontPresenter.presentedViewController, !busy.isBeingDismissed {
            return "\(self) cannot present \(viewController): it presents \(busy) already."
        }
        return nil
    }
}
