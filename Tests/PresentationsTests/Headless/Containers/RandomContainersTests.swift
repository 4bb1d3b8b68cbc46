import PresentationsTesting
import Testing
import UIKit

@testable import Presentations

/// R17: users and code that do anything to tabs and stacks at any moment.
@MainActor
@Suite("Containers: at random")
struct RandomContainersTests {
    /// Three stacks in tabs, each container with a transition of its own, and somebody who throws dice.
    @MainActor
    private final class Player {
        let stage = Stage(.iPhone15)
        let tabs = UITabBarController()
        let stacks = (0..<3).map { UINavigationController(rootViewController: NavigationScene.page("root \($0)")) }
        private var dice: Dice
        private var finger: CGPoint?
        private(set) var deeds: [String] = []
        private var pushed = 0

        init(seed: Int) {
            dice = Dice(seed: seed)
            let transitions = [
                NavigationTransition(), NavigationTransition(push: .drop, pop: .fly, interactivePop: .edge),
                NavigationTransition(push: .flip, pop: .uncover),
            ]
            for (stack, transition) in zip(stacks, transitions) { stack.use(transition) }
            tabs.viewControllers = stacks
            tabs.use(TabTransition())
            stage.show(tabs)
        }

        var stack: UINavigationController { stacks.first { $0 === tabs.selectedViewController } ?? stacks[0] }

        func play(_ steps: Int) {
            for _ in 0..<steps {
                step()
                if dice.chance(60) { stage.advance(by: dice.number(0...0.2)) }
            }
            if finger != nil { stage.touchUp() }
            stage.settle()
        }

        private func step() {
            if finger != nil, dice.chance(60) { return moveFinger() }
            switch dice.roll(9) {
            case 0 where finger == nil:
                let index = dice.roll(3)
                note("tap \(index)")
                stage.tap(at: CGPoint(x: 65 + 131 * CGFloat(index), y: 790))
            case 1, 2:
                pushed += 1
                let isAnimated = dice.chance(80)
                note("push \(isAnimated)")
                stack.pushViewController(NavigationScene.page("page \(pushed)"), animated: isAnimated)
            case 3:
                let isAnimated = dice.chance(80)
                note("pop \(isAnimated)")
                stack.popViewController(animated: isAnimated)
            case 4:
                note("pop to root")
                stack.popToRootViewController(animated: true)
            case 5:
                let index = dice.roll(3)
                note("select \(index)")
                tabs.selectedIndex = index
            case 6:
                note("replace")
                pushed += 1
                let page = NavigationScene.page("page \(pushed)")
                stack.setViewControllers([stack.viewControllers[0], page], animated: dice.chance(80))
            default: moveFinger()
            }
        }

        private func moveFinger() {
            if let old = finger, dice.chance(25) {
                note("up")
                stage.touchMoved(to: old)
                stage.touchUp()
                finger = nil
            } else if let old = finger {
                let point = CGPoint(
                    x: min(390, max(3, old.x + dice.number(-120...120))), y: old.y + dice.number(-10...10))
                note("move \(point.x.rounded())")
                finger = point
                stage.touchMoved(to: point)
            } else {
                let point = CGPoint(x: dice.chance(30) ? 3 : dice.number(20...370), y: dice.number(200...600))
                note("down \(point.x.rounded())")
                finger = point
                stage.touchDown(at: point)
            }
        }

        private func note(_ deed: String) { deeds.append(deed) }

        var flaws: [String] {
            let selected = tabs.selectedViewController.map { PresentationsTests.flaws(of: $0, in: tabs) } ?? ["nothing"]
            let inner = stack.topViewController.map { PresentationsTests.flaws(of: $0, in: stack) } ?? ["empty"]
            return selected + inner
        }
    }

    @Test(
        "R17: in the end one child is seen in each container, in its place, and the bars are right", arguments: 0..<24)
    func anything(seed: Int) {
        let player = Player(seed: seed)
        player.play(200)
        #expect(player.flaws == [], "seed \(seed): \(player.deeds.suffix(30))")
        // And everything works afterwards.
        player.stack.pushViewController(NavigationScene.page("last"), animated: true)
        player.stage.settle()
        player.stage.slide(from: CGPoint(x: 3, y: 400), by: 300)
        player.stage.letGo()
        #expect(player.stack.topViewController?.title != "last")
        #expect(player.flaws == [])
        #expect(player.stack.interactivePopGestureRecognizer?.isEnabled == false)
        player.stack.removeNavigationTransition()
        #expect(player.stack.interactivePopGestureRecognizer?.isEnabled == true)
    }
}
