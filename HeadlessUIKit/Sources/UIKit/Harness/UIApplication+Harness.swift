import Foundation

extension UIApplication {
    /// Launches the app on the main screen's device: sets and calls the delegate. The test has to retain it, as the
    /// process does on a device.
    package func launch(_ delegate: any UIApplicationDelegate, opening url: URL? = nil) {
        self.delegate = delegate
        let options: [LaunchOptionsKey: Any]? = url.map { [.url: $0] }
        _ = delegate.application(self, willFinishLaunchingWithOptions: options)
        _ = delegate.application(self, didFinishLaunchingWithOptions: options)
        NotificationCenter.default.post(name: Self.didFinishLaunchingNotification, object: self)
    }

    /// The URLs that the app has asked the system to open on the main screen's device, in order.
    package var openedURLs: [URL] { current.openedURLs }

    /// Sends the app a memory warning.
    package func warnOfMemory() {
        delegate?.applicationDidReceiveMemoryWarning(self)
        windows.flatMap(\.linkedControllers).forEach { $0.didReceiveMemoryWarning() }
        NotificationCenter.default.post(name: Self.didReceiveMemoryWarningNotification, object: self)
    }
}
