import Presentations
import PresentationsTesting
import Testing
import UIKit

@testable import Cookbook

@MainActor @Suite struct PhotoZoomTests {
    private let stage = Stage(showing: UINavigationController(rootViewController: PhotosViewController()))

    private func open() {
        stage.tap("photo-4")
        stage.settle()
    }

    /// The view that shows the photo in the grid.
    private func thumbnail() throws -> UIView {
        let grid = try #require(
            (stage.window.rootViewController as? UINavigationController)?.topViewController as? PhotosViewController)
        let cell = grid.collectionView.cellForItem(at: IndexPath(item: 4, section: 0))
        return try #require(cell as? PhotoCell).photo
    }

    @Test func thePhotosAreInThreeColumns() throws {
        // 393 / 3, less a point on each side; the second row begins at 113 + 131.
        #expect(try stage.visibleFrame(of: thumbnail()) == CGRect(x: 132, y: 245, width: 129, height: 129))
        expectLayout(of: stage, named: "Cookbook/photo-grid")
    }

    @Test func aTapZoomsIntoThePhoto() throws {
        open()
        let photo = try #require(stage.presented as? PhotoViewController)
        #expect(photo.view.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
        // A square in the middle of 852.
        #expect(photo.imageView.frame.size == CGSize(width: 393, height: 393))
        #expect(abs(photo.imageView.frame.midY - 426) < 0.5)
        #expect(try thumbnail().alpha == 0)
        expectLayout(of: stage, named: "Cookbook/photo")
        stage.tap("close")
        stage.settle()
        #expect(stage.presented == nil)
        #expect(try thumbnail().alpha == 1)
    }

    @Test func aDragPutsItBackIntoItsPlace() throws {
        let film = stage.filmstrip(at: [0, 0.15, 0.3, 0.6, 0.9, 1.05, 1.2, 1.4]) {
            stage.tap("photo-4")
            stage.advance(by: 0.55)
            stage.drag(from: CGPoint(x: 196, y: 430), to: CGPoint(x: 240, y: 790), duration: 0.4)
        }
        expectFilmstrip(film, named: "Cookbook/photo-zoom")
        stage.settle()
        #expect(stage.presented == nil)
        #expect(try thumbnail().alpha == 1)
    }

    @Test func aShortDragThatRestsLeavesItOpen() {
        open()
        stage.drag(from: CGPoint(x: 196, y: 430), to: CGPoint(x: 196, y: 530), resting: 0.2)
        stage.settle()
        #expect(stage.presented is PhotoViewController)
    }
}
