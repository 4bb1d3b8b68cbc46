import Foundation

extension UIScene {
    /// Goes to the home screen as the user does. The scene is called before the app, and delegates before observers of
    /// notifications. The app's delegate is called only if the scene has none.
    ///
    /// Touches and scrolls are cancelled first. Views get no other callbacks, and the clock goes on. A device also takes pictures for the app switcher and removes
    /// running animations; here neither happens.
    package func enterBackground() {
        guard activationState == .foregroundActive else { return }
        becomeMain()
        (self as? UIWindowScene)?.screen.interruptions.forEach { $0() }
        step(.foregroundInactive, Self.willDeactivateNotification) { $0.sceneWillResignActive(self) }
        tellApp(UIApplication.willResignActiveNotification) { $0.applicationWillResignActive(.shared) }
        step(.background, Self.didEnterBackgroundNotification) { $0.sceneDidEnterBackground(self) }
        app.map { UIApplication.shared.startTimeInBackground(of: $0) }
        tellApp(UIApplication.didEnterBackgroundNotification) { $0.applicationDidEnterBackground(.shared) }
    }

    package func enterForeground() {
        guard activationState == .background else { return }
        becomeMain()
        app?.suspension = nil
        becomeActive()
    }

    private func becomeActive() {
        step(.foregroundInactive, Self.willEnterForegroundNotification) { $0.sceneWillEnterForeground(self) }
        tellApp(UIApplication.willEnterForegroundNotification) { $0.applicationWillEnterForeground(.shared) }
        step(.foregroundActive, Self.didActivateNotification) { $0.sceneDidBecomeActive(self) }
        tellApp(UIApplication.didBecomeActiveNotification) { $0.applicationDidBecomeActive(.shared) }
    }

    /// Connects the scene as the system does: the delegate gets the connection, with the URLs with which the user
    /// opened the app, and then becomes active.
    ///
    /// - Parameter delegate: Without one, the delegate of the app is asked for a configuration, which may name its
    /// class.
    package func connect(to delegate: (any UISceneDelegate)?, opening urls: [URL] = []) {
        becomeMain()
        let options = ConnectionOptions(urls: urls)
        if delegate == nil, let appDelegate = app?.delegate {
            session.configuration = appDelegate.application(
                .shared, configurationForConnecting: session, options: options)
        }
        self.delegate = delegate ?? session.configuration.makeDelegate()
        activationState = .unattached
        self.delegate?.scene(self, willConnectTo: session, options: options)
        NotificationCenter.default.post(name: Self.willConnectNotification, object: self)
        becomeActive()
    }

    /// Ends the scene: its delegate is called and released, its windows are hidden.
    package func disconnect() {
        guard activationState != .unattached else { return }
        activationState = .unattached
        delegate?.sceneDidDisconnect(self)
        NotificationCenter.default.post(name: Self.didDisconnectNotification, object: self)
        (self as? UIWindowScene)?.windows.forEach { $0.isHidden = true }
        let app = app?.delegate
        app?.application(.shared, didDiscardSceneSessions: [session])
        delegate = nil
    }

    /// Opens URLs while the app runs.
    package func receive(_ urls: [URL]) {
        delegate?.scene(self, openURLContexts: Set(urls.map(UIOpenURLContext.init)))
    }

    private var app: AppState? { (self as? UIWindowScene)?.screen.app }

    private func becomeMain() { (self as? UIWindowScene)?.screen.becomeMain() }

    private func step(_ state: ActivationState, _ name: NSNotification.Name, _ tell: (any UISceneDelegate) -> Void) {
        activationState = state
        delegate.map(tell)
        NotificationCenter.default.post(name: name, object: self)
    }

    private func tellApp(_ name: NSNotification.Name, _ tell: (any UIApplicationDelegate) -> Void) {
        // The scene's own screen: by now another device may be the one that was used last.
        if delegate == nil { app?.delegate.map(tell) }
        NotificationCenter.default.post(name: name, object: UIApplication.shared)
    }
}

extension UISceneConfiguration {
    fileprivate func makeDelegate() -> (any UISceneDelegate)? {
        guard let type = delegateClass as? UIResponder.Type else { return nil }
        let made = type.make(ofClass: ())
        guard let delegate = made as? any UISceneDelegate else {
            preconditionFailure("\(type) is the class of a scene's delegate, but does not conform to UISceneDelegate.")
        }
        return delegate
    }
}
