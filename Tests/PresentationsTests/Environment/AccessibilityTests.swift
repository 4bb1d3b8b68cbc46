import KitTestSupport
import Presentations
import PresentationsTesting
import Testing
import UIKit

/// VoiceOver's view of a presentation: a modal view, and a gesture that dismisses.
@MainActor
struct AccessibilityTests {
    /// A card at rest with a delegate that records its calls.
    @MainActor
    private struct Watched {
        let scene = PresentedStage()
        let content = CountingViewController()
        let delegate = RecordingDelegate()

        init() {
            scene.presenter.presentAsCard(content)
            content.presentationController?.delegate = delegate
            scene.stage.settle()
        }

        func escape() throws -> Bool {
            try #require(content.presentationController?.presentedView).accessibilityPerformEscape()
        }
    }

    @Test(
        "For VoiceOver the container is modal, which is the presenter's sibling (X1)",
        arguments: [0, 1, 2])
    func modal(style: Int) throws {
        let scene = PresentedStage()
        let content = CountingViewController(CGSize(width: 200, height: 200))
        switch style {
        case 0: scene.presenter.presentAsCard(content)
        case 1: scene.presenter.presentAsHalfSheet(content)
        default: scene.presenter.presentAsPopup(content)
        }
        scene.stage.settle()
        let container = try #require(scene.container)
        #expect(container.accessibilityViewIsModal)
        #expect(!container.isDescendant(of: scene.presenter.view))
        #expect(!scene.presenter.view.isDescendant(of: container))
    }

    @Test("The escape gesture dismisses, and the delegate hears of it in order (R16, X3)")
    func escape() throws {
        let card = Watched()
        #expect(try card.escape())
        #expect(card.delegate.calls == ["should", "will"])
        card.scene.stage.settle()
        #expect(card.delegate.calls == ["should", "will", "did"])
        #expect(card.scene.presenter.presentedViewController == nil)
    }

    @Test("Content that is modal in its presentation is not dismissed; the delegate hears of the attempt (Q3)")
    func modalInPresentation() throws {
        let card = Watched()
        card.content.isModalInPresentation = true
        #expect(try card.escape())
        card.scene.stage.settle()
        #expect(card.delegate.calls == ["attempt"])
        #expect(card.scene.presenter.presentedViewController === card.content)
    }

    @Test("A delegate may refuse, and hears of the attempt")
    func refused() throws {
        let card = Watched()
        card.delegate.allows = false
        #expect(try card.escape())
        card.scene.stage.settle()
        #expect(card.delegate.calls == ["should", "attempt"])
        #expect(card.scene.presenter.presentedViewController === card.content)
    }

    @Test("A programmatic dismissal makes no call to the delegate (Q4)")
    func programmatic() {
        let card = Watched()
        card.content.dismiss(animated: true)
        card.scene.stage.settle()
        #expect(card.scene.presenter.presentedViewController == nil)
        #expect(card.delegate.calls == [])
    }

    @Test("Under another presentation the gesture is not handled and not reported")
    func covered() throws {
        let card = Watched()
        card.content.presentAsPopup(CountingViewController())
        card.scene.stage.settle()
        #expect(try !card.escape())
        card.scene.stage.settle()
        #expect(card.delegate.calls == [])
        #expect(card.content.presentedViewController != nil)
    }

    @Test("A second gesture while the card is leaving is not dealt with")
    func twice() throws {
        let card = Watched()
        #expect(try card.escape())
        #expect(try !card.escape())
        card.scene.stage.settle()
        #expect(card.delegate.calls == ["should", "will", "did"])
    }
}
