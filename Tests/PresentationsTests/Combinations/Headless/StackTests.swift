import KitTestSupport
import Presentations
import PresentationsTesting
import Testing
import UIKit

/// Presentations over each other, while a finger holds the topmost one.
@MainActor
struct StackTests {
    private let scene = PresentedStage()
    private let bottom = CountingViewController()
    private let middle = CountingViewController(CGSize(width: 0, height: 340))
    private let top = CountingViewController()
    private let delegates = (0..<3).map { _ in RecordingDelegate() }

    /// A sheet over a card over a sheet.
    private func stack() {
        scene.presenter.presentAsHalfSheet(bottom, style: HalfSheet(presenter: .pushedBack()))
        scene.stage.settle()
        bottom.presentAsCard(middle, style: Card(presenter: .pushedBack()))
        scene.stage.settle()
        middle.presentAsHalfSheet(top, style: HalfSheet(presenter: .pushedBack()))
        scene.stage.settle()
        for (content, delegate) in zip(contents, delegates) {
            content.presentationController?.delegate = delegate
            content.forgetCalls()
        }
    }

    private var contents: [CountingViewController] { [bottom, middle, top] }

    enum Hold: CaseIterable, Sendable {
        case stretched, out, leaving, returning
    }

    /// Moves the finger, or the view that it has released, to that point.
    private func hold(_ hold: Hold) {
        scene.stage.touchDown(at: CGPoint(x: 196, y: 500))
        switch hold {
        case .stretched: scene.stage.touchMoved(to: CGPoint(x: 196, y: 440))
        case .out: scene.stage.touchMoved(to: CGPoint(x: 196, y: 600))
        case .leaving:
            scene.stage.touchMoved(to: CGPoint(x: 196, y: 780))
            scene.stage.advance(by: 0.05)
            scene.stage.touchUp()
        case .returning:
            scene.stage.touchMoved(to: CGPoint(x: 196, y: 560))
            scene.stage.advance(by: 0.2)
            scene.stage.touchUp()
        }
        scene.stage.advance(by: 0.05)
    }

    private func letGo(_ hold: Hold) {
        guard hold == .stretched || hold == .out else { return }
        scene.stage.touchMoved(to: CGPoint(x: 196, y: 590))
        scene.stage.touchUp()
    }

    private func expectAllGone() {
        #expect(scene.presenter.presentedViewController == nil)
        #expect(scene.stage.window.subviews == [scene.presenter.view])
        #expect(scene.presenter.view.transform == .identity)
        #expect(scene.presenter.view.layer.cornerRadius == 0)
        for content in contents {
            #expect(content.calls.filter { $0 == "didDisappear" }.count == 1)
            #expect(content.calls.last == "didDisappear")
            #expect(content.presentingViewController == nil)
        }
    }

    @Test("The one on top is swiped away, and those beneath are as they were")
    func swipe() throws {
        stack()
        scene.stage.drag(from: CGPoint(x: 196, y: 500), to: CGPoint(x: 196, y: 800), duration: 0.15)
        scene.stage.settle()
        #expect(middle.presentedViewController == nil)
        #expect(delegates.map(\.calls) == [[], [], ["should", "will", "did"]])
        let card = try #require(middle.presentationController?.presentedView)
        #expect(card.transform == .identity)
        #expect(card.frame == CGRect(x: 12, y: 478, width: 369, height: 340))
        scene.presenter.dismiss(animated: true)
        scene.stage.settle()
        expectAllGone()
    }

    @Test("All are dismissed while a finger holds the one on top", arguments: Hold.allCases, [true, false])
    func all(hold: Hold, animated: Bool) {
        stack()
        self.hold(hold)
        scene.presenter.dismiss(animated: animated)
        scene.stage.advance(by: 0.05)
        letGo(hold)
        scene.stage.settle()
        if scene.presenter.presentedViewController != nil {
            scene.presenter.dismiss(animated: true)
            scene.stage.settle()
        }
        expectAllGone()
        #expect(delegates[0].calls == [])
        #expect(delegates[1].calls == [])
    }

    @Test(
        "The one below is dismissed with what is on it while a finger holds that", arguments: Hold.allCases,
        [true, false])
    func middle(hold: Hold, animated: Bool) throws {
        stack()
        self.hold(hold)
        bottom.dismiss(animated: animated)
        scene.stage.advance(by: 0.05)
        letGo(hold)
        scene.stage.settle()
        if bottom.presentedViewController != nil {
            bottom.dismiss(animated: true)
            scene.stage.settle()
        }
        #expect(bottom.presentedViewController == nil)
        let sheet = try #require(bottom.presentationController?.presentedView)
        #expect(sheet.frame == CGRect(x: 0, y: 392, width: 393, height: 460))
        #expect(sheet.transform == .identity)
        #expect(bottom.calls == [])
        scene.presenter.dismiss(animated: true)
        scene.stage.settle()
        expectAllGone()
    }

    @Test("The device is turned while a finger holds the one on top", arguments: Hold.allCases)
    func turned(hold: Hold) throws {
        stack()
        self.hold(hold)
        scene.stage.rotate(to: .landscapeLeft)
        letGo(hold)
        scene.stage.settle()
        scene.stage.rotate(to: .portrait)
        scene.stage.settle()
        for content in contents where content.presentingViewController != nil {
            let controller = try #require(content.presentationController as? PresentationController)
            let chrome = try #require(controller.presentedView)
            let scale: CGFloat = content.presentedViewController == nil ? 1 : 0.92
            #expect(chrome.transform.a == scale)
            #expect(chrome.bounds.size == controller.frameOfPresentedViewInContainerView.size)
        }
        scene.presenter.dismiss(animated: true)
        scene.stage.settle()
        expectAllGone()
    }

    @Test("A sheet of UIKit's over one of the kit, and one of the kit over that", arguments: [true, false])
    func systemSheets(animated: Bool) throws {
        scene.presenter.presentAsHalfSheet(bottom)
        scene.stage.settle()
        middle.modalPresentationStyle = .pageSheet
        bottom.present(middle, animated: true)
        scene.stage.settle()
        middle.presentAsCard(top, style: Card(presenter: .pushedBack()))
        scene.stage.settle()
        contents.forEach { $0.forgetCalls() }
        scene.stage.drag(from: CGPoint(x: 196, y: 600), to: CGPoint(x: 196, y: 840), duration: 0.1)
        scene.stage.settle()
        #expect(middle.presentedViewController == nil)
        #expect(top.calls == ["willDisappear", "didDisappear"])
        bottom.dismiss(animated: animated)
        scene.stage.settle()
        scene.stage.drag(from: CGPoint(x: 196, y: 500), to: CGPoint(x: 196, y: 800), duration: 0.15)
        scene.stage.settle()
        expectAllGone()
    }
}
