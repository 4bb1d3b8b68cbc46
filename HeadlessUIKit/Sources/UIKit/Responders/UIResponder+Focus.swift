extension UIResponder {
    /// The window whose first responder this object can be. An accessory view shares the first responder of the window
    /// that it belongs to.
    var focusWindow: UIWindow? {
        switch self {
        case let view as UIView: (view.window as? InputWindow)?.host ?? view.window
        case let controller as UIViewController: controller.viewIfLoaded?.focusWindow
        default: next?.focusWindow
        }
    }

    /// Asks the current first responder to resign. A text field has asked its delegate by then: the delegate of the new
    /// one is called first.
    func takeFocus() -> Bool {
        guard !isFirstResponder else { return true }
        guard let window = focusWindow else {
            (self as? UIView)?.awaitsFocus = true
            return false
        }
        (self as? UIView)?.awaitsFocus = false
        guard canBecomeFirstResponder else { return false }
        let keyboard = window.hostScreen.keyboard
        guard keyboard.keepingStill({ window.firstResponder?.resignFirstResponder() ?? true }) else { return false }
        window.firstResponder = self
        focusDidCome()
        keyboard.firstResponderDidChange()
        return true
    }

    func giveUpFocus() -> Bool {
        (self as? UIView)?.awaitsFocus = false
        guard isFirstResponder else { return true }
        guard canResignFirstResponder else { return false }
        loseFocus()
        return true
    }

    /// Does not ask anyone. A field in an accessory view gives way to the owner of that view, and the view stays (Z38).
    func loseFocus() {
        guard let window = focusWindow, window.firstResponder === self else { return }
        let owner = ownerOfAccessoryView
        window.firstResponder = nil
        focusDidGo()
        let keyboard = window.hostScreen.keyboard
        if let owner, !keyboard.isKeptStill { _ = keyboard.keepingStill(owner.becomeFirstResponder) }
        keyboard.firstResponderDidChange()
    }

    /// The responder whose accessory view contains this view.
    var ownerOfAccessoryView: UIResponder? { ((self as? UIView)?.window as? InputWindow)?.client }

    /// The view that has to be in the window for this object to be first responder.
    fileprivate var focusView: UIView? {
        self as? UIView ?? (self as? UIViewController)?.viewIfLoaded
    }
}

extension UIView {
    /// The first responder among this view, its subviews and their controllers.
    private var firstResponderInside: UIResponder? {
        guard let responder = focusWindow?.firstResponder, let view = responder.focusView, view.isDescendant(of: self)
        else {
            return nil
        }
        return responder
    }

    func endFocus(force: Bool) -> Bool {
        guard let responder = firstResponderInside else { return false }
        if force {
            responder.loseFocus()
            return true
        }
        return responder.resignFirstResponder()
    }

    /// A responder that leaves its window cannot stay first responder, whatever it answers.
    func takeFocusFromSubtree() {
        guard let responder = firstResponderInside else { return }
        if !responder.resignFirstResponder() {
            Console.warn(
                "First responder \(responder) rejected resignFirstResponder when being removed from hierarchy.")
        }
        responder.loseFocus()
    }
}
