import DemoScreens
import UIKit

/// A presented screen.
public enum DemoScreen: String, CaseIterable, Sendable {
    case places, nowPlaying, filter, share, booking, permission, rating, terms, pairing, reply, quietHours, menu,
        playback

    /// The name in a list.
    public var title: String {
        switch self {
        case .places: "Places"
        case .nowPlaying: "Now playing"
        case .filter: "Filter"
        case .share: "Share"
        case .booking: "Booking"
        case .permission: "Permission"
        case .rating: "Rating"
        case .terms: "Terms"
        case .pairing: "Wi-Fi pairing"
        case .reply: "Reply"
        case .quietHours: "Quiet hours"
        case .menu: "Library menu"
        case .playback: "Playback, in a stack"
        }
    }

    /// Creates the screen. A screen without a translation is in English.
    @MainActor
    public func makeViewController(language: DemoLanguage = .english) -> UIViewController {
        switch self {
        case .places: PlaceListViewController(language: language)
        case .nowPlaying: NowPlayingViewController(language: language)
        case .filter: FilterViewController()
        case .share: ShareViewController()
        case .booking: BookingViewController()
        case .permission: PermissionViewController(language: language)
        case .rating: RatingViewController(language: language)
        case .terms: TermsViewController()
        case .pairing: WiFiPairingViewController(language: language)
        case .reply: ReplyViewController()
        case .quietHours: QuietHoursViewController()
        case .menu: LibraryMenuViewController(language: language)
        case .playback: UINavigationController(rootViewController: PlaybackViewController())
        }
    }

    /// The Swift code that creates the screen.
    var call: SwiftCall {
        switch self {
        case .places: SwiftCall("PlaceListViewController")
        case .nowPlaying: SwiftCall("NowPlayingViewController")
        case .filter: SwiftCall("FilterViewController")
        case .share: SwiftCall("ShareViewController")
        case .booking: SwiftCall("BookingViewController")
        case .permission: SwiftCall("PermissionViewController")
        case .rating: SwiftCall("RatingViewController")
        case .terms: SwiftCall("TermsViewController")
        case .pairing: SwiftCall("WiFiPairingViewController")
        case .reply: SwiftCall("ReplyViewController")
        case .quietHours: SwiftCall("QuietHoursViewController")
        case .menu: SwiftCall("LibraryMenuViewController")
        case .playback:
            SwiftCall("UINavigationController", [("rootViewController", .code("PlaybackViewController()"))])
        }
    }
}
