import UIKit

extension UIViewController {
    /// Presents a view controller as a card.
    ///
    /// Like `present(_:animated:completion:)`: the call returns at once, and the transition begins after the current
    /// layout. When this controller is not in a window or already presents somebody, a message is logged, nothing
    /// happens, and `completion` is not called; the same when `viewController` is presented already or going to be, or
    /// is on the screen as somebody's child. `viewController` keeps the presentation style `.custom` afterwards.
    ///
    /// - Parameters:
    ///   - viewController: The content. Nothing is asked of it; its `preferredContentSize` is honoured.
    ///   - style: The card's settings.
    ///   - animated: Whether the card comes with its animation.
    ///   - completion: Called when the card has appeared.
    public func presentAsCard(
        _ viewController: UIViewController, style: Card = Card(), animated: Bool = true, completion: (() -> Void)? = nil
    ) {
        present(viewController, as: style, animated: animated, completion: completion)
    }

    /// Presents a view controller as a half-sheet. See ``presentAsCard(_:style:animated:completion:)`` for what happens
    /// when that is not possible.
    public func presentAsHalfSheet(
        _ viewController: UIViewController, style: HalfSheet = HalfSheet(), animated: Bool = true,
        completion: (() -> Void)? = nil
    ) {
        present(viewController, as: style, animated: animated, completion: completion)
    }

    /// Presents a view controller as a popup. See ``presentAsCard(_:style:animated:completion:)`` for what happens when
    /// that is not possible.
    public func presentAsPopup(
        _ viewController: UIViewController, style: Popup = Popup(), animated: Bool = true,
        completion: (() -> Void)? = nil
    ) {
        present(viewController, as: style, animated: animated, completion: completion)
    }

    /// Presents a view controller as a drawer. See ``presentAsCard(_:style:animated:completion:)`` for what happens when
    /// that is not possible.
    public func presentAsDrawer(
        _ viewController: UIViewController, style: Drawer = Drawer(), animated: Bool = true,
        completion: (() -> Void)? = nil
    ) {
        present(viewController, as: style, animated: animated, completion: completion)
    }

    /// Presents a view controller in any style. See ``presentAsCard(_:style:animated:completion:)`` for what happens when
    /// that is not possible.
    public func present(
        _ viewController: UIViewController, as style: some PresentationStyle, animated: Bool = true,
        completion: (() -> Void)? = nil
    ) {
        present(viewController, as: style, by: nil, animated: animated, completion: completion)
    }

    /// The same by a finger that comes in from an edge.
    func present(
        _ viewController: UIViewController, as style: some PresentationStyle, by drive: EdgeInteraction?,
        animated: Bool = true, completion: (() -> Void)? = nil
    ) {
        if let objection = objection(toPresenting: viewController) {
            Diagnostics().report(objection, about: "presenting")
            return
        }
        let controller = style.makePresentationController(presented: viewController, presenting: self)
        let request = PresentationRequest()
        controller.presentationTransitions.edge = drive
        controller.presentationTransitions.heldRequest = request
        viewController.modalPresentationStyle = .custom
        viewController.transitioningDelegate = controller
        present(viewController, animated: animated) {
            // UIKit may put the request off until another transition has ended. It holds this block until then, and
            // with it the controller, to which the view controller's reference is weak.
            withExtendedLifetime((controller, request)) { completion?() }
        }
    }

    /// Why UIKit would drop the request, or answer it with an exception. Asked before anything is touched.
    private func objection(toPresenting viewController: UIViewController) -> String? {
        if viewController === self { return "\(self) cannot present itself." }
        if viewController.presentingViewController != nil { return "\(viewController) is already presented." }
        if (viewController.transitioningDelegate as? PresentationController)?.presentationTransitions.heldRequest != nil {
            return "\(viewController) is already going to be presented."
        }
        if viewController.parent != nil || viewController.viewIfLoaded?.window?.rootViewController === viewController {
            return "\(viewController) is already on the screen."
        }
        if viewIfLoaded?.window == nil { return "\(self) cannot present: its view is not in a window." }
        if let busy = presentedViewController, !busy.isBeingDismissed {
            return "\(self) cannot present \(viewController): it presents \(busy) already."
        }
        return nil
    }
}
