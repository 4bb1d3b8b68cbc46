import Presentations
import PresentationsTesting
import Testing
import UIKit

/// The examples of a half-sheet that is a child, and of the layout guide above a half-sheet, on a phone of 393 × 852
/// points with a safe area of 34 points at the bottom.
@MainActor @Suite struct ContainedHalfSheetExampleTests {
    private let stage = Stage(.iPhone15)

    private final class MapViewController: UIViewController {
        let places = UIViewController()
        private(set) var showsSearchButton = false

        override func viewDidLoad() {
            super.viewDidLoad()
            addHalfSheet(
                places,
                style: HalfSheet(
                    detents: [.height(80), .medium(), .large()],
                    largestUndimmedDetentIdentifier: .large,
                    prefersEdgeAttachedInCompactHeight: true))
        }

        private func showSearchButton() { showsSearchButton = true }

        func removePlaces() {
            removeHalfSheet(places) { [weak self] in self?.showSearchButton() }
        }
    }

    @Test func aMapHasItsPlacesInASheetUntilItRemovesThem() {
        let map = MapViewController()
        stage.show(map)
        stage.settle()
        let sheet = map.places.halfSheetPresentationController?.presentedView
        #expect(sheet?.frame == CGRect(x: 0, y: 738, width: 393, height: 114))
        #expect(map.presentedViewController == nil)
        map.removePlaces()
        #expect(!map.showsSearchButton)
        stage.settle()
        #expect(map.showsSearchButton)
        #expect(map.places.view.window == nil)
    }

    private final class ButtonViewController: UIViewController {
        let button = UIButton(type: .system)

        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(button)
            button.translatesAutoresizingMaskIntoConstraints = false
            button.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
            let guide = view.presentedViewLayoutGuide
            button.bottomAnchor.constraint(equalTo: guide.topAnchor, constant: -16)
                .isActive = true
        }
    }

    @Test func aButtonStaysAboveTheSheet() {
        let home = ButtonViewController()
        stage.show(home)
        stage.settle()
        #expect(home.button.frame.maxY == 802)
        home.presentAsHalfSheet(UIViewController(), style: HalfSheet(detents: [.height(200)]))
        stage.settle()
        #expect(home.button.frame.maxY == 602)
    }
}
