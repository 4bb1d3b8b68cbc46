import Music
import Presentations
import PresentationsTesting
import Testing
import UIKit

@MainActor @Suite struct TracksTests {
    @Test func theSheetShowsTheTracksThatItHasRoomFor() {
        let stage = Stage(.iPhone15)
        let home = UIViewController()
        home.view.backgroundColor = .systemBackground
        stage.show(home)
        home.presentAsHalfSheet(
            TracksViewController(tracks: (1...200).map { "Track \($0)" }))
        stage.settle()
        expectLayout(of: stage, named: "Tracks/half-sheet")
        stage.scroll(to: "Track 150", in: "tracks")
        expectLayout(of: stage, named: "Tracks/scrolled")
    }
}
