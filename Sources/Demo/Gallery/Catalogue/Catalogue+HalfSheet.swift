import DemoScreens
import Presentations
import PresentationsTesting
import UIKit

extension Catalogue {
    static let halfSheets: [Scenario] = [
        Scenario(
            style: .halfSheet, name: "places-medium",
            caption: "The medium detent with a grabber. Without dimming, the map stays clear.",
            code: "map.presentAsHalfSheet(places, style: HalfSheet(prefersGrabberVisible: true, dimming: .none))",
            settings: [
                .portrait(.iPhone15), .dark(.iPhone15), .portrait(.iPhoneSE), .portrait(.iPhone13mini),
                .portrait(.iPhone16ProMax), .portrait(.iPadMini), .landscape(.iPad11), .split(.iPad11, 592),
                .split(.iPad13, 981), .rightToLeft(.iPhone15), .rightToLeft(.iPadMini),
                .text(.accessibilityLarge, .iPhone15),
            ]
        ) { stage in
            let map = MapViewController(language: stage.language)
            stage.show(map)
            map.presentAsHalfSheet(
                PlaceListViewController(language: stage.language),
                style: HalfSheet(prefersGrabberVisible: true, dimming: .none))
        },
        Scenario(
            style: .halfSheet, name: "places-large",
            caption: """
                The same sheet at its large detent. In landscape it stays attached to the bottom edge, because \
                the style asks for it.
                """,
            code: """
                map.presentAsHalfSheet(
                    places,
                    style: HalfSheet(
                        selectedDetentIdentifier: .large, prefersEdgeAttachedInCompactHeight: true,
                        prefersGrabberVisible: true))
                """,
            settings: [.portrait(.iPhone15), .portrait(.iPhoneSE), .landscape(.iPhone15), .portrait(.iPad11)]
        ) { stage in
            let map = MapViewController()
            stage.show(map)
            map.presentAsHalfSheet(
                PlaceListViewController(),
                style: HalfSheet(
                    selectedDetentIdentifier: .large, prefersEdgeAttachedInCompactHeight: true,
                    prefersGrabberVisible: true))
        },
        Scenario(
            style: .halfSheet, name: "places-peek",
            caption: "A detent with a height in points: the search field and the first row.",
            code: """
                map.presentAsHalfSheet(
                    places,
                    style: HalfSheet(
                        detents: [.height(118), .large()], prefersGrabberVisible: true, preferredCornerRadius: 24,
                        dimming: .none))
                """,
            settings: [.portrait(.iPhone16Pro), .dark(.iPhone13mini), .portrait(.iPad13)]
        ) { stage in
            let map = MapViewController()
            stage.show(map)
            map.presentAsHalfSheet(
                PlaceListViewController(),
                style: HalfSheet(
                    detents: [.height(118), .large()], prefersGrabberVisible: true, preferredCornerRadius: 24,
                    dimming: .none))
        },
        Scenario(
            style: .halfSheet, name: "filter-medium",
            caption: "A filter at the medium detent. Half of the shop stays visible.",
            code: "shop.presentAsHalfSheet(filter)",
            settings: [
                .portrait(.iPhone15), .portrait(.iPhone13mini), .portrait(.iPhone16ProMax), .portrait(.iPadMini),
            ]
        ) { stage in
            let shop = ShopViewController()
            stage.show(shop)
            shop.presentAsHalfSheet(FilterViewController())
        },
        Scenario(
            style: .halfSheet, name: "filter-large",
            caption: "The same filter at the large detent. In landscape it covers the whole screen.",
            code: "shop.presentAsHalfSheet(filter, style: HalfSheet(selectedDetentIdentifier: .large))",
            settings: [
                .portrait(.iPhone15), .dark(.iPhone15), .portrait(.iPhoneSE), .landscape(.iPhone15),
                .landscape(.iPad13),
            ]
        ) { stage in
            let shop = ShopViewController()
            stage.show(shop)
            shop.presentAsHalfSheet(FilterViewController(), style: HalfSheet(selectedDetentIdentifier: .large))
        },
        Scenario(
            style: .halfSheet, name: "terms",
            caption: "A sheet with buttons to answer it. The presenting view is scaled down.",
            code: """
                welcome.presentAsHalfSheet(
                    terms,
                    style: HalfSheet(
                        detents: [.large()], preferredCornerRadius: 20, presenter: .pushedBack(scale: 0.92)))
                """,
            settings: [
                .portrait(.iPhoneSE), .portrait(.iPhone15), .dark(.iPhone16Pro), .portrait(.iPadMini),
                .landscape(.iPad13), .text(.extraExtraExtraLarge, .iPhoneSE), .text(.accessibilityLarge, .iPhone15),
                .text(.accessibilityExtraExtraExtraLarge, .iPad11),
            ]
        ) { stage in
            let welcome = WelcomeViewController()
            stage.show(welcome)
            welcome.presentAsHalfSheet(
                TermsViewController(),
                style: HalfSheet(detents: [.large()], preferredCornerRadius: 20, presenter: .pushedBack(scale: 0.92)))
        },
        Scenario(
            style: .halfSheet, name: "fitting",
            caption: "As tall as the content, which stays above the home indicator.",
            code: """
                library.presentAsHalfSheet(
                    nowPlaying,
                    style: HalfSheet(
                        detents: [.fitting()], prefersEdgeAttachedInCompactHeight: true, preferredCornerRadius: 28))
                """,
            settings: [
                .portrait(.iPhone14), .portrait(.iPhone16ProMax), .landscape(.iPhone15), .portrait(.iPad11),
            ]
        ) { stage in
            let library = LibraryViewController()
            stage.show(library)
            library.presentAsHalfSheet(
                NowPlayingViewController(Album.all[3]),
                style: HalfSheet(
                    detents: [.fitting()], prefersEdgeAttachedInCompactHeight: true, preferredCornerRadius: 28))
        },
        Scenario(
            style: .halfSheet, name: "quiet-hours",
            caption: "A finger on a wheel turns the wheel. Anywhere else it drags the sheet.",
            code: """
                settings.presentAsHalfSheet(
                    quietHours, style: HalfSheet(detents: [.fitting()], prefersGrabberVisible: true))
                """,
            settings: [.portrait(.iPhone15), .dark(.iPhone15), .portrait(.iPad11)]
        ) { stage in
            let settings = SettingsViewController()
            stage.show(settings)
            settings.presentAsHalfSheet(
                QuietHoursViewController(), style: HalfSheet(detents: [.fitting()], prefersGrabberVisible: true))
        },
        Scenario(
            style: .halfSheet, name: "places-side",
            caption: """
                At the side of a wide window, next to a map that stays usable. In a narrow window the sheet is at \
                the bottom.
                """,
            code: """
                map.presentAsHalfSheet(
                    places,
                    style: HalfSheet {
                        $0.detents = [.height(118), .medium(), .large()]
                        $0.selectedDetentIdentifier = .medium
                        $0.largestUndimmedDetentIdentifier = .large
                        $0.prefersEdgeAttachedInCompactHeight = true
                        $0.prefersGrabberVisible = true
                        $0.widePlacement = .leading(width: 340)
                    })
                """,
            settings: [
                .portrait(.iPad11), .landscape(.iPad13), .split(.iPad11, 375), .landscape(.iPhone15),
                .rightToLeft(.iPadMini),
            ]
        ) { stage in
            let map = MapViewController(language: stage.language)
            stage.show(map)
            map.presentAsHalfSheet(
                PlaceListViewController(language: stage.language),
                style: HalfSheet {
                    $0.detents = [.height(118), .medium(), .large()]
                    $0.selectedDetentIdentifier = .medium
                    $0.largestUndimmedDetentIdentifier = .large
                    $0.prefersEdgeAttachedInCompactHeight = true
                    $0.prefersGrabberVisible = true
                    $0.widePlacement = .leading(width: 340)
                })
        },
        Scenario(
            style: .halfSheet, name: "filter-floating",
            caption: "In a wide window the sheet floats in the middle, away from all edges.",
            code: "shop.presentAsHalfSheet(filter, style: HalfSheet { $0.widePlacement = .floating })",
            settings: [.portrait(.iPad11), .landscape(.iPad13)]
        ) { stage in
            let shop = ShopViewController()
            stage.show(shop)
            shop.presentAsHalfSheet(FilterViewController(), style: HalfSheet { $0.widePlacement = .floating })
        },
        Scenario(
            style: .halfSheet, name: "filter-adaptive",
            caption: "A sheet in a narrow window, a popup in a wide one.",
            code: """
                shop.present(
                    filter,
                    as: Adaptive(
                        compact: HalfSheet(prefersGrabberVisible: true),
                        regular: Popup(size: .fixed(CGSize(width: 420, height: 560)), maximumWidth: 420)))
                """,
            settings: [.portrait(.iPhone15), .portrait(.iPad11), .split(.iPad11, 375), .split(.iPad13, 981)]
        ) { stage in
            let shop = ShopViewController()
            stage.show(shop)
            shop.present(
                FilterViewController(),
                as: Adaptive(
                    compact: HalfSheet(prefersGrabberVisible: true),
                    regular: Popup(size: .fixed(CGSize(width: 420, height: 560)), maximumWidth: 420)))
        },
    ]
}
