import Foundation
import PhotoBrowserScreen
import Presentations
import PresentationsTesting
import Testing
import UIKit

/// The grid of photos: search, menus, and deleting what is selected.
@MainActor @Suite struct PhotoBrowserScreenTests {
    private let library = FakePhotoLibrary()
    private let screen: ShownScreen
    private var stage: Stage { screen.stage }

    init() {
        screen = ShownScreen(PhotoBrowserViewController(library: library))
    }

    private var headerTexts: [String?] {
        ["title", "count"].map { (stage.view("photoBrowser.header.\($0)") as? UILabel)?.text }
    }

    private func cell(_ number: Int) -> UIView? { stage.view("photoBrowser.photo.photo-\(number)") }
    private var visibleNumbers: [Int] { (1...24).filter { cell($0) != nil } }

    private func tap(_ identifier: String) {
        stage.tap(identifier)
        stage.settle()
    }

    private func tapPhoto(_ number: Int) { tap("photoBrowser.photo.photo-\(number)") }

    @Test func theSheetShowsTheGrid() throws {
        #expect(headerTexts == ["All Photos", "24 photos"])
        #expect(screen.shows("Photos"))
        #expect(stage.view("photoBrowser.share") == nil)
        #expect(
            [1, 2, 7, 8, 11].map { cell($0)?.accessibilityValue } == [nil, "Favourite", "Favourite", nil, "Favourite"])
        // Three squares beside one another, two points apart.
        let first = try #require(cell(1).flatMap(stage.visibleFrame(of:)))
        #expect(abs(first.width - 389 / 3) < 0.01)
        #expect(abs(first.height - 131) < 0.5)
        #expect(first.minX == 0)
        expectLayout(of: stage, named: "Screens/photos")
    }

    @Test func scopesAndWordsFilterAndEverythingComesBack() throws {
        tap("photoBrowser.search")
        #expect(stage.view("photoBrowser.search")?.isFirstResponder == true)
        try screen.tap(text: "Favourites")
        #expect(visibleNumbers == [2, 7, 11, 18, 24])
        #expect(headerTexts == ["Favourites", "5 photos"])
        expectLayout(of: stage, named: "Screens/photos-favourites")
        stage.type("zebra")
        stage.settle()
        #expect(visibleNumbers == [])
        #expect(headerTexts == [nil, nil])
        #expect(screen.shows("No Results for “zebra”"))
        expectLayout(of: stage, named: "Screens/photos-no-results")
        try screen.tap(text: "Show All Photos")
        #expect(visibleNumbers.contains(1))
        #expect(headerTexts == ["All Photos", "24 photos"])
        try screen.tap(text: "Cancel")
        #expect(visibleNumbers.contains(1))
        #expect(headerTexts == ["All Photos", "24 photos"])
        #expect((stage.view("photoBrowser.search") as? UITextField)?.text == "")
        #expect(screen.sheet != nil)
    }

    @Test func aPressShowsAPreviewAndItsMenuDeletes() throws {
        let frame = try #require(cell(5).flatMap(stage.visibleFrame(of:)))
        stage.touchDown(at: CGPoint(x: frame.midX, y: frame.midY))
        stage.advance(by: 0.6)
        stage.touchUp()
        stage.settle()
        let preview = try #require(stage.view("photoBrowser.preview").flatMap(stage.visibleFrame(of:)))
        #expect(preview.width >= 250)
        #expect(screen.shows("Old Oak"))
        tap("photoBrowser.menu.delete")
        #expect(screen.shows("This photo will be deleted."))
        tap("photoBrowser.confirmDelete")
        #expect(library.photos.count == 23)
        #expect(cell(5) == nil)
        #expect(headerTexts == ["All Photos", "23 photos"])
    }

    @Test func aMenuChangesTheHeartOfItsPhoto() throws {
        let frame = try #require(cell(1).flatMap(stage.visibleFrame(of:)))
        stage.touchDown(at: CGPoint(x: frame.midX, y: frame.midY))
        stage.advance(by: 0.6)
        stage.touchUp()
        stage.settle()
        tap("photoBrowser.menu.favourite")
        #expect(cell(1)?.accessibilityValue == "Favourite")
    }

    @Test func selectedPhotosAreDeleted() throws {
        tap("photoBrowser.select")
        #expect(screen.shows("Select Photos"))
        #expect((stage.view("photoBrowser.delete") as? UIControl)?.isEnabled == false)
        tapPhoto(1)
        tapPhoto(2)
        #expect(screen.shows("2 Selected"))
        #expect((stage.view("photoBrowser.delete") as? UIControl)?.isEnabled == true)
        #expect([1, 2, 3].map { cell($0)?.accessibilityTraits.contains(.selected) } == [true, true, false])
        expectLayout(of: stage, named: "Screens/photos-selected")
        tap("photoBrowser.delete")
        try screen.tap(text: "Delete 2 Photos")
        #expect(library.photos.count == 22)
        #expect(visibleNumbers.prefix(2) == [3, 4])
        #expect(screen.shows("Photos"))
        #expect(headerTexts == ["All Photos", "22 photos"])
        #expect(stage.view("photoBrowser.delete") == nil)
    }

    @Test func everythingIsSelectedWithOneButton() throws {
        tap("photoBrowser.select")
        tap("photoBrowser.selectAll")
        #expect(screen.shows("24 Selected"))
        #expect(screen.shows("Deselect All"))
        tap("photoBrowser.selectAll")
        #expect(screen.shows("Select Photos"))
    }
}
