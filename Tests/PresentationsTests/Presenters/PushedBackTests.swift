import KitTestSupport
import Presentations
import PresentationsTesting
import Testing
import UIKit

/// The pushed-back presenter.
@MainActor
struct PushedBackTests {
    private let pushedBack = Card(presenter: .pushedBack(scale: 0.9))

    @Test("Its content keeps its place: the safe area is that of before")
    func safeArea() {
        let scene = PresentedStage()
        let before = scene.presenter.view.safeAreaInsets
        #expect(before == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
        scene.presenter.presentAsCard(CountingViewController(), style: pushedBack)
        scene.stage.settle()
        #expect(scene.presenter.view.safeAreaInsets == before)
        scene.presenter.dismiss(animated: true)
        scene.stage.settle()
        #expect(scene.presenter.additionalSafeAreaInsets == .zero)
        #expect(scene.presenter.view.safeAreaInsets == before)
    }

    @Test("What its controller adds to the safe area stays, and is not added twice")
    func additionalInsets() {
        let scene = PresentedStage()
        scene.presenter.additionalSafeAreaInsets.left = 7
        scene.stage.settle()
        scene.presenter.presentAsCard(CountingViewController(), style: pushedBack)
        scene.stage.settle()
        #expect(scene.presenter.view.safeAreaInsets == UIEdgeInsets(top: 59, left: 7, bottom: 34, right: 0))
        scene.presenter.dismiss(animated: true)
        scene.stage.settle()
        #expect(scene.presenter.additionalSafeAreaInsets == UIEdgeInsets(top: 0, left: 7, bottom: 0, right: 0))
    }

    @Test("Corners that are rounder already stay as they are")
    func rounderCorners() {
        let scene = PresentedStage()
        scene.presenter.view.layer.cornerRadius = 40
        scene.presenter.presentAsCard(CountingViewController(), style: pushedBack)
        scene.stage.settle()
        #expect(scene.presenter.view.layer.cornerRadius == 40)
    }

    @Test("A card that is pushed back keeps its own corners and its shadow")
    func stackedCard() throws {
        let scene = PresentedStage()
        let lower = CountingViewController(CGSize(width: 0, height: 340))
        scene.presenter.presentAsCard(lower)
        scene.stage.settle()
        let chrome = try #require(lower.presentationController?.presentedView)
        lower.presentAsCard(CountingViewController(CGSize(width: 0, height: 200)), style: pushedBack)
        scene.stage.settle()
        #expect(chrome.transform == CGAffineTransform(scaleX: 0.9, y: 0.9))
        #expect(!chrome.clipsToBounds)
        #expect(chrome.layer.cornerRadius == 0)
        #expect(scene.presenter.view.transform == .identity)
        lower.dismiss(animated: true)
        scene.stage.settle()
        #expect(chrome.transform == .identity)
        #expect(chrome.frame == CGRect(x: 12, y: 478, width: 369, height: 340))
    }

    @Test("Presented from a child, it is the presenter that UIKit chose that stands back")
    func child() {
        let scene = PresentedStage()
        let child = UIViewController()
        scene.presenter.addChild(child)
        scene.presenter.view.addSubview(child.view)
        child.didMove(toParent: scene.presenter)
        child.presentAsCard(CountingViewController(), style: pushedBack)
        scene.stage.settle()
        #expect(scene.presenter.view.transform.a == 0.9)
        #expect(child.view.transform == .identity)
    }

    @Test("After a rotation it stands back as before, and fills the screen again when the card is gone")
    func rotation() {
        let scene = PresentedStage()
        scene.presenter.presentAsCard(CountingViewController(CGSize(width: 0, height: 200)), style: pushedBack)
        scene.stage.settle()
        scene.stage.rotate(to: .landscapeLeft)
        scene.stage.settle()
        #expect(scene.presenter.view.transform == CGAffineTransform(scaleX: 0.9, y: 0.9))
        #expect(scene.presenter.view.bounds == CGRect(x: 0, y: 0, width: 852, height: 393))
        #expect(scene.presenter.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59))
        scene.presenter.dismiss(animated: true)
        scene.stage.settle()
        #expect(scene.presenter.view.frame == CGRect(x: 0, y: 0, width: 852, height: 393))
        #expect(scene.presenter.additionalSafeAreaInsets == .zero)
    }

    @Test("A rotation while it comes forward does not send it back")
    func rotationDuringDismissal() {
        let scene = PresentedStage()
        scene.presenter.presentAsCard(CountingViewController(), style: pushedBack)
        scene.stage.settle()
        scene.presenter.dismiss(animated: true)
        scene.stage.advance(by: 0.1)
        scene.stage.rotate(to: .landscapeLeft)
        #expect(scene.presenter.view.transform == .identity)
        scene.stage.settle()
        #expect(scene.presenter.view.frame == CGRect(x: 0, y: 0, width: 852, height: 393))
        #expect(scene.stage.window.subviews == [scene.presenter.view])
    }

    @Test("Dismissing a stack from its root puts back everybody, the root too")
    func wholeStack() {
        let scene = PresentedStage()
        let first = CountingViewController()
        let second = CountingViewController()
        scene.presenter.presentAsHalfSheet(first, style: HalfSheet(presenter: .pushedBack()))
        scene.stage.settle()
        first.presentAsCard(second, style: pushedBack)
        scene.stage.settle()
        second.presentAsPopup(CountingViewController())
        scene.stage.settle()
        scene.presenter.dismiss(animated: true)
        scene.stage.settle()
        #expect(scene.stage.window.subviews == [scene.presenter.view])
        #expect(scene.presenter.view.transform == .identity)
        #expect(first.view.superview == nil)
        #expect(scene.presenter.presentedViewController == nil)
    }
}
