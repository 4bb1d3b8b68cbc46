import PresentationsTesting
import Testing
import UIKit

@testable import Presentations

/// A stage that is released leaves nothing behind, whatever is on it: otherwise it would react to every later keyboard.
@MainActor
struct DroppedStageTests {
    private struct Left {
        weak var window: UIWindow?
        weak var root: UIViewController?
        weak var content: UIViewController?
        weak var controller: UIPresentationController?

        var names: [String] {
            [
                ("window", window as AnyObject?), ("root", root), ("content", content), ("controller", controller),
            ].filter { $0.1 != nil }.map(\.0)
        }
    }

    nonisolated enum Moment: CaseIterable, Sendable {
        case requested, underWay, atRest, dragged, leaving, rotating
    }

    private func left(
        at moment: Moment, root: () -> UIViewController = { UIViewController() },
        content: () -> UIViewController = { UIViewController() },
        _ present: (UIViewController, UIViewController) -> Void
    ) -> Left {
        let stage = Stage(.iPhone15)
        let (root, content) = (root(), content())
        stage.show(root)
        stage.settle()
        present(root, content)
        if moment != .requested { stage.advance(by: 0.1) }
        if moment != .requested, moment != .underWay { stage.settle() }
        switch moment {
        case .requested, .underWay, .atRest: break
        case .dragged:
            stage.touchDown(at: CGPoint(x: 196, y: 700))
            for step in 1...10 {
                stage.advance(by: 1.0 / 60)
                stage.touchMoved(to: CGPoint(x: 196, y: 700 + CGFloat(step) * 10))
            }
        case .leaving:
            root.dismiss(animated: true)
            stage.advance(by: 0.1)
        case .rotating:
            stage.rotate(to: .landscapeLeft)
            stage.advance(by: 0.1)
        }
        return Left(
            window: stage.window, root: root, content: content,
            controller: root.presentedViewController?.presentationController)
    }

    /// What is in motion is gone at once, and time on other stages brings nothing back. The end of a drag leaves a task.
    private func expectNothing(_ left: Left, at moment: Moment) {
        if moment != .dragged { #expect(left.names == [], "\(moment)") }
        Stage(.iPhone15).advance(by: 5)
        #expect(left.names == [], "\(moment)")
    }

    @Test("A card", arguments: Moment.allCases)
    func card(moment: Moment) {
        expectNothing(left(at: moment) { $0.presentAsCard($1) }, at: moment)
    }

    @Test("A half-sheet", arguments: Moment.allCases)
    func halfSheet(moment: Moment) {
        expectNothing(left(at: moment) { $0.presentAsHalfSheet($1) }, at: moment)
    }

    @Test("UIKit's own full-screen presentation, which takes the presenter out", arguments: Moment.allCases)
    func fullScreen(moment: Moment) {
        expectNothing(
            left(at: moment) {
                $1.modalPresentationStyle = .fullScreen
                $0.present($1, animated: true)
            }, at: moment)
    }

    @Test("A card over a card", arguments: Moment.allCases)
    func stacked(moment: Moment) {
        expectNothing(
            left(at: moment) {
                $0.presentAsCard($1, animated: false)
                $1.presentAsCard(UIViewController(), animated: false)
            }, at: moment)
    }

    @Test("A card over a stack in tabs, with a stack in it that pushes", arguments: Moment.allCases)
    func containers(moment: Moment) {
        func tabs() -> UIViewController {
            let tabs = UITabBarController()
            tabs.viewControllers = [UINavigationController(rootViewController: UIViewController()), UIViewController()]
            return tabs
        }
        let left = left(
            at: moment, root: tabs, content: { UINavigationController(rootViewController: UIViewController()) }
        ) {
            $0.presentAsCard($1, animated: false)
            ($1 as? UINavigationController)?.pushViewController(UIViewController(), animated: true)
        }
        expectNothing(left, at: moment)
    }

    @Test("A root that was replaced while it presented")
    func replacedRoot() {
        weak var old: UIViewController?
        do {
            let stage = Stage(.iPhone15)
            let root = UIViewController()
            old = root
            stage.show(root)
            root.presentAsCard(UIViewController())
            stage.settle()
            stage.show(UIViewController())
            stage.settle()
        }
        #expect(old == nil)
    }

    @Test("A controller that was asked for its presentation controller and never presented")
    func prepared() {
        weak var left: UIViewController?
        do {
            let stage = Stage(.iPhone15)
            let root = UIViewController()
            left = root
            _ = root.presentationController
            stage.show(root)
            stage.settle()
        }
        #expect(left == nil)
    }

    @Test("Nothing on a released stage reacts to a keyboard any more")
    func keyboard() {
        final class Listening: UIViewController {
            var onLayout: () -> Void = {}
            override func viewWillLayoutSubviews() { onLayout() }
        }
        var layouts = 0
        do {
            let stage = Stage(.iPhone15)
            let root = UIViewController()
            let content = Listening()
            stage.show(root)
            root.presentAsCard(content)
            stage.settle()
            content.onLayout = { layouts += 1 }
        }
        let other = Stage(.iPhone15)
        other.show(UIViewController())
        other.showKeyboard(height: 336)
        other.settle()
        #expect(layouts == 0)
    }
}
