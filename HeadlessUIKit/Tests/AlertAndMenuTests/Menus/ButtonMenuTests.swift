import Testing

@testable import TestSupport
@testable import UIKit

@MainActor
@Suite struct ButtonMenuTests {
    private let screen = MenuScreen()
    private var button: UIButton { screen.button }
    private let onButton = CGPoint(x: 100, y: 220)

    private func openPrimary(_ menu: UIMenu) {
        button.menu = menu
        button.showsMenuAsPrimaryAction = true
        screen.fingers.down(at: onButton)
        MainLoop.current.settle()
    }

    @Test("A button keeps a copy of its menu, and setting one lets long presses open it (MN1)")
    func copies() {
        let action = screen.action("Fast")
        action.accessibilityIdentifier = "fast"
        let menu = UIMenu(title: "Speed", children: [action])
        #expect(!button.isContextMenuInteractionEnabled)
        button.menu = menu
        #expect(button.menu !== menu)
        #expect(button.menu?.title == "Speed")
        #expect(button.menu?.identifier == menu.identifier)
        #expect((button.menu?.children.first as? UIAction)?.accessibilityIdentifier == "fast")
        #expect(button.isContextMenuInteractionEnabled)
        #expect(button.contextMenuInteraction?.view === button)
        button.menu = nil
        #expect(!button.isContextMenuInteractionEnabled)
        #expect(button.contextMenuInteraction == nil)
    }

    @Test("As the primary action the menu opens when the finger lands, and the button's own action does not run (MN1)")
    func primary() {
        openPrimary(UIMenu(children: [screen.action("Slow"), screen.action("Fast")]))
        #expect(screen.titles == ["Slow", "Fast"])
        screen.fingers.up()
        MainLoop.current.settle()
        #expect(screen.titles == ["Slow", "Fast"])
        #expect(screen.journal.take() == ["menu"])
        screen.tap("Fast")
        #expect(screen.titles == [])
        #expect(screen.journal.take() == ["Fast"])
    }

    @Test("Otherwise a tap runs the button's action, and a press of half a second opens the menu (MN1)")
    func longPress() {
        button.menu = UIMenu(children: [screen.action("Slow")])
        screen.fingers.tap(at: onButton)
        #expect(screen.journal.take() == ["tapped"])
        screen.hold(at: onButton)
        #expect(screen.titles == ["Slow"])
        screen.fingers.up()
        MainLoop.current.settle()
        #expect(screen.titles == ["Slow"])
        #expect(screen.journal.take() == [])
    }

    @Test("The finger that has opened a menu goes on to an entry and chooses it where it is lifted")
    func slide() {
        openPrimary(UIMenu(children: [screen.action("Slow"), screen.action("Fast")]))
        screen.fingers.move(to: screen.middle(of: "Fast"))
        #expect(screen.lines.map(\.isHighlighted) == [false, true])
        screen.fingers.up()
        MainLoop.current.settle()
        #expect(screen.titles == [])
        #expect(screen.journal.take() == ["menu", "Fast"])
    }

    @Test("A menu is no presentation: no controller gets a call, and it lies above everything (MN2)")
    func noPresentation() {
        let root = screen.table.phone.root
        openPrimary(UIMenu(children: [screen.action("Slow")]))
        #expect(root.presentedViewController == nil)
        #expect(screen.window.subviews.last?.subviews.contains { $0 is MenuPlatter } == true)
    }

    @Test("Presenting a controller closes the menu (MN2)")
    func presenting() {
        openPrimary(UIMenu(children: [screen.action("Slow")]))
        screen.fingers.up()
        screen.table.phone.root.present(UIViewController(), animated: false)
        MainLoop.current.settle()
        #expect(screen.titles == [])
        #expect(screen.journal.take() == ["menu"])
    }

    @Test("A tap beside the menu closes it, and reaches nothing below (MN4)")
    func tapOutside() {
        openPrimary(UIMenu(children: [screen.action("Slow")]))
        screen.fingers.up()
        _ = screen.journal.take()
        _ = screen.table.journal.take()
        screen.fingers.tap(at: CGPoint(x: 200, y: 700))
        MainLoop.current.settle()
        #expect(screen.titles == [])
        #expect(screen.journal.take() == [])
        #expect(screen.table.journal.take() == [])
    }

    @Test("The menu is gone when the handler of an entry runs, so that it can present (MN4)")
    func handlerAfterDismissal() {
        let root = screen.table.phone.root
        var wasOpen: Bool?
        openPrimary(
            UIMenu(children: [
                UIAction(title: "Details") { [screen] _ in
                    wasOpen = !screen.titles.isEmpty
                    root.present(UIViewController(), animated: false)
                }
            ]))
        screen.fingers.up()
        screen.tap("Details")
        #expect(wasOpen == false)
        #expect(root.presentedViewController != nil)
    }

    @Test("A disabled entry is not chosen, a hidden one is not shown, and one that keeps the menu leaves it open")
    func attributes() {
        openPrimary(
            UIMenu(children: [
                screen.action("Off", attributes: .disabled), screen.action("Gone", attributes: .hidden),
                screen.action("More", attributes: .keepsMenuPresented),
            ]))
        screen.fingers.up()
        _ = screen.journal.take()
        #expect(screen.titles == ["Off", "More"])
        screen.tap("Off")
        #expect(screen.journal.take() == [])
        screen.tap("More")
        #expect(screen.journal.take() == ["More"])
        #expect(screen.titles == ["Off", "More"])
    }

    @Test("In a menu of single selection an entry that is chosen is on, and the others are off")
    func singleSelection() {
        button.menu = UIMenu(
            options: .singleSelection, children: [screen.action("1×", state: .on), screen.action("2×")])
        button.showsMenuAsPrimaryAction = true
        screen.fingers.tap(at: onButton)
        MainLoop.current.settle()
        screen.tap("2×")
        #expect(button.menu?.selectedElements.map(\.title) == ["2×"])
    }

    @Test("A menu inside a menu opens in its place")
    func submenu() {
        openPrimary(UIMenu(children: [UIMenu(title: "Sort", children: [screen.action("By name")])]))
        screen.fingers.up()
        #expect(screen.titles == ["Sort"])
        screen.tap("Sort")
        #expect(screen.titles == ["By name"])
        screen.tap("By name")
        #expect(screen.journal.take() == ["menu", "By name"])
    }

    @Test("Deferred entries are asked for when the menu opens, and come into the open menu")
    func deferred() {
        var answers: [([UIMenuElement]) -> Void] = []
        openPrimary(UIMenu(children: [UIDeferredMenuElement { answers.append($0) }]))
        screen.fingers.up()
        #expect(answers.count == 1)
        #expect(screen.titles == ["Loading…"])
        answers.first?([screen.action("Found")])
        #expect(screen.titles == ["Found"])
        screen.tap("Found")
        screen.fingers.tap(at: onButton)
        MainLoop.current.settle()
        #expect(screen.titles == ["Found"])
        #expect(answers.count == 1)
    }

    @Test("Uncached entries are asked for every time")
    func uncached() {
        var asked = 0
        openPrimary(
            UIMenu(children: [
                UIDeferredMenuElement.uncached { answer in
                    asked += 1
                    answer([])
                }
            ]))
        screen.fingers.up()
        #expect(asked == 1)
        screen.fingers.tap(at: CGPoint(x: 200, y: 700))
        MainLoop.current.settle()
        screen.fingers.tap(at: onButton)
        #expect(asked == 2)
    }

    @Test("A menu without entries does not open")
    func empty() {
        openPrimary(UIMenu())
        #expect(screen.frame == nil)
    }
}
