import SeededRandom
import UIKit

@testable import TestSupport

/// An app of tabs and stacks, in which the user and the code do anything at any time.
@MainActor
final class RandomApp {
    let phone: Phone
    let tabs = UITabBarController()
    let transitions: RandomTransitions
    private var random: SeededGenerator
    private var count = 0
    private var isLandscape = false
    private(set) var log: [String] = []
    private var everybody: [Weak] = []

    private struct Weak {
        weak var controller: WatchedViewController?
    }

    init(seed: Int) {
        random = SeededGenerator(seed: seed)
        transitions = RandomTransitions(seed: seed &+ 1000)
        phone = Phone(root: tabs)
        tabs.viewControllers = [stack(), stack(), make()]
        MainLoop.current.settle()
        tabs.delegate = transitions
    }

    // MARK: Making

    private func make() -> WatchedViewController {
        let controller = WatchedViewController()
        count += 1
        controller.title = "\(count)"
        everybody.append(Weak(controller: controller))
        return controller
    }

    private func stack() -> UINavigationController {
        let navigation = UINavigationController(rootViewController: make())
        navigation.definesPresentationContext = false
        if random.chance(60) { navigation.delegate = transitions }
        return navigation
    }

    // MARK: Finding

    var alive: [WatchedViewController] { everybody.compactMap(\.controller) }

    private func controllers(from controller: UIViewController) -> [UIViewController] {
        [controller] + controller.children.flatMap(controllers(from:))
    }

    /// Every controller that is visible or could be, the root first.
    private var reachable: [UIViewController] {
        var all = controllers(from: tabs)
        var index = 0
        while index < all.count {
            if let presented = all[index].presentedViewController, !all.contains(presented) {
                all += controllers(from: presented)
            }
            index += 1
        }
        return all
    }

    private var stacks: [UINavigationController] { reachable.compactMap { $0 as? UINavigationController } }

    // MARK: Acting

    func act() {
        let animated = random.chance(70)
        switch Int.random(in: 0..<24, using: &random) {
        case 0...2:
            guard let navigation = random.element(of: stacks) else { return }
            note("push \(count + 1) on \(name(navigation)) animated: \(animated)")
            navigation.pushViewController(make(), animated: animated)
        case 3...4:
            guard let navigation = random.element(of: stacks) else { return }
            note("pop \(name(navigation)) animated: \(animated)")
            navigation.popViewController(animated: animated)
        case 5:
            guard let navigation = random.element(of: stacks) else { return }
            note("pop to root \(name(navigation)) animated: \(animated)")
            navigation.popToRootViewController(animated: animated)
        case 6:
            guard let navigation = random.element(of: stacks) else { return }
            var new = navigation.viewControllers.filter { _ in random.chance(60) }
            if random.chance(50) || new.isEmpty { new.append(make()) }
            note("set \(new.map { $0.title ?? "?" }) on \(name(navigation)) animated: \(animated)")
            navigation.setViewControllers(new, animated: animated)
        case 7...9:
            let index = Int.random(in: 0..<3, using: &random)
            note("select \(index)")
            tabs.selectedIndex = index
        case 10...12: present(animated: animated)
        case 13...15:
            guard let controller = random.element(of: reachable) else { return }
            note("dismiss \(name(controller)) animated: \(animated)")
            controller.dismiss(animated: animated)
        case 16...18:
            note("touch")
            transitions.touch(lifting: false)
        case 19...20:
            note("lift")
            transitions.touch(lifting: true)
        case 21:
            note("rotate")
            turn()
        case 22:
            guard let navigation = random.element(of: stacks) else { return }
            note("bar of \(name(navigation)) animated: \(animated)")
            navigation.setNavigationBarHidden(!navigation.isNavigationBarHidden, animated: animated)
        default:
            note("tab bar animated: \(animated)")
            tabs.setTabBarHidden(!tabs.isTabBarHidden, animated: animated)
        }
    }

    private func present(animated: Bool) {
        guard let presenter = random.element(of: reachable) else { return }
        let presented = random.chance(40) ? stack() : make()
        let styles: [UIModalPresentationStyle] = [
            .custom, .custom, .custom, .fullScreen, .overFullScreen, .pageSheet,
        ]
        presented.modalPresentationStyle = random.element(of: styles) ?? .custom
        presented.transitioningDelegate = transitions
        note(
            "present \(name(presented)) on \(name(presenter)) \(presented.modalPresentationStyle) animated: \(animated)"
        )
        presenter.present(presented, animated: animated)
    }

    private func turn() {
        isLandscape.toggle()
        if isLandscape {
            phone.turnToLandscape()
        } else {
            phone.screen.resize(
                to: CGRect(x: 0, y: 0, width: 393, height: 852),
                safeAreaInsets: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0),
                traits: UITraitCollection(traitsFrom: [
                    UITraitCollection(horizontalSizeClass: .compact), UITraitCollection(verticalSizeClass: .regular),
                ]))
        }
    }

    func pass() {
        switch Int.random(in: 0..<4, using: &random) {
        case 0: break
        case 1:
            note("turn")
            MainLoop.current.turn()
        default:
            let seconds = Double.random(in: 0...0.4, using: &random)
            note("advance \(seconds)")
            MainLoop.current.advance(by: seconds)
        }
    }

    private func note(_ entry: String) { log.append(entry) }

    private func name(_ controller: UIViewController) -> String {
        if controller === tabs { return "tabs" }
        if let navigation = controller as? UINavigationController {
            return "stack[\(navigation.viewControllers.map { $0.title ?? "?" }.joined(separator: ","))]"
        }
        return controller.title ?? "?"
    }

    // MARK: Resting

    /// Lifts all fingers and waits until nothing moves.
    func rest() {
        for _ in 0..<20 {
            MainLoop.current.settle()
            if transitions.interactors.isEmpty { break }
            transitions.touch(lifting: true)
        }
        MainLoop.current.settle()
    }

    func dismissEverything() {
        for _ in 0..<30 {
            guard let presenter = reachable.first(where: { $0.presentedViewController != nil }) else { break }
            presenter.dismiss(animated: false)
            rest()
        }
    }

    var faults: [String] {
        var faults = alive.flatMap(\.faults)
        for navigation in stacks {
            let views = navigation.topViewController?.viewIfLoaded?.superview?.subviews ?? []
            if navigation.viewIfLoaded?.window != nil {
                if views.map({ $0 }) != [navigation.topViewController?.viewIfLoaded].compactMap({ $0 }) {
                    faults.append("\(name(navigation)) shows \(views.count) views")
                }
                if navigation.navigationBar.topItem !== navigation.topViewController?.navigationItem {
                    faults.append("\(name(navigation)) has another bar")
                }
            }
            if navigation.transitionCoordinator != nil { faults.append("\(name(navigation)) has a coordinator") }
            if navigation.children != navigation.viewControllers {
                faults.append("\(name(navigation)) other children \(navigation.children.map { $0.title ?? "?" })")
            }
        }
        let views = tabs.selectedViewController?.viewIfLoaded?.superview?.subviews ?? []
        if tabs.view.window != nil, views.count != 1 { faults.append("tabs show \(views.count) views") }
        if transitions.begun != transitions.completed {
            faults.append("\(transitions.begun) transitions began, \(transitions.completed) ended")
        }
        return faults
    }
}
