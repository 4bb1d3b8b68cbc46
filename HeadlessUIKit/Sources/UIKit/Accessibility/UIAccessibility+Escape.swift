extension UIAccessibility {
    /// Performs the escape gesture: the focused element is asked, and then its containers, until one returns true (X3).
    /// Returns whether one did.
    @MainActor @discardableResult
    package static func performEscape() -> Bool {
        guard let element = focusedElement(using: .notificationVoiceOver) as? UIResponder else { return false }
        let route = sequence(first: element) { Assumptions.current.escapeRoute.next(after: $0) }
        return route.contains { $0.accessibilityPerformEscape() }
    }
}

extension Assumptions.EscapeRoute {
    /// Returns the responder that is asked after `responder`.
    @MainActor fileprivate func next(after responder: UIResponder) -> UIResponder? {
        switch self {
        case .superviews: responder.container
        // A presented controller is followed by the presenting one: the views around it are left out (Z12).
        case .responders: responder.next
        }
    }
}

extension UIResponder {
    /// The container: a view's controller comes between the view and its superview.
    fileprivate var container: UIResponder? {
        switch self {
        case let view as UIView: view.owner ?? view.superview
        case let controller as UIViewController: controller.viewIfLoaded?.superview
        default: next
        }
    }
}
