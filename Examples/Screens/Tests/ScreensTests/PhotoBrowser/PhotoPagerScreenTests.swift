import Foundation
import PhotoBrowserScreen
import Presentations
import PresentationsTesting
import Testing
import UIKit

/// A photo that grows out of the grid to the whole screen, its pages, and the way back into the grid.
@MainActor @Suite struct PhotoPagerScreenTests {
    private let library = FakePhotoLibrary()
    private let screen: ShownScreen
    private var stage: Stage { screen.stage }

    init() {
        screen = ShownScreen(PhotoBrowserViewController(library: library))
    }

    private func tap(_ identifier: String) {
        stage.tap(identifier)
        stage.settle()
    }

    private func open(_ number: Int) { tap("photoBrowser.photo.photo-\(number)") }

    private func turnPage() {
        stage.drag(from: CGPoint(x: 340, y: 400), to: CGPoint(x: 60, y: 400), duration: 0.2)
        stage.settle()
    }

    private func doubleTap(at point: CGPoint) {
        stage.tap(at: point)
        stage.advance(by: 0.1)
        stage.tap(at: point)
        stage.settle()
    }

    private func image(_ number: Int) throws -> CGRect {
        try #require(stage.visibleFrame(of: try screen.view("photoPager.image.photo-\(number)")))
    }

    private var page: UIScrollView? { stage.view("photoPager.scrollView") as? UIScrollView }
    private var caption: UILabel? { stage.view("photoPager.caption") as? UILabel }

    @Test func aPhotoGrowsOutOfItsPlaceInTheGrid() throws {
        let cell = try #require(stage.visibleFrame(of: try screen.view("photoBrowser.photo.photo-3")))
        stage.tap("photoBrowser.photo.photo-3")
        stage.advance(by: 0.02)
        #expect(stage.isInMotion)
        let early = try #require(stage.view("photoPager.view").flatMap(stage.visibleFrame(of:)))
        #expect(early.width < 393 && early.width >= cell.width)
        stage.settle()
        #expect(screen.shows("3 of 24"))
        #expect(screen.shows("First Snow"))
        #expect(caption?.text == "First Snow, number 3 of a year in pictures.")
        #expect(stage.view("photoPager.favourite")?.accessibilityLabel == "Add to Favourites")
        #expect(stage.view("photoPager.share") != nil)
        #expect(stage.view("photoPager.delete") != nil)
        // A square picture, as wide as the phone and in its middle.
        #expect(try image(3) == CGRect(x: 0, y: 229.5, width: 393, height: 393))
        expectLayout(of: stage, named: "Screens/photo")
    }

    @Test func pagesTurnUnderAFingerAndTheHeartIsThatOfThePage() throws {
        open(3)
        turnPage()
        #expect(screen.shows("4 of 24"))
        #expect(screen.shows("City Rain"))
        tap("photoPager.favourite")
        #expect(stage.view("photoPager.favourite")?.accessibilityLabel == "Remove from Favourites")
        #expect(library.photos.first { $0.id == "photo-4" }?.isFavourite == true)
    }

    @Test func aDoubleTapZoomsAndAPullScrollsThen() throws {
        open(4)
        let page = try #require(page)
        // Four by three: 393 by 294.75, in the middle.
        #expect(try image(4) == CGRect(x: 0, y: 278.625, width: 393, height: 294.75))
        let fitted = page.zoomScale
        doubleTap(at: CGPoint(x: 100, y: 350))
        #expect(abs(page.zoomScale - fitted * 2.5) < 0.0001)
        expectLayout(of: stage, named: "Screens/photo-zoomed")
        let before = page.contentOffset
        stage.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 600), duration: 0.5)
        stage.settle()
        #expect(screen.shows("4 of 24"))
        #expect(page.zoomScale > fitted)
        #expect(page.contentOffset.x == before.x)
        doubleTap(at: CGPoint(x: 100, y: 350))
        #expect(abs(page.zoomScale - fitted) < 0.0001)
        #expect(try image(4) == CGRect(x: 0, y: 278.625, width: 393, height: 294.75))
    }

    @Test func aTapTakesTheBarsAwayAndBringsThemBack() throws {
        open(3)
        let view: UIView = try screen.view("photoPager.view")
        #expect(view.backgroundColor == .systemBackground)
        stage.tap(at: CGPoint(x: 196, y: 300))
        stage.advance(by: 1)
        stage.settle()
        #expect(stage.view("photoPager.close") == nil)
        #expect(stage.view("photoPager.share") == nil)
        #expect(stage.view("photoPager.caption") == nil)
        #expect(view.backgroundColor == .black)
        #expect(stage.window.windowScene?.statusBarManager?.isStatusBarHidden == true)
        #expect(try image(3) == CGRect(x: 0, y: 229.5, width: 393, height: 393))
        stage.tap(at: CGPoint(x: 196, y: 300))
        stage.advance(by: 1)
        stage.settle()
        #expect(stage.view("photoPager.close") != nil)
        #expect(caption != nil)
        #expect(view.backgroundColor == .systemBackground)
        #expect(stage.window.windowScene?.statusBarManager?.isStatusBarHidden == false)
    }

    @Test func aPullShrinksThePhotoIntoItsPlaceInTheGrid() throws {
        let place = try #require(stage.visibleFrame(of: try screen.view("photoBrowser.photo.photo-4")))
        open(3)
        turnPage()
        tap("photoPager.favourite")
        stage.touchDown(at: CGPoint(x: 196, y: 350))
        for step in 1...20 {
            stage.advance(by: 0.02)
            stage.touchMoved(to: CGPoint(x: 196, y: 350 + 12 * CGFloat(step)))
        }
        let pulled = try #require(stage.view("photoPager.view").flatMap(stage.visibleFrame(of:)))
        #expect(pulled.width < 393)
        // No picture of it: in which order cells lie that came while the grid was covered is nobody's promise.
        #expect(abs(pulled.midX - 196.5) < 0.5)
        stage.advance(by: 0.2)
        stage.touchUp()
        stage.settle()
        #expect(stage.view("photoPager.view") == nil)
        #expect(try screen.view("photoBrowser.photo.photo-4").accessibilityValue == "Favourite")
        #expect(try screen.view("photoBrowser.photo.photo-3").accessibilityValue == nil)
        #expect(screen.sheet != nil)
        #expect(stage.visibleFrame(of: try screen.view("photoBrowser.photo.photo-4")) == place)
        let grid = try #require(stage.visibleFrame(of: try screen.view("photoBrowser.grid")))
        #expect(grid == CGRect(x: 0, y: 69, width: 393, height: 783))
    }

    @Test func theButtonClosesAsWell() throws {
        open(3)
        tap("photoPager.close")
        #expect(stage.view("photoPager.view") == nil)
        #expect(stage.view("photoBrowser.photo.photo-3") != nil)
    }

    @Test func aDeletedPhotoGivesWayToItsNeighbour() throws {
        open(3)
        tap("photoPager.delete")
        tap("photoBrowser.confirmDelete")
        #expect(screen.shows("3 of 23"))
        #expect(screen.shows("City Rain"))
        turnPage()
        #expect(screen.shows("4 of 23"))
        tap("photoPager.close")
        #expect(stage.view("photoBrowser.photo.photo-3") == nil)
    }

    @Test func inTheDarkTheBarsAreDark() throws {
        stage.appearance = .dark
        stage.settle()
        open(2)
        #expect(screen.shows("2 of 24"))
        expectLayout(of: stage, named: "Screens/photo")
    }
}
