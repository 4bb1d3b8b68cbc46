import Testing
import UIKit

@testable import TestSupport

@MainActor @Suite struct PageLayoutTests {
    @Test("Pages fill the view, and a spacing is seen only while they move")
    func spacing() {
        let book = Book(options: [.interPageSpacing: 20], page: 2)
        #expect(book.scroller?.frame == CGRect(x: -10, y: 0, width: 413, height: 852))
        #expect(book.offset == CGPoint(x: 413, y: 0))
        book.drag(by: CGPoint(x: -110, y: 0))
        let page = book.pages[2].view.convert(book.pages[2].view.bounds, to: nil)
        let next = book.pages[3].view.convert(book.pages[3].view.bounds, to: nil)
        #expect(page == CGRect(x: -100, y: 0, width: 393, height: 852))
        #expect(next.minX == 313)
        book.fingers.up()
        MainLoop.current.settle()
    }

    @Test("Pages have the safe area of the view, with what the controllers add")
    func safeArea() {
        let book = Book(page: 2)
        #expect(book.pages[2].view.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
        book.pager.additionalSafeAreaInsets.top = 10
        book.pages[2].additionalSafeAreaInsets.bottom = 6
        MainLoop.current.turn()
        #expect(book.pages[2].view.safeAreaInsets == UIEdgeInsets(top: 69, left: 0, bottom: 40, right: 0))
        book.drag(by: CGPoint(x: -110, y: 0))
        #expect(book.pages[3].view.safeAreaInsets == UIEdgeInsets(top: 69, left: 0, bottom: 34, right: 0))
        book.fingers.up()
        MainLoop.current.settle()
    }

    @Test("Another size keeps the page, passes the size on, and cuts a turn short")
    func turned() {
        let book = Book(page: 2)
        book.drag(by: CGPoint(x: -110, y: 0))
        book.phone.turnToLandscape()
        MainLoop.current.settle()
        #expect(book.takeCalls().last == "did stay on 2, cut short")
        #expect(book.pages[2].sizes == [CGSize(width: 852, height: 393)])
        #expect(book.offset == CGPoint(x: 852, y: 0))
        #expect(book.pages[2].view.convert(book.pages[2].view.bounds, to: nil).size.width == 852)
        book.fingers.up()
        MainLoop.current.settle()
        book.drag(by: CGPoint(x: -150, y: 0), duration: 0.1, from: CGPoint(x: 500, y: 200))
        book.fingers.up()
        MainLoop.current.settle()
        #expect(book.numbers == ["3"])
    }

    @Test("Vertical drags in a page are its list's, or a sheet's around the pager; horizontal ones the pager's (PV5)")
    func nested() {
        let book = Book(page: 2)
        let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        list.contentSize = CGSize(width: 393, height: 2000)
        list.contentInsetAdjustmentBehavior = .never
        book.pages[2].view.addSubview(list)
        let outer = VerticalPan()
        book.pager.view.addGestureRecognizer(outer)
        book.drag(by: CGPoint(x: 4, y: -110))
        #expect(list.contentOffset.y == 100)
        #expect(book.offset == CGPoint(x: 393, y: 0))
        #expect(outer.state == .possible || outer.state == .failed)
        book.fingers.up()
        MainLoop.current.settle()
        list.removeFromSuperview()
        book.drag(by: CGPoint(x: 4, y: -110))
        #expect(outer.state == .changed)
        #expect(book.offset == CGPoint(x: 393, y: 0))
        book.fingers.up()
        MainLoop.current.settle()
        book.drag(by: CGPoint(x: -110, y: -4))
        #expect(outer.state == .possible || outer.state == .failed)
        #expect(book.offset?.x == 493)
        book.fingers.up()
        MainLoop.current.settle()
    }
}

/// A pan like a sheet's, for vertical drags only.
private final class VerticalPan: UIPanGestureRecognizer, UIGestureRecognizerDelegate {
    override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
        delegate = self
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        let velocity = velocity(in: nil)
        return abs(velocity.y) > abs(velocity.x)
    }
}
