import KitTestSupport
import Presentations
import PresentationsTesting
import Testing
import UIKit

/// VoiceOver's escape gesture, whichever way it takes from the focused element.
@MainActor
struct EscapeTests {
    private let scene = PresentedStage()

    private final class ContentViewController: UIViewController {
        let label = UILabel()
        var handles = false
        private(set) var escapes = 0

        override func viewDidLoad() {
            super.viewDidLoad()
            label.text = "Focused"
            label.frame = CGRect(x: 20, y: 20, width: 100, height: 40)
            view.addSubview(label)
        }

        override func accessibilityPerformEscape() -> Bool {
            escapes += 1
            return handles
        }
    }

    private func escape(from view: UIView, by route: Assumptions.EscapeRoute) -> Bool {
        UIAccessibility.settings.isVoiceOverRunning = true
        UIAccessibility.focus(view)
        defer {
            UIAccessibility.focus(nil)
            UIAccessibility.settings.isVoiceOverRunning = false
        }
        return Assumptions.assuming({ $0.escapeRoute = route }) { UIAccessibility.performEscape() }
    }

    @Test("From inside the content it dismisses (Q-13, Z12)", arguments: Assumptions.EscapeRoute.allCases)
    func content(route: Assumptions.EscapeRoute) {
        let content = ContentViewController()
        scene.presenter.presentAsCard(content)
        scene.stage.settle()
        #expect(escape(from: content.label, by: route))
        scene.stage.settle()
        #expect(scene.presenter.presentedViewController == nil)
        #expect(content.escapes == 1)
        #expect(content.view.accessibilityPerformEscapeBlock == nil)
    }

    @Test("From inside a stack in a sheet it dismisses, too (Q-13)", arguments: Assumptions.EscapeRoute.allCases)
    func stack(route: Assumptions.EscapeRoute) {
        let content = ContentViewController()
        scene.presenter.presentAsHalfSheet(UINavigationController(rootViewController: content))
        scene.stage.settle()
        #expect(escape(from: content.label, by: route))
        scene.stage.settle()
        #expect(scene.presenter.presentedViewController == nil)
    }

    @Test("Content that handles it itself goes first (Q-13)", arguments: Assumptions.EscapeRoute.allCases)
    func own(route: Assumptions.EscapeRoute) {
        let content = ContentViewController()
        content.handles = true
        scene.presenter.presentAsCard(content)
        scene.stage.settle()
        #expect(escape(from: content.label, by: route))
        scene.stage.settle()
        #expect(scene.presenter.presentedViewController === content)
        #expect(content.escapes == 1)
    }

    @Test(
        "Content that is modal refuses it, and nobody below is asked (Q-13)",
        arguments: Assumptions.EscapeRoute.allCases)
    func modal(route: Assumptions.EscapeRoute) {
        let content = ContentViewController()
        content.isModalInPresentation = true
        scene.presenter.presentAsCard(content)
        scene.stage.settle()
        #expect(escape(from: content.label, by: route))
        scene.stage.settle()
        #expect(scene.presenter.presentedViewController === content)
    }

    @Test("A handler that the app has put on its view stays (Q-13)", arguments: Assumptions.EscapeRoute.allCases)
    func ownHandler(route: Assumptions.EscapeRoute) {
        let content = ContentViewController()
        var count = 0
        content.view.accessibilityPerformEscapeBlock = {
            count += 1
            return true
        }
        scene.presenter.presentAsCard(content)
        scene.stage.settle()
        #expect(escape(from: content.label, by: route))
        scene.presenter.dismiss(animated: false)
        scene.stage.settle()
        #expect(count == 1)
        #expect(content.view.accessibilityPerformEscapeBlock != nil)
    }
}
