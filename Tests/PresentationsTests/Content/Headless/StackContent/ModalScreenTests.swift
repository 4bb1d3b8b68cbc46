import Presentations
import PresentationsTesting
import Testing
import UIKit

/// A screen inside a presented container that is `isModalInPresentation`, as in Apple's sample code (Q8).
@MainActor @Suite struct ModalScreenTests {
    /// The containers that show the screen, each as presented.
    enum Container: CaseIterable {
        case none, stack, tabs, stackInTabs, replaceable

        @MainActor func around(_ screen: UIViewController) -> UIViewController {
            switch self {
            case .none: return screen
            case .stack: return UINavigationController(rootViewController: screen)
            case .tabs, .stackInTabs:
                let tabs = UITabBarController()
                let first = self == .tabs ? screen : UINavigationController(rootViewController: screen)
                tabs.viewControllers = [first, UIViewController()]
                return tabs
            case .replaceable:
                return ReplaceableContentViewController(UINavigationController(rootViewController: screen))
            }
        }
    }

    private final class Attempts: NSObject, UIAdaptivePresentationControllerDelegate {
        var count = 0

        func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
            count += 1
        }
    }

    private let stage = Stage(.iPhone15)
    private let home = UIViewController()
    private let screen = UIViewController()
    private let attempts = Attempts()

    private func present(_ content: UIViewController) {
        stage.show(home)
        home.presentAsHalfSheet(content)
        content.presentationController?.delegate = attempts
        stage.settle()
    }

    @Test(
        "Neither a tap outside nor a drag dismisses, and the delegate hears of each attempt",
        arguments: Container.allCases)
    func refusal(container: Container) {
        let content = container.around(screen)
        present(content)
        screen.isModalInPresentation = true
        stage.tap(at: CGPoint(x: 196, y: 100))
        stage.settle()
        #expect(home.presentedViewController === content)
        #expect(attempts.count == 1)
        stage.drag(from: CGPoint(x: 196, y: 410), to: CGPoint(x: 196, y: 840), duration: 0.2)
        stage.settle()
        #expect(home.presentedViewController === content)
        #expect(attempts.count == 2)

        screen.isModalInPresentation = false
        stage.tap(at: CGPoint(x: 196, y: 100))
        stage.settle()
        #expect(home.presentedViewController == nil)
        #expect(attempts.count == 2)
    }

    @Test("Only the screen on top of a stack counts")
    func top() {
        let stack = UINavigationController(rootViewController: screen)
        present(stack)
        screen.isModalInPresentation = true
        stack.pushViewController(UIViewController(), animated: true)
        stage.settle()
        stage.tap(at: CGPoint(x: 196, y: 100))
        stage.settle()
        #expect(home.presentedViewController == nil)
    }

    @Test("Touches beside an undimmed sheet stay with it while its screen is modal")
    func undimmed() throws {
        let stack = UINavigationController(rootViewController: screen)
        stage.show(home)
        home.presentAsHalfSheet(stack, style: HalfSheet(largestUndimmedDetentIdentifier: .medium))
        stage.settle()
        let point = CGPoint(x: 196, y: 100)
        #expect(stage.window.hitTest(point, with: nil) === home.view)
        screen.isModalInPresentation = true
        #expect(stage.window.hitTest(point, with: nil) !== home.view)
    }
}
