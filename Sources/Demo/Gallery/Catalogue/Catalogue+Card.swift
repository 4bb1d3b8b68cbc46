import DemoScreens
import Presentations
import PresentationsTesting
import UIKit

extension Catalogue {
    static let cards: [Scenario] = [
        Scenario(
            style: .card, name: "now-playing",
            caption:
                "As it comes: at least twelve points from every edge and inside the safe area, never wider than 420, over a dimmed presenter.",
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
            caption: "The presenter steps back, and the corners are rounder.",
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
            caption: "The system's alert over a card, which waits for the answer.",
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
            caption: "A taller card; where the screen is low, the card is as tall as the margins allow.",
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
            caption:
                "Three that are not modal: the newest in front, the others a step behind. The shop beside them works on, and each goes by itself.",
            code: """
                for notice in notices {
                    shop.presentAsCard(notice, style: Card(isModal: false, dismissesAfter: 5))
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
                shop.presentAsCard(notice, style: Card(isModal: false, dismissesAfter: 5))
            }
        },
        Scenario(
            style: .card, name: "top-edge",
            caption: "From the top, with wider margins and a colour of its own over the presenter.",
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
            caption: "The card that appears when a new device comes near.",
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
            caption: "Nothing between the card and the presenter but the card's shadow.",
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
            caption: "A size said as a part of the screen instead of the content's own.",
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
