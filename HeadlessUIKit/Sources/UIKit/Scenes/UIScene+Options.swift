import Foundation

extension UIScene {
    /// Options for opening a URL. Here there are no universal links: a URL that has to be one is not opened.
    @preconcurrency @MainActor
    open class OpenExternalURLOptions: NSObject {
        /// Defaults to false.
        open var universalLinksOnly = false
    }

    /// The options with which the app was given a URL.
    @preconcurrency @MainActor
    open class OpenURLOptions: NSObject {
        /// The app that sent it. `nil` here, since no other app exists.
        open var sourceApplication: String? { nil }
        /// True if a file has to be copied before it is changed. False here.
        open var openInPlace: Bool { false }
    }

    /// The reasons for which a scene is connected.
    @preconcurrency @MainActor
    open class ConnectionOptions: NSObject {
        /// The URLs that the user opened.
        open internal(set) var urlContexts: Set<UIOpenURLContext> = []
        open internal(set) var sourceApplication: String?

        init(urls: [URL]) {
            urlContexts = Set(urls.map(UIOpenURLContext.init))
            super.init()
        }
    }
}

/// A URL that the app is asked to open.
@preconcurrency @MainActor
open class UIOpenURLContext: NSObject {
    public let url: URL
    open var options: UIScene.OpenURLOptions { storedOptions }
    private let storedOptions = UIScene.OpenURLOptions()

    init(_ url: URL) {
        self.url = url
        super.init()
    }
}
