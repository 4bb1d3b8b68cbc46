import Places
import PresentationsTesting
import Testing
import UIKit

@MainActor @Suite struct PlacesTests {
    @Test func thePlacesAreInTheLowerHalf() {
        let stage = Stage(.iPhone15)
        stage.show(MapViewController())
        stage.settle()
        expectLayout(of: stage, named: "Map/places")
    }

    #if os(Linux)
        @Test func aTapOnAPlaceLowersTheSheet() {
            let stage = Stage(.iPhone15)
            stage.show(MapViewController())
            stage.settle()
            stage.tap("Harbour")
            stage.settle()
            expectLayout(of: stage, named: "Map/harbour")
        }

        @Test func theMapStaysInUse() {
            let stage = Stage(.iPhone15)
            let map = MapViewController()
            stage.show(map)
            stage.settle()
            stage.tap("pin.Lighthouse")
            stage.settle()
            #expect(stage.view("pin.Lighthouse")?.backgroundColor == .systemRed)
            #expect(map.presentedViewController != nil)
        }
    #endif
}
