import KitTestSupport
import Presentations
import PresentationsTesting
import Testing
import UIKit

/// The screen that containers in containers show decides the size, the detents and whether the user may dismiss.
@MainActor
@Suite("The screen that containers show")
struct ShownScreenTests {
    /// The containers around a screen, outermost first.
    enum Around: CaseIterable, Sendable {
        case stack, tabs, stackInTabs, container, stackInContainer, stackInConstrainedContainer, twoContainers
        case stackInStack, replaceable, pages, splitView

        @MainActor func container(of screen: UIViewController) -> UIViewController {
            let stack = { UINavigationController(rootViewController: $0) }
            switch self {
            case .stack: return stack(screen)
            case .tabs: return Self.tabs(screen)
            case .stackInTabs: return Self.tabs(stack(screen))
            case .container: return ContainerViewController(screen)
            case .stackInContainer: return ContainerViewController(stack(screen))
            case .stackInConstrainedContainer: return ContainerViewController(stack(screen), usesConstraints: true)
            case .twoContainers:
                return ContainerViewController(ContainerViewController(screen, usesConstraints: true))
            case .stackInStack:
                let outer = stack(ContainerViewController(stack(screen)))
                outer.isNavigationBarHidden = true
                return outer
            case .replaceable: return ReplaceableContentViewController(Self.tabs(stack(screen)))
            case .pages:
                let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
                pages.setViewControllers([screen], direction: .forward, animated: false)
                return pages
            case .splitView:
                let split = UISplitViewController(style: .doubleColumn)
                split.setViewController(UIViewController(), for: .primary)
                split.setViewController(screen, for: .secondary)
                return split
            }
        }

        @MainActor private static func tabs(_ first: UIViewController) -> UITabBarController {
            let tabs = UITabBarController()
            tabs.viewControllers = [first, UIViewController()]
            return tabs
        }
    }

    enum Kind: CaseIterable, Sendable { case card, sheet, popup, sideSheet }

    private final class Screen: UIViewController, HalfSheetContent {
        let halfSheetDetents: [HalfSheet.Detent]

        init(_ height: CGFloat) {
            halfSheetDetents = [.height(height)]
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }
    }

    private func present(_ content: UIViewController, as kind: Kind, in scene: PresentedStage) {
        let presenter = scene.presenter
        switch kind {
        case .card: presenter.presentAsCard(content)
        case .sheet: presenter.presentAsHalfSheet(content, style: HalfSheet(detents: [.fitting()]))
        case .popup: presenter.presentAsPopup(content)
        case .sideSheet:
            let style = HalfSheet {
                $0.detents = [.fitting()]
                $0.widePlacement = .leading()
            }
            presenter.presentAsHalfSheet(content, style: style)
        }
        scene.stage.settle()
    }

    @Test("It has its whole height, and a new one when it grows", arguments: Kind.allCases, Around.allCases)
    func heights(kind: Kind, around: Around) {
        for device in [Device.iPhone15, .iPad11] {
            let scene = PresentedStage(device, direction: device == .iPad11 ? .leftToRight : .rightToLeft)
            let screen = BlockViewController(height: 120)
            let root = around.container(of: screen)
            present(root, as: kind, in: scene)
            #expect(screen.block.bounds.height == 120)
            screen.height.constant = 180
            root.reportContentChange()
            scene.stage.settle()
            #expect(screen.block.bounds.height == 180)
        }
    }

    @Test("Neither a tap outside nor Escape dismisses while it is modal", arguments: Around.allCases)
    func modal(around: Around) {
        let scene = PresentedStage()
        let screen = UIViewController()
        screen.isModalInPresentation = true
        scene.presenter.presentAsHalfSheet(around.container(of: screen))
        scene.stage.settle()
        scene.stage.tap(at: CGPoint(x: 196, y: 100))
        scene.stage.settle()
        #expect(scene.presenter.presentedViewController != nil)
        screen.isModalInPresentation = false
        scene.stage.tap(at: CGPoint(x: 196, y: 100))
        scene.stage.settle()
        #expect(scene.presenter.presentedViewController == nil)
    }

    @Test("Its detents apply", arguments: Around.allCases)
    func detents(around: Around) throws {
        let scene = PresentedStage()
        scene.presenter.presentAsHalfSheet(around.container(of: Screen(150)))
        scene.stage.settle()
        #expect(try #require(scene.chrome).frame == CGRect(x: 0, y: 668, width: 393, height: 184))
    }

    // MARK: Another screen

