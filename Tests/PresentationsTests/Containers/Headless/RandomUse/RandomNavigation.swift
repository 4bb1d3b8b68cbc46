import KitTestSupport
import Presentations
import SeededRandom
import Testing
import UIKit

@testable import PresentationsTesting

/// Three tabs with a navigation controller each, and a user who never waits.
@MainActor
final class RandomNavigation {
    let stage = Stage(.iPhone15)
    let tabs = UITabBarController()
    let navigations: [UINavigationController]
    /// The operations, for the report of a failure.
    private(set) var log: [String] = []
    private let popDelegates: [ObjectIdentifier?]
    let transitions = TransitionCount()
    private var random: SeededGenerator
    private var finger: CGPoint?

    /// The numbers of transitions that have begun and ended.
    @MainActor
    final class TransitionCount {
        var begun = 0
        var ended = 0
        var cancelled = 0
        /// The completed transitions that a finger began.
        var led = 0
    }

    /// A screen that records its transitions.
    private final class Screen: CountingViewController {
        let transitions: TransitionCount

        init(_ transitions: TransitionCount) {
            self.transitions = transitions
            super.init()
        }

        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            guard let coordinator = transitionCoordinator else { return }
            transitions.begun += 1
            _ = coordinator.animate(alongsideTransition: nil) { [transitions] context in
                transitions.ended += 1
                if context.isCancelled { transitions.cancelled += 1 }
                if !context.isCancelled, context.initiallyInteractive { transitions.led += 1 }
            }
        }
    }

    init(seed: Int) {
        random = SeededGenerator(seed: seed)
        let transitions = transitions
        let animations: [TransitionAnimation] = [
            .parallax(from: .trailing), .push(from: .trailing), .drop, .flip, .cube, .door, .fadeThrough(), .scale,
            .crossDissolve,
        ]
        var navigations: [UINavigationController] = []
        for index in 0..<3 {
            let navigation = UINavigationController(rootViewController: Screen(transitions))
            navigation.tabBarItem = UITabBarItem(title: "\(index)", image: nil, tag: index)
            navigations.append(navigation)
        }
        self.navigations = navigations
        popDelegates = navigations.map { navigation in
            navigation.loadViewIfNeeded()
            return navigation.interactivePopGestureRecognizer?.delegate.map { ObjectIdentifier($0) }
        }
        tabs.viewControllers = navigations
        for (index, navigation) in navigations.enumerated() {
            let pop: NavigationTransition.InteractivePop = [.anywhere, .edge, .anywhere][index]
            navigation.use(
                NavigationTransition(
                    push: animations[random.int(below: animations.count)],
                    pop: animations[random.int(below: animations.count)],
                    interactivePop: pop))
        }
        tabs.use(TabTransition(animation: animations[random.int(below: animations.count)]))
        stage.show(tabs)
        stage.settle()
    }

    private var navigation: UINavigationController { navigations[min(2, max(0, tabs.selectedIndex))] }

    // MARK: Operations

    /// Performs an operation; time passes only now and then.
    func act() {
        switch random.int(below: 17) {
        case 0, 1, 2: note("tap on tab") { stage.host.fingers.tap(at: place(ofTab: random.int(below: 3)), finger: 1) }
        case 3: note("select") { tabs.selectedIndex = random.int(below: 3) }
        case 4, 5: note("push") { navigation.pushViewController(Screen(transitions), animated: random.chance(85)) }
        case 6: note("pop") { navigation.popViewController(animated: random.chance(85)) }
        case 7: note("pop to root") { navigation.popToRootViewController(animated: true) }
        case 8, 9: note("finger") { moveFinger() }
        case 10, 11, 12, 13: note("swipe") { swipe() }
        case 14: note("present") { present() }
        case 15: note("dismiss") { tabs.dismiss(animated: random.chance(80)) }
        default: note("turn") { stage.rotate(to: random.chance(50) ? .landscapeLeft : .portrait) }
        }
        if random.chance(70) { note("wait") { stage.advance(by: random.number(0...0.35)) } }
    }

    private func note(_ what: String, _ action: () -> Void) {
        log.append(what)
        action()
    }

    private func place(ofTab index: Int) -> CGPoint {
        let bar = tabs.tabBar
        let width = bar.bounds.width / 3
        return bar.convert(CGPoint(x: (CGFloat(index) + 0.5) * width, y: 20), to: stage.window)
    }

    private func moveFinger() {
        if let point = finger {
            let next = CGPoint(x: point.x + random.number(-200...200), y: point.y + random.number(-20...20))
            stage.touchMoved(to: next)
            finger = next
            guard random.chance(40) else { return }
            stage.touchUp()
            finger = nil
        } else {
            let point = CGPoint(x: random.chance(50) ? 3 : random.number(30...350), y: random.number(150...350))
            stage.touchDown(at: point)
            finger = point
        }
    }

    private func present() {
        let content = CountingViewController(CGSize(width: 0, height: 300))
        if random.chance(70) {
            navigation.presentAsCard(content)
        } else {
            content.modalPresentationStyle = .fullScreen
            navigation.present(content, animated: true)
        }
    }

    private func swipe() {
        guard finger == nil else { return }
        let start = CGPoint(x: random.chance(50) ? 3 : random.number(30...150), y: 300)
        let way = random.number(-180...300)
        stage.drag(
            from: start, to: CGPoint(x: start.x + way, y: 305), duration: Double(random.number(0.05...0.4)))
    }

    // MARK: Invariants

    /// Waits until everything is at rest, in portrait.
    func settle() {
        if finger != nil { stage.touchUp() }
        finger = nil
        stage.rotate(to: .portrait)
        stage.settle()
        tabs.dismiss(animated: true)
        stage.settle()
    }

    var faults: [String] {
        var faults: [String] = []
        func expect(_ condition: Bool, _ sentence: @autoclosure () -> String) {
            if !condition { faults.append(sentence()) }
        }
        let seen = navigations.filter { $0.viewIfLoaded?.window != nil }
        expect(seen.count == 1 && seen.first === tabs.selectedViewController, "\(seen.count) tabs are visible")
        for (index, navigation) in navigations.enumerated() {
            let top = navigation.topViewController
            let visible = navigation.viewControllers.filter { $0.viewIfLoaded?.window != nil }
            let isSeen = navigation.viewIfLoaded?.window != nil
            expect(visible == (isSeen ? [top].compactMap { $0 } : []), "tab \(index) shows \(visible.count) screens")
            expect(navigation.transitionCoordinator == nil, "a transition in tab \(index) is under way still")
            let delegate = navigation.interactivePopGestureRecognizer?.delegate.map { ObjectIdentifier($0) }
            expect(delegate == popDelegates[index], "the pop recogniser of tab \(index) has another delegate")
            for controller in navigation.viewControllers {
                guard let screen = controller as? CountingViewController, let view = controller.viewIfLoaded else {
                    continue
                }
                let isVisible = view.window != nil
                expect(view.alpha == 1 && view.transform == .identity, "a screen of tab \(index) looks odd")
                expect(
                    screen.calls.last == (isVisible ? "didAppear" : "didDisappear")
                        || !isVisible && screen.calls.isEmpty,
                    "a screen of tab \(index) heard \(screen.calls.suffix(3)) last")
                if isVisible {
                    expect(view.frame == CGRect(x: 0, y: 0, width: 393, height: 852), "a screen is at \(view.frame)")
                    expect(view.superview?.subviews.count == 1, "something is left beside a screen")
                }
            }
        }
        expect(tabs.presentedViewController == nil, "something is presented still")
        expect(stage.window.subviews.count == 1, "something is left in the window")
        expect(tabs.transitionCoordinator == nil, "a change of tabs is under way still")
        expect(tabs.tabBar.isUserInteractionEnabled, "the bar is disabled")
        let hit = stage.window.hitTest(place(ofTab: 1), with: nil)
        expect(hit?.isDescendant(of: tabs.tabBar) == true, "the bar cannot be touched")
        expect(transitions.begun == transitions.ended, "\(transitions.begun) transitions, \(transitions.ended) ends")
        expect(!stage.window.isAnimated, "something is animated still")
        return faults
    }

    /// The tabs can be used as at the beginning.
    func tryEverything() -> [String] {
        var faults: [String] = []
        for index in [1, 2, 0] where tabs.selectedIndex != index {
            stage.tap(at: place(ofTab: index))
            stage.settle()
            if tabs.selectedIndex != index { faults.append("tab \(index) cannot be selected") }
        }
        navigation.popToRootViewController(animated: false)
        stage.settle()
        navigation.pushViewController(Screen(transitions), animated: true)
        stage.settle()
        stage.drag(from: CGPoint(x: 3, y: 300), to: CGPoint(x: 300, y: 300))
        stage.settle()
        if navigation.viewControllers.count != 1 { faults.append("the swipe back is dead") }
        navigations.forEach { $0.removeTransition() }
        if navigations.contains(where: { $0.interactivePopGestureRecognizer?.isEnabled != true }) {
            faults.append("UIKit's own swipe is switched off")
        }
        return faults
    }
}

extension UIView {
    /// True if anything in it is animated.
    fileprivate var isAnimated: Bool {
        layer.animationKeys()?.isEmpty == false || subviews.contains(where: \.isAnimated)
    }
}
