import Foundation

extension UIApplication {
    /// Opens the app's page in the settings.
    public nonisolated static let openSettingsURLString = "app-settings:"
    public nonisolated static let openNotificationSettingsURLString = "app-settings:notifications"

    /// Schemes that every device has an app for. Nothing else is installed here.
    nonisolated private static let systemSchemes: Set<String> = [
        "http", "https", "mailto", "tel", "sms", "facetime", "app-settings",
    ]

    /// Returns whether an app exists for the URL: those of the system for web pages, mails, messages, calls and
    /// settings.
    public nonisolated func canOpenURL(_ url: URL) -> Bool {
        url.scheme.map { Self.systemSchemes.contains($0.lowercased()) } ?? false
    }

    /// Records the URL for the test in `openedURLs`. Nothing is opened, and the app stays in the foreground.
    /// `completion` is called in the next turn, with the result of `canOpenURL(_:)`.
    @preconcurrency public func open(
        _ url: URL, options: [UIApplication.OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: (@MainActor (Bool) -> Void)? = nil
    ) {
        let isOpened = canOpenURL(url) && options[.universalLinksOnly] as? Bool != true
        if isOpened { current.openedURLs.append(url) }
        MainLoop.current.perform { completion?(isOpened) }
    }
}
