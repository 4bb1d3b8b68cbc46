import Testing

@testable import TestSupport
@testable import UIKit

/// Prompts, back actions, styles and title views of navigation items.
@Suite @MainActor struct NavigationItemTests {
    private let child = UIViewController()
    private let navigation: UINavigationController
    private let phone: Phone

    init() {
        child.title = "Library"
        navigation = UINavigationController(rootViewController: child)
        phone = Phone(root: navigation)
        MainLoop.current.settle()
    }

    private var content: NavigationBarContent? {
        let bar = navigation.navigationBar
        bar.layoutIfNeeded()
        let content = bar.subviews.compactMap { $0 as? NavigationBarContent }.last
        content?.layoutIfNeeded()
        return content
    }

    private func label(_ text: String) -> UILabel? {
        content?.subviews.compactMap { $0 as? UILabel }.first { $0.text == text && !$0.isHidden }
    }

    private var backButton: BackButton? {
        content?.subviews.compactMap { $0 as? BackButton }.first { !$0.isHidden }
    }

    @Test("A prompt makes the bar 30 points higher and stands above the title")
    func prompt() throws {
        let title = try #require(label("Library")).frame
        child.navigationItem.prompt = "Choose a book"
        MainLoop.current.settle()
        #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 59, width: 393, height: 84))
        #expect(child.view.safeAreaInsets.top == 143)
        #expect(label("Choose a book")?.frame == CGRect(x: 0, y: 0, width: 393, height: 30))
        #expect(label("Library")?.frame == title.offsetBy(dx: 0, dy: 30))
        child.navigationItem.prompt = nil
        MainLoop.current.settle()
        #expect(child.view.safeAreaInsets.top == 113)
        #expect(label("Choose a book") == nil)
    }

    @Test("A chevron alone takes touches 44 points wide")
    func chevron() throws {
        child.navigationItem.backButtonDisplayMode = .minimal
        let fingers = Touchscreen(phone.window)
        for (x, isBack) in [(CGFloat(35), true), (60, false)] {
            navigation.pushViewController(UIViewController(), animated: false)
            MainLoop.current.settle()
            #expect(try #require(backButton).frame == CGRect(x: 8, y: 0, width: 12, height: 54))
            fingers.tap(at: CGPoint(x: x, y: 80))
            MainLoop.current.settle()
            #expect((navigation.topViewController === child) == isBack)
        }
    }

    @Test("A back action runs in place of the pop, and leaves the button as it is")
    func backAction() throws {
        var runs = 0
        let pushed = UIViewController()
        pushed.navigationItem.backAction = UIAction(title: "Mine") { _ in runs += 1 }
        navigation.pushViewController(pushed, animated: false)
        MainLoop.current.settle()
        #expect(backButton?.currentTitle == "Library")
        Touchscreen(phone.window).tap(at: CGPoint(x: 30, y: 80))
        MainLoop.current.settle()
        #expect(runs == 1)
        #expect(navigation.topViewController === pushed)
        pushed.navigationItem.backAction = nil
        Touchscreen(phone.window).tap(at: CGPoint(x: 30, y: 80))
        MainLoop.current.settle()
        #expect(navigation.topViewController === child)
    }

    @Test("At the bottom of the stack a back action makes a button with its title, unless the item is an editor's")
    func backActionOfRoot() {
        #expect(backButton == nil)
        var runs = 0
        child.navigationItem.backAction = UIAction(title: "Documents") { _ in runs += 1 }
        MainLoop.current.settle()
        #expect(backButton?.currentTitle == "Documents")
        Touchscreen(phone.window).tap(at: CGPoint(x: 30, y: 80))
        #expect(runs == 1)
        child.navigationItem.style = .editor
        MainLoop.current.settle()
        #expect(backButton == nil)
    }

