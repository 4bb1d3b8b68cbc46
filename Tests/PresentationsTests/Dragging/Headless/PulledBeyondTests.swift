import KitTestSupport
import Presentations
import PresentationsTesting
import Testing
import UIKit

/// A view that is pulled beyond its largest place gives a little, stays on the screen, and shows its own background.
@MainActor
struct PulledBeyondTests {
    struct Screen: Sendable, CustomTestStringConvertible {
        let device: Device
        let orientation: UIInterfaceOrientation
        let direction: UITraitEnvironmentLayoutDirection

        var testDescription: String { "\(device.name) \(orientation.rawValue) \(direction.rawValue)" }
    }

    nonisolated static let screens: [Screen] = [Device.iPhone15, .iPhoneSE, .iPad11].flatMap { device in
        [
            Screen(device: device, orientation: .portrait, direction: .leftToRight),
            Screen(device: device, orientation: .landscapeLeft, direction: .rightToLeft),
        ]
    }

    enum Kind: CaseIterable {
        case classic, floating, sideSheet, card, popup, leading, trailing
    }

    private let content = UIViewController()

    private func present(_ kind: Kind, on screen: Screen, content: UIViewController? = nil) -> Stage {
        let stage = Stage(screen.device, orientation: screen.orientation, layoutDirection: screen.direction)
        let home = UIViewController()
        home.view.backgroundColor = .systemTeal
        stage.show(home)
        let content = content ?? self.content
        if self.content.viewIfLoaded == nil { self.content.view.backgroundColor = .white }
        content.preferredContentSize = CGSize(width: 250, height: 250)
        switch kind {
        case .classic, .floating, .sideSheet:
            home.presentAsHalfSheet(
                content,
                style: HalfSheet {
                    $0.selectedDetentIdentifier = .large
                    $0.look = kind == .floating ? .floating : .classic
                    if kind == .sideSheet { $0.widePlacement = .leading() }
                })
        case .card: home.presentAsCard(content)
        case .popup: home.presentAsPopup(content, style: Popup(dismissal: .swipe))
        case .leading: home.presentAsDrawer(content)
        case .trailing: home.presentAsDrawer(content, style: Drawer(edge: .trailing))
        }
        stage.settle()
        return stage
    }

    /// The direction inward.
    private func inward(_ kind: Kind, _ screen: Screen) -> CGPoint {
        let sign: CGFloat = screen.direction == .rightToLeft ? -1 : 1
        return switch kind {
        case .leading: CGPoint(x: sign, y: 0)
        case .trailing: CGPoint(x: -sign, y: 0)
        default: CGPoint(x: 0, y: -1)
        }
    }

    private func frame(on stage: Stage, of content: UIViewController? = nil) -> CGRect {
        onScreen((content ?? self.content).presentationController?.presentedView)
    }

