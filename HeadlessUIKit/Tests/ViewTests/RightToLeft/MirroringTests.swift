import Testing
import UIKit

@testable import TestSupport

/// Views that are mirrored in right-to-left layout, while the app runs.
@MainActor
struct MirroringTests {
    private let phone: Phone
    private let navigation: UINavigationController
    private let top = UIViewController()

    init() {
        MainLoop.current.settle()
        let root = UIViewController()
        root.title = "Back there"
        navigation = UINavigationController(rootViewController: root)
        phone = Phone(root: navigation)
        top.title = "Here"
        top.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Add", style: .plain, target: nil, action: nil)
        navigation.pushViewController(top, animated: false)
        MainLoop.current.settle()
    }

    private func turnRound() {
        phone.screen.change(to: phone.screen.traitCollection.modifyingTraits { $0.layoutDirection = .rightToLeft })
        MainLoop.current.turn()
    }

    private func frame(of label: String) -> CGRect? {
        let bar = navigation.navigationBar
        return bar.element(label).map { $0.convert($0.bounds, to: bar) }
    }

    @Test("A bar's way back is on the right and its right items on the left; the title stays in the middle")
    func navigationBar() throws {
        let back = try #require(frame(of: "Back there"))
        let add = try #require(frame(of: "Add"))
        let title = try #require(frame(of: "Here"))
        #expect(back.minX == 8)
        expectClose(add.maxX, 393 - 16)
        turnRound()
        expectClose(
            frame(of: "Back there"), CGRect(x: 393 - back.maxX, y: back.minY, width: back.width, height: back.height))
        expectClose(frame(of: "Add"), CGRect(x: 16, y: add.minY, width: add.width, height: add.height))
        expectClose(frame(of: "Here")?.midX, title.midX)
    }

    @Test("The swipe that goes back comes from the other edge (V-N7)")
    func swipe() {
        let pan = navigation.interactivePopGestureRecognizer as? UIScreenEdgePanGestureRecognizer
        #expect(pan?.edges == .left)
        turnRound()
        #expect(pan?.edges == .right)
    }

    @Test("A push comes in from the left, and what is below moves to the right")
    func push() throws {
        turnRound()
        let next = UIViewController()
        navigation.pushViewController(next, animated: true)
        MainLoop.current.turn()
        let coming = try #require(next.view.layer.presentation())
        #expect(coming.frame.minX == -393)
        MainLoop.current.advance(by: 0.1)
        #expect(try #require(top.view.layer.presentation()).frame.minX > 0)
        MainLoop.current.settle()
        #expect(next.view.frame.minX == 0)
    }

    @Test(
        "A stack whose view is forced pushes from the left; a direction that is forced around it changes nothing (Z37)",
        arguments: [true, false])
    func forcedStack(isForced: Bool) throws {
        (isForced ? navigation.view : phone.window).semanticContentAttribute = .forceRightToLeft
        MainLoop.current.turn()
        let pan = navigation.interactivePopGestureRecognizer as? UIScreenEdgePanGestureRecognizer
        #expect(pan?.edges == (isForced ? .right : .left))
        let next = UIViewController()
        navigation.pushViewController(next, animated: true)
        MainLoop.current.turn()
        #expect(try #require(next.view.layer.presentation()).frame.minX == (isForced ? -393 : 393))
        #expect(navigation.view.traitCollection.layoutDirection != .rightToLeft)
    }

    @Test("Text without an alignment of its own, and a field's, begins on the right; text with one stays")
    func text() {
        let natural = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
        let left = UILabel(frame: natural.frame)
        left.textAlignment = .left
        for label in [natural, left] {
            label.text = "Text"
            top.view.addSubview(label)
        }
        let width = natural.intrinsicContentSize.width
        #expect(natural.drawnLines.first?.origin.x == 0)
        turnRound()
        expectClose(natural.drawnLines.first?.origin.x, 200 - width, within: 0.4)
        #expect(left.drawnLines.first?.origin.x == 0)
    }

    @Test("Margins for leading and trailing change sides; a scroll view does not")
    func marginsAndScrolling() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.insetsLayoutMarginsFromSafeArea = false
        view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 200, width: 100, height: 100))
        scroll.contentSize = CGSize(width: 300, height: 100)
        scroll.contentInset.left = 5
        scroll.contentOffset.x = 30
        top.view.addSubview(view)
        top.view.addSubview(scroll)
        MainLoop.current.turn()
        #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        turnRound()
        #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
        #expect(scroll.contentOffset.x == 30)
        #expect(scroll.contentInset.left == 5)
    }

    @Test("One view can be turned round, or kept from it, alone; it is laid out anew")
    func semantics() {
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
        let item = UINavigationItem(title: "T")
        item.leftBarButtonItem = UIBarButtonItem(title: "L", style: .plain, target: nil, action: nil)
        bar.items = [item]
        top.view.addSubview(bar)
        MainLoop.current.turn()
        let button = bar.element("L")
        #expect(button?.frame.minX == 16)
        bar.semanticContentAttribute = .forceRightToLeft
        // The attribute belongs to one view, and not to its content.
        #expect(bar.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        MainLoop.current.turn()
        turnRound()
        #expect(button?.frame.maxX == 284)
        bar.subviews.forEach { $0.semanticContentAttribute = .forceLeftToRight }
        MainLoop.current.turn()
        #expect(button?.frame.minX == 16)
    }

    @Test("A tab bar counts its tabs from the right")
    func tabs() {
        let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 300, height: 49))
        bar.items = ["a", "b", "c"].map { UITabBarItem(title: $0, image: nil, tag: 0) }
        top.view.addSubview(bar)
        MainLoop.current.turn()
        let buttons = bar.subviews.filter { $0 is UIControl }
        #expect(buttons.map(\.frame.minX) == [0, 100, 200])
        turnRound()
        #expect(buttons.map(\.frame.minX) == [200, 100, 0])
    }
}

extension UIView {
    /// The first element with that label in the view.
    fileprivate func element(_ label: String) -> UIView? {
        if isAccessibilityElement, accessibilityLabel == label { return self }
        return subviews.lazy.compactMap { $0.element(label) }.first
    }
}
