import Presentations
import PresentationsTesting
import Testing
import UIKit

@testable import Places

/// The pictures of the tutorial: the finished screens, with what its earlier steps present.
@MainActor @Suite struct TutorialPictureTests {
    private let map = MapViewController()
    private let stage = Stage(.iPhone15)

    init() {
        stage.show(map)
        stage.settle()
    }

    @Test func theMapHasAPinForEachPlace() {
        showMapAlone()
        #expect(Place.all.count == 12)
        expectLayout(of: stage, named: "Tutorial/map")
    }

    @Test func byDefaultTheMapIsDimmedBehindTheMediumDetent() throws {
        showMapAlone()
        map.presentAsHalfSheet(PlacesViewController())
        stage.settle()
        #expect(try top == 392)
        expectLayout(of: stage, named: "Tutorial/default")
    }

    @Test func aSheetBeginsAtItsSmallestDetent() throws {
        showMapAlone()
        let style = HalfSheet(
            detents: [.height(120, identifier: .peek), .medium(), .large()],
            prefersGrabberVisible: true)
        map.presentAsHalfSheet(PlacesViewController(), style: style)
        stage.settle()
        #expect(try top == 852 - 154)
        expectLayout(of: stage, named: "Tutorial/detents")
    }

    @Test func theFinishedMapIsInUseBesideTheMediumDetent() throws {
        #expect(try top == 392)
        expectLayout(of: stage, named: "Tutorial/map-in-use")
    }

    private var top: CGFloat? {
        get throws {
            let sheet = try #require(map.presentedViewController?.halfSheetPresentationController?.presentedView)
            return stage.visibleFrame(of: sheet)?.minY
        }
    }

    private func showMapAlone() {
        map.dismiss(animated: false)
        stage.settle()
    }
}
