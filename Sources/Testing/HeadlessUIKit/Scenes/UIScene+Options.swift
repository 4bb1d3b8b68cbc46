import Foundation

extension UIScene {
    /// How an address is opened. Here there are no universal links: one that has to be a link is not opened.
    @MainActor
    open class OpenExternalURLOptions: NSObject {
        /// Defaults to false.
        open var universalLinksOnly = false
    }

    /// With what an address came to the app.
    @MainActor
    open class OpenURLOptions: NSObject {
        /// The app that sent it. `nil` here: nobody is there to send one.
        open var sourceApplication: String? { nil }
        /// Whether a file has to be copied before it is changed. False here.
        open var openInPlace: Bool { false }
    }

    /// Why a scene is connected.
    @MainActor
    open class ConnectionOptions: NSObject {
        /// The addresses that the user opened.
        open internal(set) var urlContexts: Set<UIOpenURLContext> = []
        open internal(set) var sourceApplication: String?

        init(urls: [URL]) {
            urlContexts = Set(urls.map(UIOpenURLContext.init))
            super.init()
        }
    }
}

/// An address that the app is to open.
@MainActor
open class UIOpenURLContext: NSObject {
    public let url: URL
    open var options: UIScene.OpenURLOptions { storedOptions }
    private let storedOptions = UIScene.OpenURLOptions()

    init(_ url: URL) {
        self.url = url
        super.init()
    }
}
