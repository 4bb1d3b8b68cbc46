import DemoScreens
import Presentations
import PresentationsTesting
import UIKit

extension Catalogue {
    static let films = fingerFilms + heightFilms + lookFilms + stackFilms + replacementFilms

    private static let fingerFilms: [Film] = [
        Film(
            name: "detents",
            caption: """
                A drag from the medium detent to the large one. On release a spring continues with the finger's \
                velocity.
                """,
            code: """
                map.presentAsHalfSheet(places, style: HalfSheet(prefersGrabberVisible: true))
                stage.drag(from: CGPoint(x: 196, y: 404), to: CGPoint(x: 196, y: 204), duration: 0.3)
                """,
            setting: .portrait(.iPhone15), moments: [0, 0.1, 0.2, 0.3, 0.4, 0.7], ending: .resting(top: 69),
            prepare: showPlaces,
            script: { $0.drag(from: CGPoint(x: 196, y: 404), to: CGPoint(x: 196, y: 204), duration: 0.3) }),
        Film(
            name: "dismissal",
            caption: """
                Below its smallest detent the sheet still follows the finger, and the dimming fades. Released \
                past half its height, the sheet is dismissed.
                """,
            code: """
                map.presentAsHalfSheet(places, style: HalfSheet(prefersGrabberVisible: true))
                stage.drag(from: CGPoint(x: 196, y: 404), to: CGPoint(x: 196, y: 664), duration: 0.3)
                """,
            setting: .portrait(.iPhone15), moments: [0, 0.15, 0.3, 0.4, 0.5, 0.9], ending: .gone,
            prepare: showPlaces,
            script: { $0.drag(from: CGPoint(x: 196, y: 404), to: CGPoint(x: 196, y: 664), duration: 0.3) }),
        Film(
            name: "cancelled", title: "Cancelled dismissal",
            caption: "Released earlier, the sheet returns to its detent.",
            code: """
                map.presentAsHalfSheet(places, style: HalfSheet(prefersGrabberVisible: true))
                stage.drag(from: CGPoint(x: 196, y: 404), to: CGPoint(x: 196, y: 544), duration: 0.4)
                """,
            setting: .portrait(.iPhone15), moments: [0, 0.2, 0.4, 0.5, 0.6, 0.9], ending: .resting(top: 392),
            prepare: showPlaces,
            script: { $0.drag(from: CGPoint(x: 196, y: 404), to: CGPoint(x: 196, y: 544), duration: 0.4) }),
        Film(
            name: "rubber-band",
            caption: "Above its largest detent the sheet resists more and more.",
            code: """
                map.presentAsHalfSheet(
                    places, style: HalfSheet(detents: [.medium()], prefersGrabberVisible: true))
                stage.drag(from: CGPoint(x: 196, y: 404), to: CGPoint(x: 196, y: 104), duration: 0.4)
                """,
            setting: .portrait(.iPhone15), moments: [0, 0.2, 0.4, 0.5, 0.6, 0.9], ending: .resting(top: 392),
            prepare: { showPlaces($0, HalfSheet(detents: [.medium()], prefersGrabberVisible: true)) },
            script: { stage in
                stage.drag(from: CGPoint(x: 196, y: 404), to: CGPoint(x: 196, y: 104), duration: 0.4)
            }),
        Film(
            name: "hand-off", title: "Scroll hand-off",
            caption: "One drag: the list moves the sheet to its largest detent, and then scrolls.",
            code: """
                map.presentAsHalfSheet(places, style: HalfSheet(prefersGrabberVisible: true))
                stage.drag(from: CGPoint(x: 196, y: 640), to: CGPoint(x: 196, y: 200), duration: 0.9)
                """,
            setting: .portrait(.iPhone15), moments: [0, 0.2, 0.5, 0.7, 0.9, 1.4], ending: .resting(top: 69),
            prepare: showPlaces,
            script: { $0.drag(from: CGPoint(x: 196, y: 640), to: CGPoint(x: 196, y: 200), duration: 0.9) }),
        Film(
            name: "refresh", title: "Pull to refresh",
            caption: "At the largest detent, a list at its top can be pulled to refresh. The sheet stays where it is.",
            code: """
                map.presentAsHalfSheet(
                    places, style: HalfSheet(selectedDetentIdentifier: .large, prefersGrabberVisible: true))
                stage.drag(from: CGPoint(x: 196, y: 220), to: CGPoint(x: 196, y: 620), duration: 0.5, resting: 0.1)
                """,
            setting: .portrait(.iPhone15), moments: [0, 0.2, 0.5, 0.7, 1.1, 1.6], ending: .resting(top: 69),
            prepare: { stage in
                stage.show(MapViewController())
                let places = PlaceListViewController()
                places.onRefresh = { places in
                    Task {
                        try? await Task.sleep(nanoseconds: 800_000_000)
                        places.didRefresh()
                    }
                }
                stage.window.rootViewController?.presentAsHalfSheet(
                    places, style: HalfSheet(selectedDetentIdentifier: .large, prefersGrabberVisible: true))
            },
            script: { stage in
                stage.drag(
                    from: CGPoint(x: 196, y: 220), to: CGPoint(x: 196, y: 620), duration: 0.5, resting: 0.1)
            }),
        Film(
            name: "caught", title: "Caught on the way in",
            caption: "A finger catches a sheet while it is being presented, and drags it.",
            code: """
                map.presentAsHalfSheet(places, style: HalfSheet(prefersGrabberVisible: true))
                stage.advance(by: 0.15)
                stage.drag(from: CGPoint(x: 196, y: 800), to: CGPoint(x: 196, y: 740), duration: 0.3)
                """,
            setting: .portrait(.iPhone15), moments: [0, 0.1, 0.15, 0.3, 0.45, 0.9], ending: .resting(top: 392),
            prepare: { $0.show(MapViewController()) },
            script: { stage in
                presentPlaces(stage, style)
                stage.advance(by: 0.15)
                stage.drag(from: CGPoint(x: 196, y: 800), to: CGPoint(x: 196, y: 740), duration: 0.3)
            }),
        Film(
            name: "card", title: "Card swipe",
            caption: "A swipe dismisses a card toward the edge that it came from.",
            code: """
                library.presentAsCard(nowPlaying)
                stage.drag(from: CGPoint(x: 196, y: 500), to: CGPoint(x: 196, y: 700), duration: 0.2)
                """,
            setting: .portrait(.iPhone15), moments: [0, 0.1, 0.2, 0.3, 0.4, 0.7], ending: .gone,
            prepare: { stage in
                let library = LibraryViewController()
                stage.show(library)
                library.presentAsCard(NowPlayingViewController())
            },
            script: { $0.drag(from: CGPoint(x: 196, y: 500), to: CGPoint(x: 196, y: 700), duration: 0.2) }),
        Film(
            name: "keyboard-lift",
            caption: "A keyboard lifts a card with the keyboard's own animation curve, and lowers it again.",
            code: """
                map.presentAsCard(booking)
                stage.showKeyboard(height: 336)
                stage.advance(by: 0.7)
                stage.hideKeyboard()
                """,
            setting: .portrait(.iPhone15), moments: [0, 0.1, 0.2, 0.6, 0.8, 1.3], ending: .resting(top: 408),
            prepare: { stage in
                let map = MapViewController()
                stage.show(map)
                map.presentAsCard(BookingViewController())
            },
            script: { stage in
                stage.showKeyboard(height: 336)
                stage.advance(by: 0.7)
                stage.hideKeyboard()
            }),
        Film(
            name: "keyboard-accessory",
            caption: """
                The bar above the keyboard counts as part of the keyboard, so the card stays above both. The Done \
                button ends editing.
                """,
            code: """
                inbox.presentAsCard(reply)
                stage.tap("message")
                stage.showKeyboard(height: 336)
                stage.advance(by: 0.6)
                stage.tap("done")
                """,
            setting: .portrait(.iPhone15), moments: [0, 0.1, 0.2, 0.6, 0.8, 1.4], ending: .resting(top: 608),
            prepare: { stage in
                let inbox = InboxViewController()
                stage.show(inbox)
                inbox.presentAsCard(ReplyViewController(hasFormatBar: true))
            },
            script: { stage in
                stage.tap("message")
                stage.showKeyboard(height: 336)
                stage.advance(by: 0.6)
                stage.tap("done")
            }),
        Film(
            name: "keyboard-expand",
            caption: """
                A tap on the search field expands the sheet. A finger can drag the sheet while the keyboard is \
                shown.
                """,
            code: """
                map.presentAsHalfSheet(places, style: HalfSheet(prefersGrabberVisible: true))
                stage.tap(at: CGPoint(x: 196, y: 440))
                stage.showKeyboard(height: 336)
                stage.advance(by: 0.65)
                stage.drag(from: CGPoint(x: 196, y: 80), to: CGPoint(x: 196, y: 140), duration: 0.35)
                """,
            setting: .portrait(.iPhone15), moments: [0, 0.15, 0.3, 0.8, 1, 1.5], ending: .resting(top: 69),
            prepare: showPlaces,
            script: { stage in
                stage.tap(at: CGPoint(x: 196, y: 440))
                stage.showKeyboard(height: 336)
                stage.advance(by: 0.65)
                stage.drag(from: CGPoint(x: 196, y: 80), to: CGPoint(x: 196, y: 140), duration: 0.35)
            }),
    ]

    /// The films whose names contain the pattern, or all films without one.
    static func films(matching pattern: String?) -> [Film] {
        films.filter { matches($0.fileName, pattern) }
    }

    private static let style = HalfSheet(prefersGrabberVisible: true)

    private static func showPlaces(_ stage: Stage) {
        showPlaces(stage, style)
    }

    private static func showPlaces(_ stage: Stage, _ style: HalfSheet) {
        stage.show(MapViewController())
        presentPlaces(stage, style)
    }

    private static func presentPlaces(_ stage: Stage, _ style: HalfSheet) {
        stage.window.rootViewController?.presentAsHalfSheet(PlaceListViewController(), style: style)
    }
}
