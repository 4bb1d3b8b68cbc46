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
}
