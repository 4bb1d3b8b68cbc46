import Testing

@testable import TestSupport
@testable import UIKit

/// Appearances of a navigation bar over a list.
@Suite @MainActor struct NavigationBarAppearanceTests {
    private let child = UIViewController()
    private let scroll = UIScrollView()
    private let navigation: UINavigationController
    private let phone: Phone

    init() {
        child.title = "Library"
        navigation = UINavigationController(rootViewController: child)
        scroll.frame = child.view.bounds
        scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scroll.contentSize = CGSize(width: 100, height: 3000)
        child.view.addSubview(scroll)
        phone = Phone(root: navigation)
        MainLoop.current.settle()
    }

    private var bar: UINavigationBar { navigation.navigationBar }

    private func opaque(_ color: UIColor) -> UINavigationBarAppearance {
        let appearance = UINavigationBarAppearance()
        appearance.configureWithOpaqueBackground()
        appearance.backgroundColor = color
        return appearance
    }

    private var background: BarBackground? {
        bar.layoutIfNeeded()
        return bar.subviews.compactMap { $0 as? BarBackground }.first
    }

    /// The colour in front of the material.
    private var color: UIColor? { background?.subviews.compactMap { $0 as? UIImageView }.first?.backgroundColor }
    private var isFrosted: Bool {
        background?.subviews.contains { $0 is UIVisualEffectView && !$0.isHidden } ?? false
    }

    private var title: UILabel? {
        bar.layoutIfNeeded()
        return bar.subviews.compactMap { $0 as? NavigationBarContent }.first?.subviews
            .compactMap { $0 as? UILabel }.first { $0.text == "Library" }
    }

    @Test("A bar without a colour is frosted, at the edge of the content as well")
    func untouched() {
        #expect(isFrosted)
        #expect(bar.standardAppearance.titleTextAttributes.isEmpty)
        #expect(isFrosted)
        scroll.contentOffset.y = 400
        #expect(isFrosted)
    }

    @Test("Content below the bar brings the standard appearance, and its edge that for the edge")
    func scrolling() {
        bar.standardAppearance = opaque(.red)
        bar.scrollEdgeAppearance = opaque(.blue)
        #expect(color == .blue)
        scroll.contentOffset.y = -112
        #expect(color == .red)
        scroll.contentOffset.y = -113
        #expect(color == .blue)
    }

    @Test("Without an appearance for the edge there is no background there")
    func transparentEdge() {
        bar.standardAppearance = opaque(.red)
        #expect(color == nil)
        #expect(!isFrosted)
        scroll.contentOffset.y = 0
        #expect(color == .red)
    }

    @Test("A large title stays at the edge until the content has taken all of it")
    func largeTitle() {
        bar.prefersLargeTitles = true
        bar.standardAppearance = opaque(.red)
        bar.scrollEdgeAppearance = opaque(.blue)
        MainLoop.current.settle()
        scroll.contentOffset.y = -120
        MainLoop.current.settle()
        #expect(color == .blue)
        scroll.contentOffset.y = -100
        MainLoop.current.settle()
        #expect(color == .red)
    }

