import Testing
import UIKit

@testable import TestSupport

/// A full-screen page written for a device is swiped away here in the same way.
@MainActor
struct SwipeAwayTests {
    private let journal = Journal()
    private let phone: Phone
    private let page: UIViewController
    private let kit = SwipeAway()
    private let screen: Touchscreen

    init() {
        MainLoop.current.settle()
        phone = Phone(root: JournalViewController("presenter", journal))
        page = JournalViewController("page", journal)
        screen = Touchscreen(phone.window)
        page.modalPresentationStyle = .fullScreen
        page.transitioningDelegate = kit
        phone.root.present(page, animated: true)
        MainLoop.current.settle()
        _ = journal.take()
    }

    private func swipe(to end: CGFloat) {
        screen.down(at: CGPoint(x: 196, y: 300))
        screen.drag(to: CGPoint(x: 196, y: 310 + end), duration: 0.6)
    }

    @Test("The page fills the screen, and the presenter's view is out of the window")
    func rest() {
        #expect(page.view.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
        #expect(phone.root.view.window == nil)
    }

    @Test("Under the finger the page is where the finger is, and the presenter beneath it a quarter in")
    func follows() throws {
        swipe(to: 213)
        let visible = try #require(page.view.layer.presentation())
        #expect(abs(visible.frame.minY - 213) < 0.01)
        #expect(abs(CGFloat(phone.root.view.layer.presentation()?.opacity ?? 0) - 0.625) < 0.001)
        MainLoop.current.advance(by: 3)
        #expect(abs((page.view.layer.presentation()?.frame.minY ?? 0) - 213) < 0.01)
        #expect(
            journal.take() == [
                "page.viewWillDisappear(true)", "presenter.viewWillAppear(true)", "presenter.viewIsAppearing(true)",
            ])
    }

    @Test("Let go early it glides back, and everything is as before")
    func cancelled() {
        swipe(to: 213)
        MainLoop.current.advance(by: 0.3)
        _ = journal.take()
        screen.up()
        MainLoop.current.advance(by: 0.06)
        let onTheWay = page.view.layer.presentation()?.frame.minY ?? 0
        #expect(onTheWay > 0 && onTheWay < 213)
        MainLoop.current.settle()
        #expect(page.view.layer.presentation()?.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
        #expect(phone.root.presentedViewController === page)
        #expect(phone.root.view.window == nil)
        #expect(
            journal.take() == [
                "presenter.viewWillDisappear(true)", "page.viewWillAppear(true)", "page.viewDidAppear(true)",
                "presenter.viewDidDisappear(true)",
            ])
    }

    @Test("Let go late it glides out, and the presenter is back")
    func finished() {
        swipe(to: 426)
        MainLoop.current.advance(by: 0.3)
        screen.up()
        MainLoop.current.advance(by: 0.1)
        #expect((page.view.layer.presentation()?.frame.minY ?? 0) > 426)
        MainLoop.current.settle()
        #expect(phone.root.presentedViewController == nil)
        #expect(phone.root.view.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
        #expect(phone.root.view.alpha == 1)
        #expect(phone.window.subviews == [phone.root.view])
    }

    @Test("After a swipe that was taken back the next one works")
    func again() {
        swipe(to: 100)
        MainLoop.current.advance(by: 0.3)
        screen.up()
        MainLoop.current.settle()
        swipe(to: 500)
        screen.up()
        MainLoop.current.settle()
        #expect(phone.root.presentedViewController == nil)
    }

    @Test("Without a swipe the dismissal is a plain one")
    func plain() {
        page.dismiss(animated: true)
        MainLoop.current.settle()
        #expect(phone.root.presentedViewController == nil)
        #expect(phone.root.view.alpha == 1)
    }
}
