extension UIApplication {
    /// Sends an action to a target. Without one it goes to the first object that has such a method, along the responder
    /// chain from the first responder, otherwise from the sender. Returns false if there is none.
    ///
    /// Without Objective-C, objects of an app have no methods that could be found: the target has to be an `Operation`,
    /// and the action its `main`. Every responder has `resignFirstResponder`.
    @discardableResult
    public func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
        guard let target else { return sendAlongChain(action, from: sender) }
        if let responder = target as? UIResponder, let body = ResponderMethods.body(of: action, for: responder) {
            body(responder, sender)
        } else {
            TargetAction(target: target, action: action).send()
        }
        return true
    }

    private func sendAlongChain(_ action: Selector, from sender: Any?) -> Bool {
        let window = (sender as? UIView)?.window ?? keyWindow
        guard let first = window?.firstResponder ?? sender as? UIResponder ?? window,
            let target = first.target(forAction: action, withSender: sender) as? UIResponder,
            let body = ResponderMethods.body(of: action, for: target)
        else { return false }
        body(target, sender)
        return true
    }
}
