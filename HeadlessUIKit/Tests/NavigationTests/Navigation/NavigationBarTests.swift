import Testing
import UIKit

@testable import TestSupport

/// The bar of a navigation controller: its position, its content, and its buttons.
@MainActor
struct NavigationBarTests {
    private let fixture = NavigationFixture("a")

    private func labels(_ view: UIView) -> [UILabel] {
        view.isHidden ? [] : (view as? UILabel).map { [$0] } ?? view.subviews.flatMap(labels)
    }

    private var texts: [String] {
        fixture.navigation.view.layoutIfNeeded()
        return labels(fixture.navigation.navigationBar).compactMap(\.text).filter { !$0.isEmpty }
    }

    private func buttons(_ view: UIView) -> [UIButton] {
        view.isHidden ? [] : (view as? UIButton).map { [$0] } ?? view.subviews.flatMap(buttons)
    }

    private func button(_ title: String) -> UIButton? {
        fixture.navigation.view.layoutIfNeeded()
        return buttons(fixture.navigation.navigationBar).first { $0.currentTitle == title }
    }

    @Test("The bar is 54 points high under the status bar, and the children's safe area begins below it")
    func place() {
        #expect(fixture.navigation.navigationBar.frame == CGRect(x: 0, y: 59, width: 393, height: 54))
        #expect(fixture.root.view.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
        #expect(fixture.root.view.safeAreaInsets == UIEdgeInsets(top: 113, left: 0, bottom: 34, right: 0))
        #expect(fixture.navigation.view.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    }

    @Test("A hidden bar gives the children their place back, at once or in a fifth of a second")
    func hiding() {
        fixture.navigation.isNavigationBarHidden = true
        MainLoop.current.turn()
        #expect(fixture.navigation.navigationBar.isHidden)
        #expect(fixture.root.view.safeAreaInsets.top == 59)
        fixture.navigation.setNavigationBarHidden(false, animated: true)
        #expect(!fixture.navigation.isNavigationBarHidden)
        #expect(fixture.root.view.safeAreaInsets.top == 113)
        MainLoop.current.advance(by: 0.1)
        let y = fixture.navigation.navigationBar.layer.presentation()?.frame.minY ?? 0
        #expect(y > -54 && y < 59)
        MainLoop.current.settle()
        #expect(fixture.navigation.navigationBar.frame == CGRect(x: 0, y: 59, width: 393, height: 54))
        fixture.navigation.setNavigationBarHidden(true, animated: true)
        MainLoop.current.settle()
        #expect(fixture.navigation.navigationBar.isHidden)
        #expect(UINavigationController.hideShowBarDuration == 0.2)
    }

    @Test("The bar shows the title of the top, semibold in the middle, and follows it")
    func title() throws {
        fixture.root.title = "Library"
        #expect(texts == ["Library"])
        #expect(fixture.root.navigationItem.title == "Library")
        let label = try #require(labels(fixture.navigation.navigationBar).first { $0.text == "Library" })
        #expect(label.font == .systemFont(ofSize: 17, weight: .semibold))
        expectClose(label.convert(label.bounds, to: nil).midX, 196.5, within: 0.01)
        expectClose(label.convert(label.bounds, to: nil).midY, 86, within: 0.01)
        fixture.root.navigationItem.title = "Books"
        #expect(texts == ["Books"])
        #expect(fixture.root.title == "Library")
    }

    @Test("Below the top the bar shows the way back under its title; a tap on it pops")
    func back() {
        fixture.root.title = "Library"
        let b = fixture.push("b", animated: false)
        b.title = "Book"
        MainLoop.current.settle()
        #expect(Set(texts) == ["Library", "Book"])
        #expect(fixture.navigation.navigationBar.backItem === fixture.root.navigationItem)
        button("Library")?.sendActions(for: .primaryActionTriggered)
        #expect(fixture.names == ["a"])
        button("Library")?.sendActions(for: .primaryActionTriggered)
        MainLoop.current.settle()
        #expect(texts == ["Library"])
        #expect(fixture.navigation.navigationBar.items == [fixture.root.navigationItem])
    }

    @Test("A title that does not fit becomes Back; an item may choose another or none, or hide the button")
    func backTitles() {
        let b = fixture.push("b", animated: false)
        MainLoop.current.settle()
        fixture.root.title = "A very long title of a screen that cannot be a button"
        b.title = "Book"
        #expect(Set(texts) == ["Back", "Book"])
        fixture.root.navigationItem.backButtonTitle = "Up"
        #expect(Set(texts) == ["Up", "Book"])
        fixture.root.navigationItem.backButtonDisplayMode = .minimal
        #expect(texts == ["Book"])
        #expect(buttons(fixture.navigation.navigationBar).count == 1)
        b.navigationItem.hidesBackButton = true
        fixture.navigation.view.layoutIfNeeded()
        #expect(buttons(fixture.navigation.navigationBar).isEmpty)
    }

    @Test("Button items are buttons at the sides and run their actions; a disabled one does not")
    func buttonItems() throws {
        var events: [String] = []
        let item = UIBarButtonItem(systemItem: .done, primaryAction: UIAction { _ in events.append("done") })
        let left = UIBarButtonItem(title: "Edit", primaryAction: UIAction { _ in events.append("edit") })
        fixture.root.navigationItem.rightBarButtonItem = item
        fixture.root.navigationItem.leftBarButtonItem = left
        let done = try #require(button("Done"))
        #expect(done.titleLabel?.font == .systemFont(ofSize: 17, weight: .semibold))
        expectClose(done.convert(done.bounds, to: nil).maxX, 377, within: 0.01)
        done.sendActions(for: .primaryActionTriggered)
        let edit = try #require(button("Edit"))
        expectClose(edit.convert(edit.bounds, to: nil).minX, 16, within: 0.01)
        #expect(edit.accessibilityActivate())
        #expect(events == ["done", "edit"])
        left.isEnabled = false
        fixture.navigation.view.layoutIfNeeded()
        #expect(!edit.accessibilityActivate())
        left.title = "Change"
        #expect(button("Change") === edit)
        fixture.root.navigationItem.leftBarButtonItem = nil
        #expect(button("Change") == nil)
    }

    @Test("A button item calls its target, unless it has an action of its own")
    func target() throws {
        var events: [String] = []
        let handler = Handler { events.append("target") }
        let item = UIBarButtonItem(title: "Go", style: .plain, target: handler, action: Handler.action)
        fixture.root.navigationItem.rightBarButtonItem = item
        try #require(button("Go")).sendActions(for: .primaryActionTriggered)
        item.primaryAction = UIAction { _ in events.append("action") }
        try #require(button("Go")).sendActions(for: .primaryActionTriggered)
        #expect(events == ["target", "action"])
        let cancel = UIBarButtonItem(barButtonSystemItem: .cancel, target: handler, action: Handler.action)
        #expect(cancel.title == "Cancel")
        #expect(cancel.target === handler)
    }

    @Test("Left items take the place of the back button, unless they are to stand beside it")
    func leftItems() {
        fixture.root.title = "Library"
        let b = fixture.push("b", animated: false)
        b.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Close")
        MainLoop.current.settle()
        #expect(texts == ["Close"])
        b.navigationItem.leftItemsSupplementBackButton = true
        #expect(Set(texts) == ["Library", "Close"])
    }

    @Test("An item with an image shows that and is named by its title; one with a custom view shows that")
    func pictures() throws {
        let data = try #require(
            Data(
                base64Encoded:
                    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=="))
        let item = UIBarButtonItem(title: "Share", image: UIImage(data: data))
        let custom = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
        fixture.root.navigationItem.rightBarButtonItems = [UIBarButtonItem(customView: custom), item]
        #expect(texts == [])
        let shown = buttons(fixture.navigation.navigationBar)
        #expect(shown.map(\.accessibilityLabel) == [nil, "Share"])
        #expect(shown.map(\.bounds.width) == [40, 1])
        #expect(custom.convert(custom.bounds, to: nil) == CGRect(x: 337, y: 76, width: 40, height: 20))
    }

    @Test("A title view stands in the middle instead of the title")
    func titleView() {
        fixture.root.title = "Library"
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        fixture.root.navigationItem.titleView = view
        #expect(texts == [])
        #expect(view.convert(view.bounds, to: nil) == CGRect(x: 146.5, y: 71, width: 100, height: 30))
        fixture.root.navigationItem.titleView = nil
        #expect(texts == ["Library"])
        #expect(view.superview == nil)
    }

    @Test("The titles move along with the push")
    func moving() throws {
        fixture.root.title = "Library"
        let b = fixture.make("b")
        b.title = "Book"
        fixture.navigation.pushViewController(b, animated: true)
        MainLoop.current.advance(by: 0.1)
        let book = try #require(labels(fixture.navigation.navigationBar).first { $0.text == "Book" })
        let opacity = try #require(book.superview?.layer.presentation()?.opacity)
        #expect(opacity > 0.3 && opacity < 0.8)
        MainLoop.current.settle()
        #expect(fixture.navigation.navigationBar.items == [fixture.root.navigationItem, b.navigationItem])
    }

    @Test("A bar of its own class is used")
    func ownClass() {
        let navigation = UINavigationController(navigationBarClass: TallBar.self, toolbarClass: nil)
        #expect(navigation.navigationBar is TallBar)
        #expect(navigation.viewControllers == [])
    }

    @Test("A bar without a navigation controller keeps its own items")
    func alone() {
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 393, height: 44))
        bar.items = [UINavigationItem(title: "One")]
        bar.pushItem(UINavigationItem(title: "Two"), animated: false)
        #expect(bar.topItem?.title == "Two")
        #expect(bar.backItem?.title == "One")
        #expect(bar.popItem(animated: false)?.title == "Two")
        #expect(bar.items?.count == 1)
        #expect(bar.sizeThatFits(CGSize(width: 393, height: 0)) == CGSize(width: 393, height: 54))
    }
}

private final class TallBar: UINavigationBar {}
