extension UIScene {
    /// What the user does by going to the home screen: notifications, the scene's before the app's.
    ///
    /// Views are told nothing, and the clock goes on. A device also takes pictures for the app switcher and drops
    /// animations that are under way; here neither happens.
    package func enterBackground() {
        guard activationState == .foregroundActive else { return }
        step(.foregroundInactive, Self.willDeactivateNotification)
        UIApplication.shared.follow(.inactive, UIApplication.willResignActiveNotification)
        step(.background, Self.didEnterBackgroundNotification)
        UIApplication.shared.follow(.background, UIApplication.didEnterBackgroundNotification)
    }

    package func enterForeground() {
        guard activationState == .background else { return }
        step(.foregroundInactive, Self.willEnterForegroundNotification)
        UIApplication.shared.follow(.inactive, UIApplication.willEnterForegroundNotification)
        step(.foregroundActive, Self.didActivateNotification)
        UIApplication.shared.follow(.active, UIApplication.didBecomeActiveNotification)
    }

    private func step(_ state: ActivationState, _ name: NSNotification.Name) {
        activationState = state
        NotificationCenter.default.post(name: name, object: self)
    }
}
