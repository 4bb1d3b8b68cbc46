import Testing

@testable import UIKit

/// System items and badges of a tab bar.
@Suite @MainActor struct TabBarItemTests {
    private let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 300, height: 49))

    private func button(for item: UITabBarItem) throws -> TabBarButton {
        bar.items = [item]
        bar.layoutIfNeeded()
        let button = try #require(bar.subviews.compactMap { $0 as? TabBarButton }.first)
        button.layoutIfNeeded()
        return button
    }

    @Test("A system item shows the system's title and symbol")
    func systemItem() throws {
        let item = UITabBarItem(tabBarSystemItem: .mostViewed, tag: 7)
        #expect(item.tag == 7)
        #expect(item.image == nil)
        let button = try button(for: item)
        #expect(button.accessibilityLabel == "Most Viewed")
        #expect(button.subviews.compactMap { $0 as? UIImageView }.first?.image?.isSymbolImage == true)
        #expect(UITabBarItem(tabBarSystemItem: .search, tag: 0).title == "Search")
    }

    @Test("A badge is as wide as its text, red by default, and gone without a value")
    func badge() throws {
        let item = UITabBarItem(title: "Inbox", image: nil, tag: 0)
        item.badgeValue = "1"
        let button = try button(for: item)
        let badge = try #require(button.subviews.compactMap { $0 as? UILabel }.last)
        #expect(badge.text == "1")
        #expect(!badge.isHidden)
        #expect(badge.backgroundColor == .systemRed)
        #expect(badge.frame == CGRect(x: 154, y: 2, width: 18, height: 18))
        item.badgeValue = "1,234,567"
        button.layoutIfNeeded()
        #expect(badge.frame.width == badge.intrinsicContentSize.width + 10)
        #expect(badge.frame.width > 40)
        item.badgeValue = nil
        button.layoutIfNeeded()
        #expect(badge.isHidden)
        #expect(button.accessibilityValue == nil)
    }

    @Test("A title can be moved")
    func titlePosition() throws {
        let item = UITabBarItem(title: "Inbox", image: nil, tag: 0)
        let button = try button(for: item)
        let title = try #require(button.subviews.compactMap { $0 as? UILabel }.first)
        let before = title.frame
        item.titlePositionAdjustment = UIOffset(horizontal: 5, vertical: -2)
        button.layoutIfNeeded()
        #expect(title.frame == before.offsetBy(dx: 5, dy: -2))
    }
}
