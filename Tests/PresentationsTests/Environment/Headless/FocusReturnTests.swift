import KitTestSupport
import Presentations
import PresentationsTesting
import Testing
import UIKit

/// VoiceOver's cursor moves into a presentation, and back.
@MainActor
struct FocusReturnTests {
    private let scene = PresentedStage()
    private let first = UIButton()
    private let button = UIButton()
    private let content = CountingViewController(CGSize(width: 200, height: 200))
    private let text = UILabel()

    init() {
        scene.presenter.view.addSubview(first)
        scene.presenter.view.addSubview(button)
        content.view.addSubview(text)
        scene.stage.settle()
    }

    private var focused: UIView? { UIAccessibility.focusedElement(using: .notificationVoiceOver) as? UIView }

    private func withVoiceOver(_ body: () throws -> Void) rethrows {
        startVoiceOver()
        defer { stopVoiceOver() }
        UIAccessibility.focus(button)
        try body()
    }

    @Test("Focus goes into the content, and back to what had it when the presentation is over (X2)")
    func andBack() {
        withVoiceOver {
            scene.presenter.presentAsCard(content)
            scene.stage.settle()
            #expect(focused === text)
            scene.presenter.dismiss(animated: true)
            scene.stage.settle()
            #expect(focused === button)
        }
    }

    @Test("What has gone meanwhile is not gone back to: the presenter's first element gets the focus (X2)")
    func gone() {
        withVoiceOver {
            scene.presenter.presentAsCard(content)
            scene.stage.settle()
            button.removeFromSuperview()
            scene.presenter.dismiss(animated: true)
            scene.stage.settle()
            #expect(focused === first)
        }
    }

    @Test("Beside an undimmed sheet the focus may go elsewhere, and then stays there when the sheet goes")
    func elsewhere() {
        withVoiceOver {
            scene.presenter.presentAsHalfSheet(
                content, style: HalfSheet(largestUndimmedDetentIdentifier: .large))
            scene.stage.settle()
            UIAccessibility.focus(first)
            scene.presenter.dismiss(animated: true)
            scene.stage.settle()
            #expect(focused === first)
        }
    }

    @Test("On the way in the focus stays where it is; a cancelled presentation leaves it there")
    func cancelled() {
        withVoiceOver {
            let style = InterruptibleCard()
            scene.presenter.present(content, as: style)
            scene.stage.advance(by: 0.1)
            #expect(focused === button)
            style.probe.pause()
            style.probe.cancel()
            scene.stage.settle()
            #expect(scene.presenter.presentedViewController == nil)
            #expect(focused === button)
        }
    }
}
