extension UIAccessibility {
    @MainActor private static var cursor: AnyObject? {
        get { ProcessState.current.focusedElement }
        set { ProcessState.current.focusedElement = newValue }
    }

    /// Returns the element with VoiceOver's cursor. Nil while VoiceOver is off, and for other technologies, which do
    /// not exist here.
    @preconcurrency @MainActor public static func focusedElement(
        using assistiveTechnologyIdentifier: UIAccessibility.AssistiveTechnologyIdentifier?
    ) -> Any? {
        guard isVoiceOverRunning, assistiveTechnologyIdentifier != .notificationSwitchControl else { return nil }
        return cursor
    }

    /// Moves VoiceOver's cursor to an element, as a user's swipe does, and posts it.
    @MainActor package static func focus(_ element: AnyObject?) {
        let old = cursor
        guard isVoiceOverRunning, old !== element else { return }
        cursor = element
        var info: [String: Any] = [
            assistiveTechnologyUserInfoKey: AssistiveTechnologyIdentifier.notificationVoiceOver.rawValue
        ]
        info[focusedElementUserInfoKey] = element
        info[unfocusedElementUserInfoKey] = old
        NotificationCenter.default.post(name: elementFocusedNotification, object: nil, userInfo: info)
        (old as? UIResponder)?.accessibilityElementDidLoseFocus()
        (element as? UIResponder)?.accessibilityElementDidBecomeFocused()
    }

    /// A change of the screen or the layout moves the cursor to its argument: to the element, or to the first one in
    /// it. Without an argument the cursor stays; a device would choose a place.
    @MainActor static func moveFocus(for notification: Notification, to argument: Any?) {
        guard notification == .screenChanged || notification == .layoutChanged, let argument,
            let element = firstElement(in: argument)
        else { return }
        focus(element)
    }

    /// In the order of the views, or in the order in which a view lists them.
    @MainActor private static func firstElement(in candidate: Any) -> AnyObject? {
        guard let responder = candidate as? UIResponder else { return nil }
        if let view = responder as? UIView, view.isHidden || view.alpha == 0 { return nil }
        if responder.isAccessibilityElement { return responder }
        guard !responder.accessibilityElementsHidden else { return nil }
        let listed = (0..<responder.accessibilityElementCount()).compactMap(responder.accessibilityElement)
        let listsNothing = listed.isEmpty && responder.accessibilityElements == nil
        let inside = listsNothing ? (responder as? UIView)?.subviews ?? [] : listed
        return inside.reduce(nil) { $0 ?? firstElement(in: $1) }
    }
}
