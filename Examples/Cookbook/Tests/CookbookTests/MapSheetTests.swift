import Presentations
import PresentationsTesting
import Testing
import UIKit

@testable import Cookbook

@MainActor @Suite struct MapSheetTests {
    @Test func theSheetRestsAtHalfOfTheScreenAndTheButtonsAboveIt() throws {
        let stage = Stage(showing: MapViewController())
        // Half of 852 and the 34 points of the safe area.
        #expect(try stage.frame(of: "places") == CGRect(x: 0, y: 392, width: 393, height: 460))
        // 16 points from the sheet and from the side.
        #expect(try stage.frame(of: "locate") == CGRect(x: 333, y: 332, width: 44, height: 44))
        #expect(try stage.frame(of: "layers") == CGRect(x: 333, y: 276, width: 44, height: 44))
    }

    @Test func onAPhoneWithoutAHomeIndicatorAsWell() throws {
        let stage = Stage(.iPhoneSE, showing: MapViewController())
        #expect(try stage.frame(of: "places").minY == 333.5)
        // 333.5 - 16, but not above the middle less 60.
        #expect(try stage.frame(of: "locate").maxY == 317.5)
    }
}
