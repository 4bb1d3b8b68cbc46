import Foundation
import PhotoBrowserScreen
import Presentations
import PresentationsTesting
import Testing
import UIKit

@MainActor @Suite(.disabled("Nobody has looked at what the fingers do yet")) struct PhotoBrowserScreenTests {
    private let library = FakePhotoLibrary()
    private let screen: ShownScreen
    private var stage: Stage { screen.stage }

    init() {
        screen = ShownScreen(PhotoBrowserViewController(library: library))
    }

    @Test func theSheetShowsTheGrid() throws {
        #expect((try screen.view("photoBrowser.header.count", as: UILabel.self)).text == "24 photos")
        expectLayout(of: stage, named: "Screens/photos")
    }

    @Test func pagesTurnUnderAFingerAndZoomWithADoubleTap() throws {
        stage.tap("photoBrowser.photo.photo-3")
        stage.settle()
        #expect(screen.shows("3 of 24"))
        stage.drag(from: CGPoint(x: 340, y: 400), to: CGPoint(x: 60, y: 400), duration: 0.2)
        stage.settle()
        #expect(screen.shows("4 of 24"))
        stage.tap(at: CGPoint(x: 150, y: 400))
        stage.advance(by: 0.1)
        stage.tap(at: CGPoint(x: 150, y: 400))
        stage.settle()
        let page = try screen.view("photoPager.scrollView", as: UIScrollView.self)
        #expect(page.zoomScale > 1)
        expectLayout(of: stage, named: "Screens/photos-zoomed")
    }

    @Test func aSearchWithoutResultsSaysSo() throws {
        stage.tap("photoBrowser.search")
        stage.settle()
        stage.type("zebra")
        stage.settle()
        #expect(screen.shows("No Results for “zebra”"))
        try screen.tap(text: "Show All Photos")
        #expect(stage.view("photoBrowser.photo.photo-1") != nil)
    }

    @Test func selectedPhotosAreDeleted() throws {
        stage.tap("photoBrowser.select")
        stage.settle()
        stage.tap("photoBrowser.photo.photo-1")
        stage.tap("photoBrowser.photo.photo-2")
        stage.settle()
        #expect(screen.shows("2 Selected"))
        stage.tap("photoBrowser.delete")
        stage.settle()
        try screen.tap(text: "Delete 2 Photos")
        #expect(stage.view("photoBrowser.photo.photo-1") == nil)
        #expect(stage.view("photoBrowser.photo.photo-3") != nil)
    }
}