    @Test(
        "Pulled by 160 points, a view that almost fills the screen gives a little, and none leaves the screen",
        arguments: Kind.allCases, screens)
    func pulled(kind: Kind, screen: Screen) {
        let stage = present(kind, on: screen)
        let (rest, inward) = (frame(on: stage), inward(kind, screen))
        let isVertical = inward.x == 0
        let start = CGPoint(x: rest.midX, y: isVertical ? rest.minY + 30 : rest.midY)
        stage.touchDown(at: start)
        var given: [CGFloat] = []
        for way in [10, 20, 60, 170, 600] as [CGFloat] {
            stage.advance(by: 0.02)
            stage.touchMoved(to: CGPoint(x: start.x + inward.x * way, y: start.y + inward.y * way))
            let now = frame(on: stage)
            given.append(isVertical ? rest.minY - now.minY : inward.x * (now.midX - rest.midX))
            #expect(stage.window.bounds.insetBy(dx: -0.4, dy: -0.4).contains(now))
        }
        // Nothing is left to give for a view that covers the screen.
        let room = isVertical ? rest.minY : inward.x > 0 ? stage.window.bounds.width - rest.maxX : rest.minX
        #expect(given[0] == 0)
        #expect(given == given.sorted())
        #expect(given[4] <= room / 4 + 0.4)
        if room > 12 { #expect(given[3] >= 2) }
        if kind == .classic || kind == .floating { #expect(given[3] <= 20) }
        stage.touchUp()
        stage.settle()
        #expect(frame(on: stage) == rest)
    }

    @Test("Thrown upward it does not go further than its place", arguments: [Kind.classic, .floating], screens)
    func thrown(kind: Kind, screen: Screen) {
        let stage = present(kind, on: screen)
        let rest = frame(on: stage)
        guard let sheet = content.halfSheetPresentationController, rest.minY > 1 else { return }
        sheet.animateChanges { $0.selectedDetentIdentifier = .medium }
        stage.settle()
        let top = frame(on: stage).minY
        stage.drag(from: CGPoint(x: rest.midX, y: top + 20), to: CGPoint(x: rest.midX, y: top - 120), duration: 0.05)
        for _ in 0..<100 {
            #expect(frame(on: stage).minY >= rest.minY - 0.4)
            stage.advance(by: 0.01)
        }
        stage.settle()
        #expect(frame(on: stage) == rest)
    }

    // MARK: The background in the gap

    enum Container: CaseIterable {
        case plain, stack, tabs, stackInTabs, child, coloredTabs, coloredToolbar
    }

    private func make(_ container: Container) -> UIViewController {
        content.view.backgroundColor = .systemYellow
        let stack = UINavigationController(rootViewController: content)
        let tabs = UITabBarController()
        switch container {
        case .plain: return content
        case .stack: return stack
        case .tabs:
            tabs.viewControllers = [content]
            return tabs
        case .stackInTabs:
            tabs.viewControllers = [stack]
            return tabs
        case .child:
            let parent = UIViewController()
            parent.addChild(stack)
            stack.view.frame = parent.view.bounds
            stack.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            parent.view.addSubview(stack.view)
            stack.didMove(toParent: parent)
            return parent
        case .coloredTabs:
            tabs.viewControllers = [stack]
            let appearance = UITabBarAppearance()
            appearance.backgroundColor = .systemRed
            tabs.tabBar.standardAppearance = appearance
            return tabs
        case .coloredToolbar:
            stack.isToolbarHidden = false
            stack.toolbar.barTintColor = .systemRed
            return stack
        }
    }

    @Test(
        "The gap shows the background of the screen that the containers show, or that of the bar beside it",
        arguments: [Kind.classic, .floating, .leading, .trailing], Container.allCases)
    func gap(kind: Kind, container: Container) throws {
        let screen = Self.screens[0]
        let presented = make(container)
        let stage = present(kind, on: screen, content: presented)
        let (rest, inward) = (frame(on: stage, of: presented), inward(kind, screen))
        let start = CGPoint(x: rest.midX, y: inward.x == 0 ? rest.minY + 20 : rest.midY)
        stage.touchDown(at: start)
        for way in [10, 60] as [CGFloat] {
            stage.touchMoved(to: CGPoint(x: start.x + inward.x * way, y: start.y + inward.y * way))
            stage.advance(by: 0.02)
        }
        let chrome = try #require(presented.presentationController?.presentedView)
        let fill = try #require(chrome.firstView(named: "presentation.fill"))
        let isBesideBar = inward.x == 0 && (container == .coloredTabs || container == .coloredToolbar)
        let color = isBesideBar ? UIColor.systemRed : UIColor.systemYellow
        #expect(fill.backgroundColor == color.resolvedColor(with: fill.traitCollection))
        let covered = fill.convert(fill.bounds, to: nil).union(frame(on: stage, of: presented))
        #expect(covered.contains(rest))
        stage.touchUp()
        stage.settle()
        #expect(chrome.firstView(named: "presentation.fill") == nil)
    }

    @Test(
        "A spring that overshoots on the way in, or after a release, leaves no gap",
        arguments: [Kind.classic, .leading])
    func overshoots(kind: Kind) throws {
        let stage = Stage(.iPhone15)
        let home = UIViewController()
        stage.show(home)
        let stack = UINavigationController(rootViewController: content)
        content.view.backgroundColor = .systemYellow
        let bouncy = TransitionTiming.spring(dampingRatio: 0.4, response: 0.4)
        if kind == .classic {
            home.presentAsHalfSheet(
                stack,
                style: HalfSheet {
                    $0.detents = [.medium()]
                    $0.animation = .slide(from: .bottom, timing: bouncy)
                    $0.motion.settling = bouncy
                })
        } else {
            home.presentAsDrawer(
                stack,
                style: Drawer {
                    $0.animation = .slide(from: .leading, timing: bouncy)
                    $0.motion.settling = bouncy
                })
        }
        let edge = kind == .classic ? CGPoint(x: 196, y: 851) : CGPoint(x: 1, y: 426)
        func look() throws -> Bool {
            let chrome = try #require(stack.presentationController?.presentedView)
            let shown = onScreen(chrome)
            guard kind == .classic ? shown.maxY < 851 : shown.minX > 1 else { return false }
            let fill = try #require(chrome.firstView(named: "presentation.fill"))
            #expect(fill.frame.offsetBy(dx: shown.minX, dy: shown.minY).contains(edge))
            #expect(fill.backgroundColor == UIColor.systemYellow.resolvedColor(with: fill.traitCollection))
            return true
        }
        var gaps = 0
        for _ in 0..<200 {
            if try look() { gaps += 1 }
            stage.advance(by: 0.01)
        }
        #expect(gaps > 0)
        gaps = 0
        let start = kind == .classic ? CGPoint(x: 196, y: 420) : CGPoint(x: 200, y: 426)
        let end = kind == .classic ? CGPoint(x: 196, y: 520) : CGPoint(x: 100, y: 426)
        stage.drag(from: start, to: end, duration: 1)
        for _ in 0..<200 {
            if try look() { gaps += 1 }
            stage.advance(by: 0.01)
        }
        #expect(gaps > 0)
        stage.settle()
        #expect(stack.presentationController?.presentedView?.firstView(named: "presentation.fill") == nil)
    }
}

@MainActor
private func onScreen(_ view: UIView?) -> CGRect { view.map { ($0.layer.presentation() ?? $0.layer).frame } ?? .null }
