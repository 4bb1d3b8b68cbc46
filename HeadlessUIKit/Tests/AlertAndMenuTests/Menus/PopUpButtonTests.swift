import Testing

@testable import TestSupport
@testable import UIKit

/// Buttons that show the selected entry of their menu.
@MainActor
@Suite struct PopUpButtonTests {
    private let screen = MenuScreen()
    private var button: UIButton { screen.button }

    private func makePopUp(_ menu: UIMenu) {
        button.configuration = .gray()
        button.menu = menu
        button.showsMenuAsPrimaryAction = true
        button.changesSelectionAsPrimaryAction = true
    }

    private func open() {
        screen.fingers.tap(at: CGPoint(x: 100, y: 220))
        MainLoop.current.settle()
        _ = screen.journal.take()
    }

    private var states: [UIMenuElement.State] {
        button.menu?.children.compactMap { ($0 as? UIAction)?.state } ?? []
    }

    @Test("Entries keep their identifiers in the copy that the button has (MN1)")
    func identifiers() {
        let slow = screen.action("Slow")
        slow.accessibilityIdentifier = "speed.slow"
        let menu = UIMenu(children: [slow, UIMenu(title: "More", children: [screen.action("Fast")])])
        menu.accessibilityIdentifier = "speed"
        makePopUp(menu)
        #expect(button.menu?.accessibilityIdentifier == "speed")
        #expect(button.menu?.children.first?.accessibilityIdentifier == "speed.slow")
        open()
        #expect(screen.lines.first?.accessibilityIdentifier == "speed.slow")
    }

    @Test("It shows the first entry until another one is chosen, and exactly one is on (MN1)")
    func selection() {
        makePopUp(UIMenu(children: [screen.action("Slow"), screen.action("Fast")]))
        #expect(button.currentTitle == "Slow")
        #expect(button.titleLabel?.text == "Slow")
        #expect(states == [.on, .off])
        open()
        screen.tap("Fast")
        #expect(screen.journal.take() == ["Fast"])
        #expect(button.titleLabel?.text == "Fast")
        #expect(button.accessibilityLabel == "Fast")
        #expect(button.menu?.selectedElements.map(\.title) == ["Fast"])
        #expect(states == [.off, .on])
        #expect(!button.isSelected)
        open()
        #expect(screen.titles == ["Slow", "Fast"])
    }

    @Test("The handler of an entry finds the button with its title")
    func order() {
        var title: String?
        let button = button
        makePopUp(
            UIMenu(children: [screen.action("Slow"), UIAction(title: "Fast") { _ in title = button.currentTitle }]))
        open()
        screen.tap("Fast")
        #expect(title == "Fast")
    }

    @Test("It begins with the entry that is on, and of several with the first")
    func initial() {
        makePopUp(
            UIMenu(children: [
                UIAction(title: "Slow") { _ in }, UIAction(title: "Fast", state: .on) { _ in },
                UIAction(title: "Faster", state: .on) { _ in },
            ]))
        #expect(button.currentTitle == "Fast")
        #expect(states == [.off, .on, .off])
    }

    @Test("Entries of sections exclude each other, those of other menus are no selection")
    func sections() {
        let inner = UIMenu(options: .displayInline, children: [screen.action("Faster")])
        let more = UIMenu(title: "More", children: [screen.action("Warp")])
        makePopUp(UIMenu(children: [screen.action("Slow"), inner, more]))
        open()
        screen.tap("Faster")
        #expect(button.currentTitle == "Faster")
        #expect(states == [.off])
        open()
        screen.tap("More")
        screen.tap("Warp")
        #expect(button.currentTitle == "Faster")
    }

    @Test("The title of the button comes back when it shows its menu no longer")
    func leaving() {
        makePopUp(UIMenu(children: [screen.action("Slow")]))
        button.configuration?.title = "Speed"
        #expect(button.currentTitle == "Slow")
        button.changesSelectionAsPrimaryAction = false
        #expect(button.currentTitle == "Speed")
        button.changesSelectionAsPrimaryAction = true
        button.showsMenuAsPrimaryAction = false
        #expect(button.titleLabel?.text == "Speed")
        button.showsMenuAsPrimaryAction = true
        #expect(button.titleLabel?.text == "Slow")
        button.menu = nil
        #expect(button.titleLabel?.text == "Speed")
    }

    @Test("With a menu that only a long press opens, the button is a toggle")
    func toggle() {
        button.menu = UIMenu(children: [screen.action("Slow")])
        button.changesSelectionAsPrimaryAction = true
        screen.fingers.tap(at: CGPoint(x: 100, y: 220))
        #expect(button.isSelected)
        #expect(button.menu?.selectedElements.isEmpty == true)
    }

    // MARK: Indicator

    private func chevrons(of button: UIButton) -> UIView? {
        button.layoutIfNeeded()
        return button.parts.indicator
    }

    @Test("Chevrons stand behind the title of a pop-up button, within its insets")
    func indicator() throws {
        makePopUp(UIMenu(children: [screen.action("Slow")]))
        button.frame = CGRect(x: 40, y: 200, width: 300, height: 44)
        let sign = try #require(chevrons(of: button))
        let title = try #require(button.titleLabel)
        #expect(sign.frame.width > 0)
        expectClose(sign.frame.minX, title.frame.maxX + 5, within: 0.001)
        expectClose(sign.frame.midY, 22, within: 0.001)
        let width = title.intrinsicContentSize.width + 5 + sign.frame.width + 24
        expectClose(button.intrinsicContentSize.width, width, within: 0.001)
        expectClose(title.frame.minX - 0, 300 - sign.frame.maxX, within: 0.001)
        button.semanticContentAttribute = .forceRightToLeft
        button.setNeedsLayout()
        button.layoutIfNeeded()
        expectClose(sign.frame.maxX, title.frame.minX - 5, within: 0.001)
    }

    @Test("The configuration says whether there are chevrons, and in which colour")
    func indicatorChoice() throws {
        makePopUp(UIMenu(children: [screen.action("Slow")]))
        #expect(chevrons(of: button) != nil)
        button.configuration?.indicator = .none
        #expect(chevrons(of: button) == nil)
        button.configuration?.indicator = .popup
        button.configuration?.indicatorColorTransformer = UIConfigurationColorTransformer { _ in .purple }
        button.changesSelectionAsPrimaryAction = false
        #expect(chevrons(of: button)?.tintColor == .purple)
        button.configuration?.indicator = .automatic
        #expect(chevrons(of: button) == nil)
        button.configuration = nil
        button.changesSelectionAsPrimaryAction = true
        #expect(chevrons(of: button) == nil)
    }
}
