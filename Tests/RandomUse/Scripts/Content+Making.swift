import Presentations
import UIKit

extension Content {
    /// Makes a screen, and the controller to present: the screen itself, or its container.
    @MainActor
    func make() -> (screen: Screen, root: UIViewController) {
        let screen = makeScreen()
        switch self {
        case .navigation: return (screen, UINavigationController(rootViewController: screen))
        case .tabs:
            let tabs = UITabBarController()
            tabs.viewControllers = [screen, UINavigationController(rootViewController: Screen(.fitting))]
            return (screen, tabs)
        case .split:
            let split = UISplitViewController(style: .doubleColumn)
            split.setViewController(Screen(.table), for: .primary)
            split.setViewController(screen, for: .secondary)
            return (screen, split)
        case .contained: return (screen, Container(UINavigationController(rootViewController: screen)))
        case .replaceable: return (screen, ReplaceableContentViewController(screen))
        default: return (screen, screen)
        }
    }

    /// Makes the screen alone: for a container, the one that it would show.
    @MainActor
    func makeScreen() -> Screen {
        switch self {
        case .detents: DetentScreen(self)
        case .navigation, .tabs, .split, .contained, .replaceable: Screen(.sized)
        default: Screen(self)
        }
    }
}

/// A screen with detents of its own, one of which is not dimmed.
private final class DetentScreen: Screen, HalfSheetContent {
    let halfSheetDetents: [HalfSheet.Detent] = [.height(140), .fraction(0.6, identifier: .init("half")), .large()]
    let largestUndimmedHalfSheetDetentIdentifier: HalfSheet.Detent.Identifier? = .init("half")
    private(set) var initialHalfSheetDetentIdentifier: HalfSheet.Detent.Identifier?

    /// Begins at the detent at which another one is.
    func begin(like other: DetentScreen) {
        initialHalfSheetDetentIdentifier = other.halfSheetPresentationController?.halfSheet.selectedDetentIdentifier
    }
}

/// An app's own container with a child that fills it.
final class Container: UIViewController {
    init(_ child: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        addChild(child)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        preconditionFailure("made in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        for child in children {
            child.view.frame = view.bounds
            child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.addSubview(child.view)
            child.didMove(toParent: self)
        }
    }
}

extension UIViewController {
    /// The screen that it is, or its visible screen.
    var screen: Screen? {
        switch self {
        case let screen as Screen: screen
        case let stack as UINavigationController: stack.topViewController?.screen
        case let tabs as UITabBarController: tabs.selectedViewController?.screen
        case let container as ReplaceableContentViewController: container.contentViewController.screen
        case let split as UISplitViewController: split.viewControllers.last?.screen
        case let container as Container: container.children.first?.screen
        default: nil
        }
    }

    /// Takes over what scripts change in another controller of the same content: sizes, texts, stacks and tabs. Returns
    /// `false` if that is impossible.
    func take(over original: UIViewController) -> Bool {
        switch (self, original) {
        case let (screen as Screen, original as Screen):
            screen.preferredContentSize = original.preferredContentSize
            screen.sentences = original.sentences
            if let screen = screen as? DetentScreen, let original = original as? DetentScreen {
                screen.begin(like: original)
            }
            return true
        case let (stack as UINavigationController, original as UINavigationController):
            let pushed = original.viewControllers.dropFirst()
            for _ in pushed { stack.pushViewController(Screen(), animated: false) }
            return stack.take(overAll: stack.viewControllers, of: original.viewControllers)
        case let (tabs as UITabBarController, original as UITabBarController):
            tabs.selectedIndex = original.selectedIndex
            return take(overAll: tabs.viewControllers ?? [], of: original.viewControllers ?? [])
        case let (split as UISplitViewController, original as UISplitViewController):
            return take(overAll: split.viewControllers, of: original.viewControllers)
        case let (container as Container, original as Container):
            return take(overAll: container.children, of: original.children)
        case let (container as ReplaceableContentViewController, original as ReplaceableContentViewController):
            return container.contentViewController.take(over: original.contentViewController)
        default: return false
        }
    }

    private func take(overAll own: [UIViewController], of others: [UIViewController]) -> Bool {
        own.count == others.count && zip(own, others).allSatisfy { $0.take(over: $1) }
    }
}
