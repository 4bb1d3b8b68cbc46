import Presentations
import PresentationsTesting
import Testing
import UIKit

@testable import Cookbook

@MainActor @Suite struct ToastTests {
    private let home = ListViewController(
        "Inbox",
        rows: [
            Row(title: "Mira Holt", subtitle: "Sunday?", picture: .hills),
            Row(title: "June Arden", subtitle: "The kites have come", picture: .kites),
            Row(title: "Harbour Six", subtitle: "Rehearsal moved to eight", picture: .sun),
            Row(title: "Ash Rowan", subtitle: "Field notes, part two", picture: .petals),
            Row(title: "Vera Lind", subtitle: "Saddle Pass, the photos", picture: .dunes),
        ])
    private let stage: Stage

    init() {
        stage = Stage(showing: UINavigationController(rootViewController: home))
    }

    private func show(_ text: String, undo: (() -> Void)? = nil) {
        home.showToast(text, undo: undo)
        stage.advance(by: 0.6)
    }

    @Test func aToastStandsBelowTheStatusBarAndGoesByItself() throws {
        show("Saved to your library")
        // 12 points from the sides; 44 points and 10 above and below.
        #expect(try stage.presentedFrame() == CGRect(x: 12, y: 59, width: 369, height: 64))
        stage.advance(by: 3.2)
        #expect(stage.shows("Saved to your library"))
        stage.advance(by: 1.2)
        #expect(!stage.shows("Saved to your library"))
        #expect(stage.presented == nil)
    }

    @Test func theNewestIsInFrontOfTheOthers() throws {
        show("Saved to your library")
        home.showToast("No connection", icon: .close, color: .systemRed)
        stage.advance(by: 0.6)
        home.showToast("Moved to the archive", icon: .archive, color: .systemIndigo) {}
        stage.advance(by: 0.6)
        #expect(try stage.presentedFrame() == CGRect(x: 12, y: 59, width: 369, height: 64))
        // The one behind has 0.94 of the size, and looks out by ten points.
        let second = try #require(stage.presented?.presentingViewController)
        let view = try #require(second.presentationController?.presentedView)
        let frame = try #require(stage.visibleFrame(of: view))
        #expect(abs(frame.width - 346.86) < 0.01)
        #expect(abs(frame.maxY - 133) < 0.5)
        expectLayout(of: stage, named: "Cookbook/toast")
        for (time, text) in [(4.6, "No connection"), (4.6, "Saved to your library")] {
            stage.advance(by: time)
            #expect((stage.presented as? ToastViewController) != nil, "\(text)")
            #expect(stage.shows(text))
        }
        stage.advance(by: 4.6)
        #expect(stage.presented == nil)
    }

    @Test func undoUndoesAndDismisses() {
        var undone = 0
        show("Moved to the archive") { undone += 1 }
        stage.tap("undo")
        stage.advance(by: 0.6)
        #expect(undone == 1)
        #expect(stage.presented == nil)
    }

    @Test func theUserGoesOnBesideIt() {
        var chosen: [Int] = []
        home.onSelect = { chosen.append($0) }
        show("Saved to your library")
        stage.tap("row-4")
        #expect(chosen == [4])
        #expect(stage.shows("Saved to your library"))
    }

    @Test func aToastOutlivesAPushAndThatOfTheNextScreenJoinsIt() throws {
        show("Saved to your library")
        let next = AlbumsViewController()
        home.navigationController?.pushViewController(next, animated: true)
        stage.advance(by: 0.6)
        #expect(stage.shows("Saved to your library"))
        next.showToast("Moved to the archive")
        stage.advance(by: 0.6)
        let second = try #require(stage.presented)
        #expect(second.presentingViewController is ToastViewController)
        #expect(try stage.presentedFrame() == CGRect(x: 12, y: 59, width: 369, height: 64))
    }

    @Test func aSheetInPlaceOfTheToastsStandsOnTheScreenItself() {
        let checkout = AlbumsViewController()
        show("Added to your basket")
        show("No connection")
        home.showInPlaceOfToasts(checkout)
        stage.settle()
        #expect(home.presentedViewController === checkout)
        #expect(!stage.shows("Added to your basket"))
        checkout.dismiss(animated: true)
        stage.settle()
        home.showInPlaceOfToasts(checkout)
        stage.settle()
        #expect(home.presentedViewController === checkout)
    }

    @Test func aFlickUpSendsItAway() {
        show("Saved to your library")
        stage.drag(from: CGPoint(x: 196, y: 100), to: CGPoint(x: 196, y: 40), duration: 0.1)
        stage.advance(by: 0.6)
        #expect(stage.presented == nil)
    }
}

extension UIViewController {
    fileprivate func showInPlaceOfToasts(_ checkout: UIViewController) {
        if presentedViewController is ToastViewController {
            dismiss(animated: false)
        }
        presentAsHalfSheet(checkout)
    }
}
