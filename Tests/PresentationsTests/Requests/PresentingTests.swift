import KitTestSupport
import Presentations
import PresentationsTesting
import Testing
import UIKit

/// The visible result of a presentation, and what remains after it.
@MainActor
struct PresentingTests {
    @Test("A card stands in its frame over a dimming that covers the container")
    func card() throws {
        let scene = PresentedStage()
        scene.presenter.presentAsCard(CountingViewController(CGSize(width: 0, height: 340)))
        scene.stage.settle()
        let container = try #require(scene.container)
        let chrome = try #require(scene.chrome)
        let dimming = try #require(scene.view(named: "presentation.dimming"))
        #expect(container.bounds == CGRect(x: 0, y: 0, width: 393, height: 852))
        #expect(chrome.frame == CGRect(x: 12, y: 478, width: 369, height: 340))
        #expect(dimming.frame == container.bounds)
        #expect(dimming.alpha == 1)
        #expect(container.subviews == [dimming, chrome])
    }

    @Test("A half-sheet stands at the bottom, full width")
    func halfSheet() throws {
        let scene = PresentedStage()
        scene.presenter.presentAsHalfSheet(CountingViewController())
        scene.stage.settle()
        #expect(try #require(scene.chrome).frame == CGRect(x: 0, y: 392, width: 393, height: 460))
    }

    @Test("A popup stands in the middle")
    func popup() throws {
        let scene = PresentedStage()
        scene.presenter.presentAsPopup(CountingViewController(CGSize(width: 281, height: 235)))
        scene.stage.settle()
        #expect(try #require(scene.chrome).frame == CGRect(x: 56, y: 321, width: 281, height: 235))
    }

    @Test("The content fills the chrome, clipped by continuous corners inside a shadow with an explicit path")
    func chrome() throws {
        let scene = PresentedStage()
        let content = CountingViewController(CGSize(width: 0, height: 340))
        scene.presenter.presentAsCard(content)
        scene.stage.settle()
        let chrome = try #require(scene.chrome)
        let clip = try #require(chrome.firstView(named: "presentation.clip"))
        #expect(clip.frame == CGRect(x: 0, y: 0, width: 369, height: 340))
        #expect(clip.layer.cornerRadius == 24)
        #expect(clip.layer.cornerCurve == .continuous)
        #expect(clip.clipsToBounds)
        #expect(content.view.isDescendant(of: clip))
        #expect(content.view.convert(content.view.bounds, to: clip) == clip.bounds)
        #expect(!chrome.clipsToBounds)
        #expect(chrome.layer.shadowOpacity == 0.2)
        #expect(chrome.layer.shadowRadius == 12)
        #expect(chrome.layer.shadowOffset == CGSize(width: 0, height: 8))
        #expect(chrome.layer.shadowPath?.boundingBox == CGRect(x: 0, y: 0, width: 369, height: 340))
    }

    @Test("Without a shadow there is no path to draw one from")
    func noShadow() throws {
        let scene = PresentedStage()
        scene.presenter.presentAsCard(CountingViewController(), style: Card(shadow: nil))
        scene.stage.settle()
        #expect(try #require(scene.chrome).layer.shadowOpacity == 0)
        #expect(try #require(scene.chrome).layer.shadowPath == nil)
    }

