extension UIAccessibility {
    /// The user makes the escape gesture: the element with the cursor is asked, and then what is around it, until somebody
    /// answers true (X3). Whether anybody did.
    @MainActor @discardableResult
    package static func performEscape() -> Bool {
        guard let element = focusedElement(using: .notificationVoiceOver) as? UIResponder else { return false }
        let route = sequence(first: element) { Assumptions.current.escapeRoute.next(after: $0) }
        return route.contains { $0.accessibilityPerformEscape() }
    }
}

extension Assumptions.EscapeRoute {
    /// Who is asked after `responder`.
    @MainActor fileprivate func next(after responder: UIResponder) -> UIResponder? {
        switch self {
        case .superviews: responder.container
        // A presented controller is followed by the presenting one: the views around it are left out (Z12).
        case .responders: responder.next
        }
    }
}

extension UIResponder {
    /// What contains it: a controller stands between its view and the view around that.
    fileprivate var container: UIResponder? {
        switch self {
        case let view as UIView: view.owner ?? view.superview
        case let controller as UIViewController: controller.viewIfLoaded?.superview
        default: next
        }
    }
}