    @Test("The title of a browser or an editor stands at the leading edge")
    func styles() throws {
        let middle = try #require(label("Library"))
        #expect(middle.frame.midX == 196.5)
        child.navigationItem.style = .browser
        #expect(label("Library")?.frame.minX == 16)
        child.navigationItem.style = .editor
        #expect(label("Library")?.frame.minX == 16)
        child.navigationItem.style = .navigator
        #expect(label("Library")?.frame.midX == 196.5)
    }

    @Test("A title view keeps its size, and gets it back when there is room again")
    func titleView() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 30))
        child.navigationItem.titleView = view
        #expect(content != nil)
        #expect(view.frame == CGRect(x: 46.5, y: 12, width: 300, height: 30))
        let wide = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        child.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: wide)
        #expect(content != nil)
        // 393 less 16 and 124 for the button with its gap.
        #expect(view.frame.width == 253)
        child.navigationItem.rightBarButtonItem = nil
        #expect(content != nil)
        #expect(view.frame.width == 300)
    }

    @Test("A title view without a frame gets the size that fits it")
    func fittingTitleView() throws {
        let label = UILabel()
        label.text = "Fits"
        child.navigationItem.titleView = label
        #expect(content != nil)
        #expect(label.frame.size == label.intrinsicContentSize)
        #expect(label.frame.width > 0)
    }

    @Test("A subtitle is a second line below the title, and both are in the middle of the bar")
    func subtitle() throws {
        let alone = try #require(label("Library")).frame
        child.navigationItem.subtitle = "Twelve books"
        let title = try #require(label("Library"))
        let subtitle = try #require(label("Twelve books"))
        #expect(subtitle.frame.minY == title.frame.maxY)
        expectClose(title.frame.minY + subtitle.frame.maxY, 54, within: 0.001)
        #expect(title.frame.midX == 196.5)
        #expect(subtitle.frame.midX == 196.5)
        #expect(subtitle.frame.width >= subtitle.intrinsicContentSize.width)
        #expect(subtitle.font.pointSize < title.font.pointSize)
        #expect(subtitle.textColor == .secondaryLabel)
        #expect(navigation.navigationBar.frame.height == 54)
        child.navigationItem.subtitle = nil
        #expect(label("Twelve books") == nil)
        #expect(label("Library")?.frame == alone)
    }

    @Test("A bar that is too low for two lines has smaller ones")
    func subtitleInLowBar() throws {
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 400, height: 30))
        let item = UINavigationItem(title: "Library")
        item.subtitle = "Twelve books"
        bar.items = [item]
        bar.layoutIfNeeded()
        let content = try #require(bar.subviews.compactMap { $0 as? NavigationBarContent }.last)
        content.layoutIfNeeded()
        let labels = content.subviews.compactMap { $0 as? UILabel }.filter { !$0.isHidden && $0.text != nil }
        #expect(labels.map(\.text) == ["Library", "Twelve books"])
        #expect(labels.allSatisfy { $0.frame.minY >= -0.001 && $0.frame.maxY <= 30.001 })
        #expect(labels[0].font.pointSize < 17)
        #expect(labels[0].frame.maxY <= labels[1].frame.minY)
    }

    @Test("A large title and a title view have no subtitle")
    func hiddenSubtitle() {
        child.navigationItem.subtitle = "Twelve books"
        child.navigationItem.titleView = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        #expect(label("Twelve books") == nil)
        child.navigationItem.titleView = nil
        #expect(label("Twelve books") != nil)
        navigation.navigationBar.prefersLargeTitles = true
        MainLoop.current.settle()
        #expect(label("Twelve books") == nil)
    }

    @Test("A touch on the title opens the menu that the provider makes")
    func titleMenu() {
        child.navigationItem.titleMenuProvider = { _ in
            UIMenu(children: [UIAction(title: "Rename") { _ in }])
        }
        let button = content?.subviews.compactMap { $0 as? UIButton }.first { $0.menu != nil }
        #expect(button?.showsMenuAsPrimaryAction == true)
        #expect(button?.menu?.children.map(\.title) == ["Rename"])
        #expect(button?.frame.contains(CGPoint(x: 196.5, y: 22)) == true)
    }
}
