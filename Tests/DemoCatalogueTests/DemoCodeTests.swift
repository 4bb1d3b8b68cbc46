import DemoCatalogue
import Presentations
import Testing
import UIKit

@MainActor @Suite struct DemoCodeTests {
    @Test(
        "a demo that nobody has turned is as short as it gets",
        arguments: [
            (Demo.Kind.card, "library.presentAsCard(nowPlaying)"),
            (.halfSheet, "map.presentAsHalfSheet(places)"),
            (.popup, "library.presentAsPopup(permission)"),
            (.drawer, "library.presentAsDrawer(menu)"),
            (.stayingHalfSheet, "map.addHalfSheet(places)"),
            (.stack, "albums.use(NavigationTransition())"),
            (.tabs, "music.use(TabTransition())"),
        ])
    func standard(kind: Demo.Kind, last: String) {
        #expect(Demo(kind).code.split(separator: "\n").last.map(String.init) == last)
    }

    @Test("options are arguments in the order of the initializer, whatever was set first")
    func order() {
        var demo = Demo(.card)
        demo.set("cornerRadius", to: "40")
        demo.set("edge", to: ".top")
        #expect(
            demo.code == """
                let library = LibraryViewController()
                let nowPlaying = NowPlayingViewController()
                library.presentAsCard(
                    nowPlaying,
                    style: Card(
                        edge: .top,
                        cornerRadius: 40))
                """)
    }

    @Test("an option that is no argument is set in a closure, and so are all others then")
    func properties() {
        var demo = Demo(.card)
        demo.set("allowsBackgroundInteraction", to: "true")
        #expect(
            demo.code == """
                let library = LibraryViewController()
                let nowPlaying = NowPlayingViewController()
                library.presentAsCard(
                    nowPlaying,
                    style: Card {
                        $0.allowsBackgroundInteraction = true
                    })
                """)
        demo.set("edge", to: ".top")
        #expect(
            demo.code == """
                let library = LibraryViewController()
                let nowPlaying = NowPlayingViewController()
                library.presentAsCard(
                    nowPlaying,
                    style: Card {
                        $0.edge = .top
                        $0.allowsBackgroundInteraction = true
                    })
                """)
    }

    @Test("an option that every style has is an argument where the initializer has it, and a property elsewhere")
    func shared() {
        var popup = Demo(.popup)
        popup.set("presenter", to: ".faded()")
        #expect(
            popup.code == """
                let library = LibraryViewController()
                let permission = PermissionViewController()
                library.presentAsPopup(
                    permission,
                    style: Popup {
                        $0.presenter = .faded()
                    })
                """)
        var card = Demo(.card)
        card.set("presenter", to: ".faded()")
        #expect(card.code.hasSuffix("style: Card(presenter: .faded()))"))
    }

    @Test("a sheet that is glass up to its medium detent, with an indigo grabber")
    func glass() {
        var demo = Demo(.halfSheet)
        demo.set("prefersGrabberVisible", to: "true")
        demo.set("largestMaterialDetentIdentifier", to: ".medium")
        demo.set("material", to: ".glass()")
        demo.set("grabber", to: "Grabber(color: .systemIndigo)")
        #expect(
            demo.code == """
                let map = MapViewController()
                let places = PlaceListViewController()
                map.presentAsHalfSheet(
                    places,
                    style: HalfSheet {
                        $0.prefersGrabberVisible = true
                        $0.material = .glass()
                        $0.grabber = Grabber(color: .systemIndigo)
                        $0.largestMaterialDetentIdentifier = .medium
                    })
                """)
    }

    @Test("what does not fit in a line has a line for each argument")
    func lines() {
        var demo = Demo(.halfSheet)
        demo.set("detents", to: "[.height(180), .medium(), .large()]")
        demo.set("prefersGrabberVisible", to: "true")
        demo.set("dimming", to: ".none")
        #expect(
            demo.code == """
                let map = MapViewController()
                let places = PlaceListViewController()
                map.presentAsHalfSheet(
                    places,
                    style: HalfSheet(
                        detents: [.height(180), .medium(), .large()],
                        prefersGrabberVisible: true,
                        dimming: .none))
                """)
    }

    @Test("a half-sheet that stays says that nothing is dimmed as soon as it says anything")
    func staying() {
        var demo = Demo(.stayingHalfSheet)
        demo.set("prefersGrabberVisible", to: "true")
        #expect(
            demo.code == """
                let map = MapViewController()
                let places = PlaceListViewController()
                map.addHalfSheet(
                    places,
                    style: HalfSheet(
                        largestUndimmedDetentIdentifier: .large,
                        prefersGrabberVisible: true))
                """)
    }

    @Test("an edge comes before the style, and a threshold after it")
    func edge() {
        var demo = Demo(.edgeDrawer)
        demo.set("threshold", to: ".pop")
        demo.set("from", to: ".trailing")
        #expect(
            demo.code == """
                let library = LibraryViewController()
                library.use(
                    EdgePresentation(
                        from: .trailing,
                        style: Drawer(),
                        threshold: .pop) {
                        LibraryMenuViewController()
                    })
                """)
    }

    @Test("a closure has a line of its own before each argument has one")
    func closure() {
        #expect(
            Demo(.edgeDrawer).code == """
                let library = LibraryViewController()
                library.use(
                    EdgePresentation(style: Drawer()) {
                        LibraryMenuViewController()
                    })
                """)
    }

    @Test("a declaration that does not fit has a line for the argument, too")
    func declaration() {
        #expect(
            Demo(.stack).code == """
                let albums = UINavigationController(
                    rootViewController: AlbumListViewController())
                albums.use(NavigationTransition())
                """)
    }
}
