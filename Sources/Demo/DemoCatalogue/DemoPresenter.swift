import DemoScreens
import UIKit

/// A screen that presents another one.
public enum DemoPresenter: String, CaseIterable, Sendable {
    case map, library, shop, settings, inbox, article, welcome

    /// The name in a list.
    public var title: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }

    /// Creates the screen. A screen without a translation is in English.
    @MainActor
    public func makeViewController(language: DemoLanguage = .english) -> UIViewController {
        switch self {
        case .map: MapViewController(language: language)
        case .library: LibraryViewController(language: language)
        case .shop: ShopViewController()
        case .settings: SettingsViewController(language: language)
        case .inbox: InboxViewController()
        case .article: ArticleViewController()
        case .welcome: WelcomeViewController()
        }
    }

    /// The Swift code that creates the screen.
    var code: String { "\(title)ViewController()" }
}
