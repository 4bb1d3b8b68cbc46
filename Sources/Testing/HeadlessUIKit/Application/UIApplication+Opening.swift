import Foundation

extension UIApplication {
    /// Opens the app's page in the settings.
    public nonisolated static let openSettingsURLString = "app-settings:"
    public nonisolated static let openNotificationSettingsURLString = "app-settings:notifications"

    /// What every device has an app for. Nothing else is installed here.
    nonisolated private static let systemSchemes: Set<String> = [
        "http", "https", "mailto", "tel", "sms", "facetime", "app-settings",
    ]

    /// Whether there is an app for the address: those of the system for web pages, mails, messages, calls and settings.
    public nonisolated func canOpenURL(_ url: URL) -> Bool {
        url.scheme.map { Self.systemSchemes.contains($0.lowercased()) } ?? false
    }

    /// Notes the address for the test, which sees it in `openedURLs`; nobody opens it, and the app stays in the
    /// foreground.
    /// `completion` is called in the next turn, with `canOpenURL(_:)`.
    public func open(
        _ url: URL, options: [UIApplication.OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: (@MainActor (Bool) -> Void)? = nil
    ) {
        let isOpened = canOpenURL(url) && options[.universalLinksOnly] as? Bool != true
        if isOpened { current.openedURLs.append(url) }
        MainLoop.main.perform { completion?(isOpened) }
    }
}
