import Testing
import UIKit

@testable import TestSupport

/// Toolbars: stand-alone, and of a navigation controller.
@Suite @MainActor
struct ToolbarTests {
    private let child = UIViewController()
    private let navigation: UINavigationController
    private let phone: Phone

    init() {
        navigation = UINavigationController(rootViewController: child)
        phone = Phone(root: navigation)
        MainLoop.current.settle()
    }

    private func shownButtons(_ bar: UIView) -> [UIButton] { bar.subviews.compactMap { $0 as? UIButton } }

    @Test("A toolbar of a navigation controller takes 52 points, and covers the safe area below it (CO11)")
    func place() {
        navigation.isToolbarHidden = false
        MainLoop.current.settle()
        #expect(navigation.toolbar.frame == CGRect(x: 0, y: 766, width: 393, height: 86))
        #expect(child.view.safeAreaInsets.bottom == 86)
        navigation.setToolbarHidden(true, animated: true)
        #expect(child.view.safeAreaInsets.bottom == 34)
        MainLoop.current.settle()
        #expect(navigation.toolbar.isHidden)
    }

    @Test("The toolbar is hidden by default, and alone it is 48 points high (CO11)")
    func alone() {
        #expect(navigation.isToolbarHidden)
        let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
        #expect(bar.sizeThatFits(CGSize(width: 300, height: 0)) == CGSize(width: 300, height: 48))
        #expect(bar.barPosition == .bottom)
    }

    @Test("Assistive technologies say what the item says of itself, and its title otherwise")
    func accessibility() {
        let item = UIBarButtonItem(title: "2", primaryAction: UIAction { _ in })
        child.toolbarItems = [item]
        navigation.isToolbarHidden = false
        MainLoop.current.settle()
        #expect(shownButtons(navigation.toolbar).map(\.accessibilityLabel) == ["2"])
        item.accessibilityLabel = "Two new messages"
        item.accessibilityValue = "unread"
        item.accessibilityHint = "Opens them"
        MainLoop.current.settle()
        let button = shownButtons(navigation.toolbar).first
        #expect(button?.accessibilityLabel == "Two new messages")
        #expect(button?.accessibilityValue == "unread")
        #expect(button?.accessibilityHint == "Opens them")
    }

    @Test("It shows the items of the top, at both sides of a flexible space (CO11)")
    func items() throws {
        var events: [String] = []
        child.toolbarItems = [
            UIBarButtonItem(title: "Edit", primaryAction: UIAction { _ in events.append("edit") }), .flexibleSpace(),
            UIBarButtonItem(systemItem: .trash, primaryAction: UIAction { _ in events.append("trash") }),
        ]
        navigation.isToolbarHidden = false
        MainLoop.current.settle()
        let buttons = shownButtons(navigation.toolbar)
        #expect(buttons.map(\.accessibilityLabel) == ["Edit", nil, "Trash"])
        #expect(buttons.first?.frame.minX == 16)
        #expect(buttons.last?.frame.maxX == 377)
        #expect(buttons.allSatisfy { $0.frame.height == 52 })
        #expect(buttons[2].accessibilityActivate())
        #expect(events == ["trash"])
        let next = UIViewController()
        next.setToolbarItems([UIBarButtonItem(title: "Next")], animated: false)
        navigation.pushViewController(next, animated: false)
        MainLoop.current.settle()
        #expect(navigation.toolbar.items?.map(\.title) == ["Next"])
    }

    @Test("A pushed controller can hide the toolbar for itself and for those above it")
    func hiding() {
        navigation.isToolbarHidden = false
        let pushed = UIViewController()
        pushed.hidesBottomBarWhenPushed = true
        navigation.pushViewController(pushed, animated: true)
        MainLoop.current.settle()
        #expect(navigation.toolbar.isHidden)
        #expect(pushed.view.safeAreaInsets.bottom == 34)
        #expect(!navigation.isToolbarHidden)
        navigation.pushViewController(UIViewController(), animated: false)
        MainLoop.current.settle()
        #expect(navigation.toolbar.isHidden)
        navigation.popToRootViewController(animated: true)
        MainLoop.current.settle()
        #expect(!navigation.toolbar.isHidden)
        #expect(child.view.safeAreaInsets.bottom == 86)
    }

    @Test("A pushed controller can hide the tab bar, which comes back with the pop")
    func hidingTabs() {
        let tabs = UITabBarController()
        let navigation = UINavigationController(rootViewController: UIViewController())
        tabs.viewControllers = [navigation]
        let phone = Phone(root: tabs)
        MainLoop.current.settle()
        let pushed = UIViewController()
        pushed.hidesBottomBarWhenPushed = true
        navigation.pushViewController(pushed, animated: true)
        MainLoop.current.settle()
        #expect(tabs.tabBar.isHidden)
        #expect(!tabs.isTabBarHidden)
        #expect(pushed.view.safeAreaInsets.bottom == 34)
        navigation.popViewController(animated: true)
        MainLoop.current.settle()
        #expect(!tabs.tabBar.isHidden)
        #expect(navigation.topViewController?.view.safeAreaInsets.bottom == 83)
        _ = phone
    }

    @Test("An item keeps its state, turns itself on and off, and takes colour and font from its attributes")
    func itemState() throws {
        let item = UIBarButtonItem(title: "On")
        item.changesSelectionAsPrimaryAction = true
        item.setTitleTextAttributes(
            [.foregroundColor: UIColor.green, .font: UIFont.systemFont(ofSize: 12)], for: .normal)
        child.toolbarItems = [item]
        navigation.isToolbarHidden = false
        MainLoop.current.settle()
        let button = try #require(shownButtons(navigation.toolbar).first)
        #expect(button.titleLabel?.font == .systemFont(ofSize: 12))
        #expect(button.titleColor(for: .normal) == .green)
        button.sendActions(for: .primaryActionTriggered)
        #expect(item.isSelected)
        button.sendActions(for: .primaryActionTriggered)
        #expect(!item.isSelected)
        #expect(UIBarButtonItem.fixedSpace(12).width == 12)
    }
}
