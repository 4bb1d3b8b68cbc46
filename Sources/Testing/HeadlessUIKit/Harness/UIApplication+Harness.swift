import Foundation

extension UIApplication {
    /// Launches the app on the main screen's device: the delegate is set and told. The test keeps it, as a process does
    /// on a device.
    package func launch(_ delegate: any UIApplicationDelegate, opening url: URL? = nil) {
        self.delegate = delegate
        let options: [LaunchOptionsKey: Any]? = url.map { [.url: $0] }
        _ = delegate.application(self, willFinishLaunchingWithOptions: options)
        _ = delegate.application(self, didFinishLaunchingWithOptions: options)
        NotificationCenter.default.post(name: Self.didFinishLaunchingNotification, object: self)
    }

    /// The addresses that the app has asked the system to open on the main screen's device, in that order.
    package var openedURLs: [URL] { current.openedURLs }

    /// Tells the app that memory is short.
    package func warnOfMemory() {
        delegate?.applicationDidReceiveMemoryWarning(self)
        windows.flatMap(\.linkedControllers).forEach { $0.didReceiveMemoryWarning() }
        NotificationCenter.default.post(name: Self.didReceiveMemoryWarningNotification, object: self)
    }
}