    @Test("A sheet rounds its upper corners only")
    func sheetCorners() throws {
        let scene = PresentedStage()
        scene.presenter.presentAsHalfSheet(CountingViewController())
        scene.stage.settle()
        let clip = try #require(scene.view(named: "presentation.clip"))
        #expect(clip.layer.cornerRadius == 12)
        #expect(clip.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    }

    @Test("The grabber is 36×5, 5 below the top, in the middle")
    func grabber() throws {
        let scene = PresentedStage()
        scene.presenter.presentAsHalfSheet(CountingViewController(), style: HalfSheet(prefersGrabberVisible: true))
        scene.stage.settle()
        let grabber = try #require(scene.view(named: "presentation.grabber"))
        #expect(!grabber.isHidden)
        #expect(grabber.frame == CGRect(x: 178.5, y: 5, width: 36, height: 5))
        #expect(grabber.layer.cornerRadius == 2.5)
    }

    @Test("The presenter stays in the window and gets no appearance call, there and back (S12, C28)")
    func presenterStays() {
        let scene = PresentedStage()
        scene.presenter.presentAsCard(CountingViewController())
        scene.stage.settle()
        #expect(scene.presenter.view.window === scene.stage.window)
        scene.presenter.dismiss(animated: true)
        scene.stage.settle()
        #expect(scene.presenter.calls == [])
    }

    @Test("The presented controller appears and disappears once", arguments: [true, false])
    func presentedCalls(animated: Bool) {
        let scene = PresentedStage()
        let content = CountingViewController()
        scene.presenter.presentAsCard(content, animated: animated)
        scene.stage.settle()
        #expect(content.calls == ["willAppear", "didAppear"])
        content.forgetCalls()
        content.dismiss(animated: animated)
        scene.stage.settle()
        #expect(content.calls == ["willDisappear", "didDisappear"])
    }

    @Test("The style stays .custom, and the controllers are found from the content and its children")
    func accessors() {
        let scene = PresentedStage()
        let content = CountingViewController()
        let child = UIViewController()
        content.addChild(child)
        child.didMove(toParent: content)
        scene.presenter.presentAsHalfSheet(content)
        scene.stage.settle()
        #expect(content.modalPresentationStyle == .custom)
        #expect(content.halfSheetPresentationController === content.presentationController)
        #expect(child.halfSheetPresentationController === content.presentationController)
        #expect(content.cardPresentationController == nil)
        #expect(content.popupPresentationController == nil)
        #expect(scene.presenter.halfSheetPresentationController == nil)
    }

    @Test("The completions are called when the content has appeared and when it is gone")
    func completions() {
        let scene = PresentedStage()
        var log: [String] = []
        let content = CountingViewController()
        scene.presenter.presentAsPopup(content) { log.append("presented after \(content.calls.last ?? "nothing")") }
        scene.stage.settle()
        scene.presenter.dismiss(animated: true) { log.append("dismissed after \(content.calls.last ?? "nothing")") }
        scene.stage.settle()
        #expect(log == ["presented after didAppear", "dismissed after didDisappear"])
    }

    @Test("A content controller can be presented again, in another style")
    func again() throws {
        let scene = PresentedStage()
        let content = CountingViewController(CGSize(width: 281, height: 235))
        scene.presenter.presentAsHalfSheet(content)
        scene.stage.settle()
        scene.presenter.dismiss(animated: true)
        scene.stage.settle()
        #expect(content.view.superview == nil)
        scene.presenter.presentAsPopup(content)
        scene.stage.settle()
        #expect(try #require(scene.chrome).frame == CGRect(x: 56, y: 321, width: 281, height: 235))
        #expect(content.view.frame == CGRect(x: 0, y: 0, width: 281, height: 235))
    }

    @Test("A card over a half-sheet keeps both, and goes without touching the sheet")
    func stack() throws {
        let scene = PresentedStage()
        let sheet = CountingViewController()
        let card = CountingViewController(CGSize(width: 0, height: 200))
        scene.presenter.presentAsHalfSheet(sheet)
        scene.stage.settle()
        sheet.presentAsCard(card)
        scene.stage.settle()
        #expect(card.cardPresentationController != nil)
        #expect(sheet.halfSheetPresentationController != nil)
        #expect(try #require(card.presentationController?.presentedView).frame.height == 200)
        sheet.forgetCalls()
        card.dismiss(animated: true)
        scene.stage.settle()
        #expect(sheet.calls == [])
        #expect(try #require(scene.chrome).frame == CGRect(x: 0, y: 392, width: 393, height: 460))
    }
}
