import Music
import Presentations
import PresentationsTesting
import UIKit
import XCTest

final class PlayerXCTests: XCTestCase {
    @MainActor func testThePopupIsInTheMiddle() async {
        let stage = Stage(.iPhone15)
        let home = UIViewController()
        stage.show(home)
        home.presentAsPopup(
            PlayerViewController(
                caption: FixtureLabel("Live", style: .title1)))
        stage.settle()
        let references = Bundle(for: PlayerXCTests.self).url(
            forResource: "Snapshots", withExtension: nil)
        expectLayout(of: stage, named: "Player/popup", in: references)
    }
}
