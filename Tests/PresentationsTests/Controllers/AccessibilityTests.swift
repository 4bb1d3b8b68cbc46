import PresentationsTesting
import Testing
import UIKit

@testable import Presentations

/// What VoiceOver gets: a modal view, and a gesture that dismisses.
@MainActor
struct AccessibilityTests {
    @Test(
        "X1: for VoiceOver the presented view is modal, and its container, which is the presenter's sibling",
        arguments: [0, 1, 2])
    func modal(style: Int) throws {
        let scene = Scene()
        let content = CountingViewController(CGSize(width: 200, height: 200))
        switch style {
        case 0: scene.presenter.presentAsCard(content)
        case 1: scene.presenter.presentAsHalfSheet(content)
        default: scene.presenter.presentAsPopup(content)
        }
        scene.stage.settle()
        let chrome = try #require(scene.chrome)
        #expect(chrome.accessibilityViewIsModal)
        let container = try #require(scene.container)
        #expect(container.accessibilityViewIsModal)
        #expect(!container.isDescendant(of: scene.presenter.view))
        #expect(!scene.presenter.view.isDescendant(of: container))
    }

    @Test("R16, X3: the escape gesture dismisses, and the delegate hears of it in order")
    func escape() throws {
        let scene = Scene()
        let content = CountingViewController()
        let delegate = RecordingDelegate()
        scene.presenter.presentAsCard(content)
        content.presentationController?.delegate = delegate
        scene.stage.settle()
        #expect(try #require(scene.chrome).accessibilityPerformEscape())
        #expect(delegate.calls == ["should", "will"])
        scene.stage.settle()
        #expect(delegate.calls == ["should", "will", "did"])
        #expect(scene.presenter.presentedViewController == nil)
    }

    @Test("Q3: content that is modal in its presentation is not dismissed; the delegate hears of the attempt")
    func modalInPresentation() throws {
        let scene = Scene()
        let content = CountingViewController()
        content.isModalInPresentation = true
        let delegate = RecordingDelegate()
        scene.presenter.presentAsHalfSheet(content)
        content.presentationController?.delegate = delegate
        scene.stage.settle()
        #expect(try #require(scene.chrome).accessibilityPerformEscape())
        scene.stage.settle()
        #expect(delegate.calls == ["attempt"])
        #expect(scene.presenter.presentedViewController === content)
    }

    @Test("A delegate may refuse, and hears of the attempt")
    func refused() throws {
        let scene = Scene()
        let content = CountingViewController()
        let delegate = RecordingDelegate()
        delegate.allows = false
        scene.presenter.presentAsPopup(content)
        content.presentationController?.delegate = delegate
        scene.stage.settle()
        #expect(try #require(scene.chrome).accessibilityPerformEscape())
        scene.stage.settle()
        #expect(delegate.calls == ["should", "attempt"])
        #expect(scene.presenter.presentedViewController === content)
    }

    @Test("Q4: a programmatic dismissal tells the delegate nothing")
    func programmatic() {
        let scene = Scene()
        let content = CountingViewController()
        let delegate = RecordingDelegate()
        scene.presenter.presentAsCard(content)
        content.presentationController?.delegate = delegate
        scene.stage.settle()
        content.dismiss(animated: true)
        scene.stage.settle()
        #expect(delegate.calls == [])
    }

    @Test("Under another presentation the gesture is not dealt with, and nobody hears of it")
    func covered() throws {
        let scene = Scene()
        let content = CountingViewController()
        let delegate = RecordingDelegate()
        scene.presenter.presentAsCard(content)
        content.presentationController?.delegate = delegate
        scene.stage.settle()
        let chrome = try #require(scene.chrome)
        content.presentAsPopup(CountingViewController())
        scene.stage.settle()
        #expect(!chrome.accessibilityPerformEscape())
        scene.stage.settle()
        #expect(delegate.calls == [])
        #expect(content.presentedViewController != nil)
    }

    @Test("A second gesture while the card is leaving is not dealt with")
    func twice() throws {
        let scene = Scene()
        let content = CountingViewController()
        let delegate = RecordingDelegate()
        scene.presenter.presentAsCard(content)
        content.presentationController?.delegate = delegate
        scene.stage.settle()
        let chrome = try #require(scene.chrome)
        #expect(chrome.accessibilityPerformEscape())
        #expect(!chrome.accessibilityPerformEscape())
        scene.stage.settle()
        #expect(delegate.calls == ["should", "will", "did"])
    }
}