    @Test("Another tab, and a push and a pop in it, bring their heights", arguments: Kind.allCases)
    func tabs(kind: Kind) {
        let scene = PresentedStage()
        let (first, second, pushed) =
            (BlockViewController(height: 100), BlockViewController(height: 250), BlockViewController(height: 180))
        pushed.hidesBottomBarWhenPushed = true
        let stack = UINavigationController(rootViewController: second)
        let tabs = UITabBarController()
        tabs.viewControllers = [first, stack]
        present(ContainerViewController(tabs), as: kind, in: scene)
        #expect(first.block.bounds.height == 100)
        tabs.selectedIndex = 1
        scene.stage.settle()
        #expect(second.block.bounds.height == 250)
        stack.pushViewController(pushed, animated: true)
        scene.stage.settle()
        #expect(pushed.block.bounds.height == 180)
        stack.popViewController(animated: true)
        scene.stage.settle()
        #expect(second.block.bounds.height == 250)
        tabs.selectedIndex = 0
        scene.stage.settle()
        #expect(first.block.bounds.height == 100)
    }

    @Test("A push in an inner stack moves the sheet within the push, and a pop that a finger takes back moves it back")
    func push() throws {
        let scene = PresentedStage()
        let stack = UINavigationController(rootViewController: Screen(150))
        let tabs = UITabBarController()
        tabs.viewControllers = [stack]
        scene.presenter.presentAsHalfSheet(ContainerViewController(tabs))
        scene.stage.settle()
        stack.pushViewController(Screen(350), animated: true)
        scene.stage.advance(by: 0.15)
        let midway = try visible(scene.chrome).frame.minY
        #expect(midway > 469 && midway < 667)
        scene.stage.settle()
        #expect(try visible(scene.chrome).frame.minY == 468)
        scene.stage.touchDown(at: CGPoint(x: 2, y: 700))
        for step in 1...8 {
            scene.stage.touchMoved(to: CGPoint(x: 2 + CGFloat(step) * 20, y: 700))
            scene.stage.advance(by: 0.03)
        }
        #expect(try visible(scene.chrome).frame.minY > 469)
        scene.stage.touchMoved(to: CGPoint(x: 6, y: 700))
        scene.stage.advance(by: 0.2)
        scene.stage.touchUp()
        scene.stage.settle()
        #expect(try visible(scene.chrome).frame.minY == 468)
        #expect(stack.viewControllers.count == 2)
    }

    @Test("A container that exchanges its child", arguments: Kind.allCases, [true, false])
    func exchange(kind: Kind, animated: Bool) {
        let scene = PresentedStage()
        let (first, second) = (BlockViewController(height: 100), BlockViewController(height: 250))
        let container = ContainerViewController(first)
        present(UINavigationController(rootViewController: container), as: kind, in: scene)
        #expect(first.block.bounds.height == 100)
        container.exchange(with: second, animated: animated)
        scene.stage.settle()
        #expect(second.block.bounds.height == 250)
    }

    @Test("A child in a small part of a container decides nothing but whether the user may dismiss")
    func part() throws {
        let scene = PresentedStage()
        let container = UIViewController()
        container.preferredContentSize = CGSize(width: 0, height: 300)
        let part = Screen(150)
        part.isModalInPresentation = true
        part.view.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
        container.addChild(part)
        container.view.addSubview(part.view)
        part.didMove(toParent: container)
        scene.presenter.presentAsHalfSheet(container, style: HalfSheet(detents: [.fitting()]))
        scene.stage.settle()
        #expect(try #require(scene.chrome).frame.height == 334)
        scene.stage.tap(at: CGPoint(x: 196, y: 100))
        scene.stage.settle()
        #expect(scene.presenter.presentedViewController === container)
    }
}

/// A container of an app, whose child fills it.
@MainActor
private final class ContainerViewController: UIViewController {
    private var child: UIViewController
    private let usesConstraints: Bool

    init(_ child: UIViewController, usesConstraints: Bool = false) {
        self.child = child
        self.usesConstraints = usesConstraints
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(child)
        place(child.view)
        child.didMove(toParent: self)
    }

    private func place(_ content: UIView) {
        content.frame = view.bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(content)
        guard usesConstraints else { return }
        content.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            content.topAnchor.constraint(equalTo: view.topAnchor),
            content.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            content.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
    }

    func exchange(with next: UIViewController, animated: Bool) {
        let old = child
        child = next
        old.willMove(toParent: nil)
        addChild(next)
        guard animated else {
            old.view.removeFromSuperview()
            place(next.view)
            old.removeFromParent()
            return next.didMove(toParent: self)
        }
        next.view.frame = view.bounds
        next.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        transition(from: old, to: next, duration: 0.3, options: [], animations: {}) { _ in
            old.removeFromParent()
            next.didMove(toParent: self)
        }
    }
}
