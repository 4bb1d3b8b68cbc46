import Music
import Presentations
import PresentationsTesting
import Testing
import UIKit

@MainActor @Suite struct PlayerTests {
    private let home = UIViewController()
    private let player = PlayerViewController(
        caption: FixtureLabel(
            "Recorded in one night, with the windows open and the trams going by.",
            style: .footnote))

    init() {
        home.view.backgroundColor = .systemBackground
    }

    @Test(arguments: [Device.iPhoneSE, .iPhone15, .iPad11])
    func theCardIsAsHighAsItsContent(device: Device) {
        let stage = Stage(device)
        stage.show(home)
        home.presentAsCard(player)
        stage.settle()
        expectLayout(of: stage, named: "Player/card")
    }

    @Test func theCardIsReadableInTheDark() {
        let stage = Stage(
            .iPhone15, appearance: .dark,
            contentSizeCategory: .accessibilityLarge)
        stage.show(home)
        home.presentAsCard(player)
        stage.settle()
        expectLayout(of: stage, named: "Player/card")
    }

    #if os(Linux)
        @Test func theCardIsThrownAway() {
            let stage = Stage(.iPhone15)
            stage.show(home)
            home.presentAsCard(player)
            stage.settle()
            let film = stage.filmstrip(at: [0, 0.1, 0.2, 0.4, 0.8]) {
                stage.drag(
                    from: CGPoint(x: 196, y: 640),
                    to: CGPoint(x: 196, y: 780), duration: 0.2)
            }
            expectFilmstrip(film, named: "Player/thrown-away")
        }
    #endif
}
