import Testing
import UIKit

/// Bars that no controller manages, and the calls of their delegates.
@Suite @MainActor
struct StandAloneBarTests {
    private let listener = BarListener()

    @Test("A tab bar reports taps to its delegate, and not the selections of code")
    func tabs() {
        let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 300, height: 49))
        let items = [UITabBarItem(title: "A", image: nil, tag: 0), UITabBarItem(title: "B", image: nil, tag: 1)]
        bar.items = items
        bar.delegate = listener
        bar.selectedItem = items[0]
        #expect(listener.events == [])
        bar.tap(items[1])
        #expect(bar.selectedItem === items[1])
        #expect(listener.events == ["select B"])
    }

    @Test("Items of a tab bar that are not selected have the colour that the bar gives them")
    func unselected() throws {
        let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 300, height: 49))
        bar.unselectedItemTintColor = .green
        bar.items = [UITabBarItem(title: "A", image: nil, tag: 0)]
        bar.layoutIfNeeded()
        let button = try #require(bar.subviews.first { $0 is UIControl })
        let label = try #require(button.subviews.compactMap { $0 as? UILabel }.first)
        #expect(label.textColor == .green)
    }

    @Test("A navigation bar calls its delegate before and after a push and a pop")
    func navigation() {
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
        bar.delegate = listener
        bar.pushItem(UINavigationItem(title: "One"), animated: false)
        listener.allows = false
        bar.pushItem(UINavigationItem(title: "Two"), animated: false)
        #expect(bar.popItem(animated: false) == nil)
        #expect(bar.items?.count == 1)
        listener.allows = true
        #expect(bar.popItem(animated: false)?.title == "One")
        #expect(listener.events == ["push One", "pop One"])
    }

    @Test("The delegate decides about the position of a bar")
    func positions() {
        let bar = UINavigationBar()
        let toolbar = UIToolbar()
        #expect(bar.barPosition == .top)
        bar.delegate = listener
        toolbar.delegate = listener
        #expect(bar.barPosition == .topAttached)
        #expect(toolbar.barPosition == .topAttached)
    }
}

private final class BarListener: NSObject, UINavigationBarDelegate, UITabBarDelegate, UIToolbarDelegate {
    var events: [String] = []
    var allows = true

    func position(for bar: any UIBarPositioning) -> UIBarPosition { .topAttached }

    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
        events.append("select \(item.title ?? "")")
    }

    func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool { allows }
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { allows }

    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
        events.append("push \(item.title ?? "")")
    }

    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
        events.append("pop \(item.title ?? "")")
    }
}
