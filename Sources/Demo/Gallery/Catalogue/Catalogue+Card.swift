import DemoScreens
import Presentations
import PresentationsTesting
import UIKit

extension Catalogue {
    static let cards: [Scenario] = [
        Scenario(
            style: .card, name: "now-playing",
            caption: """
                The default card: inside the safe area, at least 12 points from every edge of the screen, at most \
                420 points wide, over a dimmed presenting view.
                """,
            code: "library.presentAsCard(nowPlaying)",
            settings: [
                .portrait(.iPhone15), .dark(.iPhone15), .portrait(.iPhoneSE), .portrait(.iPhone13mini),
                .portrait(.iPhone16ProMax), .landscape(.iPhone15), .portrait(.iPadMini), .landscape(.iPad11),
                .split(.iPad11, 375), .rightToLeft(.iPhone15),
            ]
        ) { stage in
            let library = LibraryViewController(language: stage.language)
            stage.show(library)
            library.presentAsCard(NowPlayingViewController(language: stage.language))
        },
        Scenario(
            style: .card, name: "pushed-back",
            caption: "The presenting view is scaled down, and the card has rounder corners.",
            code: """
                library.presentAsCard(
                    nowPlaying, style: Card(cornerRadius: 32, presenter: .pushedBack(scale: 0.92)))
                """,
            settings: [
                .portrait(.iPhone15), .dark(.iPhone15), .portrait(.iPhone16ProMax), .portrait(.iPad11),
            ]
        ) { stage in
            let library = LibraryViewController()
            stage.show(library)
            library.presentAsCard(
                NowPlayingViewController(), style: Card(cornerRadius: 32, presenter: .pushedBack(scale: 0.92)))
        },
        Scenario(
            style: .card, name: "blurred",
            caption: "A blur instead of the dimming.",
            code: "library.presentAsCard(nowPlaying, style: Card(dimming: .blurred(.systemThinMaterialDark)))",
            settings: [.portrait(.iPhone14), .portrait(.iPadMini)]
        ) { stage in
            let library = LibraryViewController()
            stage.show(library)
            library.presentAsCard(
                NowPlayingViewController(Album.all[4]), style: Card(dimming: .blurred(.systemThinMaterialDark)))
        },
        Scenario(
            style: .card, name: "alert",
            caption: "A system alert over a card. The card stays until the alert is answered.",
            code: """
                inbox.presentAsCard(reply)
                let alert = UIAlertController(
                    title: "Discard this reply?", message: "What you wrote is lost.", preferredStyle: .alert)
                alert.addAction(UIAlertAction(title: "Keep", style: .cancel))
                alert.addAction(UIAlertAction(title: "Discard", style: .destructive))
                reply.present(alert, animated: true)
                """,
            settings: [.portrait(.iPhone15), .dark(.iPhone15), .landscape(.iPad11)]
        ) { stage in
            let inbox = InboxViewController()
            let reply = ReplyViewController()
            stage.show(inbox)
            inbox.presentAsCard(reply)
            stage.settle()
            let alert = UIAlertController(
                title: "Discard this reply?", message: "What you wrote is lost.", preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "Keep", style: .cancel))
            alert.addAction(UIAlertAction(title: "Discard", style: .destructive))
            reply.present(alert, animated: true)
        },
        Scenario(
            style: .card, name: "share",
            caption: "A taller card. On a low screen the margins limit its height.",
            code: "article.presentAsCard(share)",
            settings: [
                .portrait(.iPhoneSE), .portrait(.iPhone15), .dark(.iPhone16Pro), .landscape(.iPhone15),
                .portrait(.iPad13),
            ]
        ) { stage in
            let article = ArticleViewController()
            stage.show(article)
            article.presentAsCard(ShareViewController())
        },
        Scenario(
            style: .card, name: "not-modal",
            caption: """
                Three cards that are not modal. The newest is in front, and the others peek out behind it. The \
                shop stays usable, and each card dismisses itself after five seconds.
                """,
            code: """
                for notice in notices {
                    shop.presentAsCard(
                        notice,
                        style: Card {
                            $0.allowsBackgroundInteraction = true
                            $0.dismissesAfter = 5
                        })
                }
                """,
            settings: [
                .portrait(.iPhone15), .dark(.iPhone15), .landscape(.iPhone15), .portrait(.iPadMini),
            ]
        ) { stage in
            let shop = ShopViewController()
            stage.show(shop)
            let notices = [
                NoticeViewController(
                    "Order sent", detail: "It arrives on Thursday", icon: .bag, color: .systemGreen, action: "Track"),
                NoticeViewController(
                    "Wool throw saved", detail: "It waits in your list", icon: .bag, color: .systemPink, action: "List"),
                NoticeViewController(
                    "Reading lamp is back", detail: "Four left, two in your colour", icon: .bag, color: .systemIndigo,
                    action: "Show"),
            ]
            for notice in notices {
                shop.presentAsCard(
                    notice,
                    style: Card {
                        $0.allowsBackgroundInteraction = true
                        $0.dismissesAfter = 5
                    })
            }
        },
        Scenario(
            style: .card, name: "top-edge",
            caption: "At the top edge, with wider margins and a coloured dimming.",
            code: """
                article.presentAsCard(
                    share,
                    style: Card(
                        edge: .top,
                        margins: UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16),
                        dimming: .color(UIColor.systemIndigo.withAlphaComponent(0.45))))
                """,
            settings: [.portrait(.iPhone15), .landscape(.iPad11)]
        ) { stage in
            let article = ArticleViewController()
            stage.show(article)
            article.presentAsCard(
                ShareViewController(),
                style: Card(
                    edge: .top,
                    margins: UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16),
                    dimming: .color(UIColor.systemIndigo.withAlphaComponent(0.45))))
        },
        Scenario(
            style: .card, name: "wifi-pairing",
            caption: "A card like the one that iOS shows when a new accessory is near.",
            code: "settings.presentAsCard(pairing, style: Card(cornerRadius: 36))",
            settings: [
                .portrait(.iPhoneSE), .portrait(.iPhone13mini), .portrait(.iPhone15), .dark(.iPhone16ProMax),
                .landscape(.iPhone13mini), .portrait(.iPadMini), .rightToLeft(.iPhone15),
            ]
        ) { stage in
            let settings = SettingsViewController(language: stage.language)
            stage.show(settings)
            settings.presentAsCard(
                WiFiPairingViewController(language: stage.language), style: Card(cornerRadius: 36))
        },
        Scenario(
            style: .card, name: "undimmed",
            caption: "No dimming: only the shadow sets the card off from the presenting view.",
            code: "inbox.presentAsCard(rating, style: Card(maximumWidth: 340, cornerRadius: 20, dimming: .none))",
            settings: [.portrait(.iPhone16Pro), .landscape(.iPad13)]
        ) { stage in
            let inbox = InboxViewController()
            stage.show(inbox)
            inbox.presentAsCard(
                RatingViewController(), style: Card(maximumWidth: 340, cornerRadius: 20, dimming: .none))
        },
        Scenario(
            style: .card, name: "fraction",
            caption: "The size is a fraction of the screen and does not depend on the content.",
            code: """
                welcome.presentAsCard(
                    terms, style: Card(size: .fraction(width: 1, height: 0.8), maximumWidth: 560))
                """,
            settings: [.portrait(.iPhone15), .portrait(.iPhoneSE), .portrait(.iPad11)]
        ) { stage in
            let welcome = WelcomeViewController()
            stage.show(welcome)
            welcome.presentAsCard(
                TermsViewController(), style: Card(size: .fraction(width: 1, height: 0.8), maximumWidth: 560))
        },
    ]
}