    @Test("Without a scroll view the bar is at the edge; with one that the controller sets it follows that")
    func otherScrollViews() {
        bar.standardAppearance = opaque(.red)
        bar.scrollEdgeAppearance = opaque(.blue)
        let plain = UIViewController()
        navigation.pushViewController(plain, animated: false)
        MainLoop.current.settle()
        #expect(color == .blue)
        let own = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 500))
        own.contentSize = CGSize(width: 100, height: 3000)
        plain.view.addSubview(UIView())
        plain.view.addSubview(own)
        plain.setContentScrollView(own, for: .top)
        MainLoop.current.settle()
        own.contentOffset.y = 100
        #expect(color == .red)
    }

    @Test("What is read as the standard appearance can be changed in place; what was set is a copy")
    func changesInPlace() {
        scroll.contentOffset.y = 0
        bar.standardAppearance.backgroundColor = .green
        #expect(color == .green)
        let given = opaque(.red)
        bar.standardAppearance = given
        given.backgroundColor = .blue
        #expect(color == .red)
        bar.standardAppearance.backgroundColor = .blue
        #expect(color == .blue)
    }

    @Test("The item on top goes before the bar, and its changes show")
    func items() {
        scroll.contentOffset.y = 0
        bar.standardAppearance = opaque(.red)
        child.navigationItem.standardAppearance = opaque(.blue)
        #expect(color == .blue)
        child.navigationItem.standardAppearance?.backgroundColor = .green
        #expect(color == .green)
        child.navigationItem.standardAppearance = nil
        #expect(color == .red)
    }

    @Test("In compact height the compact appearance applies")
    func compact() {
        bar.standardAppearance = opaque(.red)
        bar.compactAppearance = opaque(.blue)
        phone.turnToLandscape()
        MainLoop.current.settle()
        scroll.contentOffset.y = 100
        #expect(color == .blue)
    }

    @Test("Titles take colour, font and place; a large one has its own")
    func titles() throws {
        let appearance = opaque(.red)
        appearance.titleTextAttributes = [.foregroundColor: UIColor.white, .font: UIFont.systemFont(ofSize: 20)]
        let before = try #require(title).frame
        bar.scrollEdgeAppearance = appearance
        let label = try #require(title)
        #expect(label.textColor == .white)
        #expect(label.font.pointSize == 20)
        appearance.titleTextAttributes = [:]
        appearance.titlePositionAdjustment = UIOffset(horizontal: 3, vertical: -4)
        bar.scrollEdgeAppearance = appearance
        expectClose(try #require(title).frame, before.offsetBy(dx: 3, dy: -4), within: 0.4)
        appearance.largeTitleTextAttributes = [.foregroundColor: UIColor.yellow]
        bar.scrollEdgeAppearance = appearance
        bar.prefersLargeTitles = true
        MainLoop.current.settle()
        let large = bar.subviews.compactMap { $0 as? LargeTitleView }.first?.subviews.first as? UILabel
        #expect(large?.textColor == .yellow)
    }

    @Test("Buttons follow the appearance of their style; their own attributes go before it")
    func buttons() {
        let plain = UIBarButtonItem(title: "Plain", primaryAction: UIAction { _ in })
        let done = UIBarButtonItem(systemItem: .done, primaryAction: UIAction { _ in })
        let own = UIBarButtonItem(title: "Own", primaryAction: UIAction { _ in })
        own.setTitleTextAttributes([.foregroundColor: UIColor.yellow], for: .normal)
        child.navigationItem.rightBarButtonItems = [plain, done, own]
        let appearance = opaque(.red)
        appearance.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.white]
        appearance.doneButtonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.green]
        bar.scrollEdgeAppearance = appearance
        bar.layoutIfNeeded()
        let content = bar.subviews.compactMap { $0 as? NavigationBarContent }.first
        content?.layoutIfNeeded()
        let buttons = (content?.subviews ?? []).compactMap { $0 as? BarButton }
        #expect(buttons.map { $0.titleColor(for: .normal) } == [.white, .green, .yellow])
    }

    @Test("The back button takes its own appearance, then that of the buttons, and an image for the chevron")
    func backButton() throws {
        navigation.pushViewController(UIViewController(), animated: false)
        let appearance = opaque(.red)
        appearance.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.white]
        bar.scrollEdgeAppearance = appearance
        MainLoop.current.settle()
        let content = try #require(bar.subviews.compactMap { $0 as? NavigationBarContent }.first)
        let back = try #require(content.subviews.compactMap { $0 as? BackButton }.first)
        #expect(back.titleColor(for: .normal) == .white)
        let width = back.frame.width
        let image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20)).image { _ in }
        bar.scrollEdgeAppearance?.setBackIndicatorImage(image, transitionMaskImage: image)
        bar.scrollEdgeAppearance?.backButtonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.green]
        MainLoop.current.settle()
        #expect(back.titleColor(for: .normal) == .green)
        // 30 points instead of 12.
        #expect(back.frame.width == width + 18)
    }

    @Test("The older properties count over content, and until there is an appearance")
    func older() {
        bar.barTintColor = .purple
        #expect(color == nil)
        scroll.contentOffset.y = 0
        #expect(color == .purple)
        bar.standardAppearance = opaque(.red)
        #expect(color == .red)
    }

    @Test("Images without content make the bar transparent")
    func emptyImages() {
        scroll.contentOffset.y = 0
        bar.setBackgroundImage(UIImage(), for: .default)
        bar.shadowImage = UIImage()
        #expect(!isFrosted)
        #expect(color == nil)
        #expect(bar.backgroundImage(for: .default) != nil)
        bar.setBackgroundImage(nil, for: .default)
        #expect(isFrosted)
    }

    @Test("A bar without a navigation controller is never at an edge")
    func standAlone() {
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        bar.items = [UINavigationItem(title: "Title")]
        bar.standardAppearance = opaque(.red)
        bar.scrollEdgeAppearance = opaque(.blue)
        #expect(bar.look(for: bar.topItem).background.color == .red)
    }
}
