import DemoScreens
import Presentations
import PresentationsTesting
import UIKit

extension Catalogue {
    /// Each style with a keyboard.
    static let keyboards: [Scenario] = [
        Scenario(
            style: .card, name: "keyboard-lift",
            caption: """
                The keyboard lifts the card and keeps the margin between them. The card moves back when the \
                keyboard hides.
                """,
            code: "inbox.presentAsCard(reply, style: Card(keyboard: .lift))",
            settings: [.portrait(.iPhone15), .dark(.iPhone15), .portrait(.iPad11)]
        ) { stage in
            let inbox = InboxViewController()
            let reply = ReplyViewController()
            stage.show(inbox)
            inbox.presentAsCard(reply, style: Card(keyboard: .lift))
            stage.settle()
            reply.beginTyping()
            stage.showKeyboard(height: stage.device.idiom == .pad ? 420 : 336)
        },
        Scenario(
            style: .halfSheet, name: "keyboard-expand",
            caption: """
                The keyboard expands a sheet from its medium detent to the large one. The sheet returns when the \
                keyboard hides.
                """,
            code: """
                map.presentAsHalfSheet(
                    places, style: HalfSheet(prefersGrabberVisible: true, keyboard: .expand))
                """,
            settings: [.portrait(.iPhone15)]
        ) { stage in
            let map = MapViewController()
            let places = PlaceListViewController()
            stage.show(map)
            map.presentAsHalfSheet(places, style: HalfSheet(prefersGrabberVisible: true, keyboard: .expand))
            stage.settle()
            places.beginTyping()
            stage.showKeyboard(height: 336)
        },
        Scenario(
            style: .halfSheet, name: "keyboard-lift",
            caption: """
                A sheet that is as high as its content has no larger detent for the keyboard. So it moves up, \
                like a card.
                """,
            code: """
                map.presentAsHalfSheet(
                    booking, style: HalfSheet(detents: [.fitting()], keyboard: .lift))
                """,
            settings: [.portrait(.iPhone15)]
        ) { stage in
            let map = MapViewController()
            let booking = BookingViewController()
            stage.show(map)
            map.presentAsHalfSheet(booking, style: HalfSheet(detents: [.fitting()], keyboard: .lift))
            stage.settle()
            booking.beginTyping()
            stage.showKeyboard(height: 336)
        },
        Scenario(
            style: .popup, name: "keyboard",
            caption: "The popup is centred in the space above the keyboard.",
            code: "map.presentAsPopup(booking, style: Popup(cornerRadius: 20))",
            settings: [.portrait(.iPhone15), .portrait(.iPhoneSE)]
        ) { stage in
            let map = MapViewController()
            let booking = BookingViewController()
            stage.show(map)
            map.presentAsPopup(booking, style: Popup(cornerRadius: 20))
            stage.settle()
            booking.beginTyping()
            stage.showKeyboard(height: stage.device.portraitSafeAreaInsets.bottom > 0 ? 336 : 260)
        },
    ]
}
