import Testing
import UIKit

@testable import TestSupport

/// Pages that a finger turns.
@MainActor @Suite struct PageTurningTests {
    @Test("The order of requests and reports, as logged on a simulator (PV1, PV2)")
    func log() {
        let book = Book()
        #expect(book.takeCalls() == [])
        book.drag(by: CGPoint(x: -40, y: 0))
        #expect(book.takeCalls() == ["after 0", "before 0", "will 1"])
        MainLoop.current.advance(by: 0.3)
        book.fingers.up()
        MainLoop.current.settle()
        #expect(book.takeCalls() == ["did stay on 0"])
        #expect(book.numbers == ["0"])
        book.swipe(-150)
        #expect(book.takeCalls() == ["will 1", "did leave 0", "after 1"])
        #expect(book.numbers == ["1"])
        book.swipe(150)
        #expect(book.takeCalls() == ["will 0", "did leave 1", "before 0"])
        #expect(book.numbers == ["0"])
    }

    @Test("A drag to the page before asks for that first (PV1)")
    func backwards() {
        let book = Book(page: 2)
        book.swipe(150)
        #expect(book.takeCalls() == ["before 2", "after 2", "will 1", "did leave 2", "before 1"])
    }

    @Test("The scroll view is a subview, pages, and rests at one page's length (PV5)")
    func scrollView() throws {
        let book = Book(page: 2)
        let scroller = try #require(book.scroller)
        #expect(scroller.isPagingEnabled)
        #expect(scroller.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
        #expect(scroller.contentOffset == CGPoint(x: 393, y: 0))
        #expect(scroller.contentSize == CGSize(width: 1179, height: 852))
        book.drag(by: CGPoint(x: -110, y: 0))
        #expect(scroller.contentOffset == CGPoint(x: 493, y: 0))
        #expect(book.pages[3].view.superview === scroller)
        #expect(scroller.convert(book.pages[3].view.frame, to: nil) == CGRect(x: 293, y: 0, width: 393, height: 852))
        book.fingers.up()
        MainLoop.current.settle()
        #expect(scroller.contentOffset == CGPoint(x: 393, y: 0))
        #expect(book.pages[3].view.convert(CGPoint.zero, to: nil) == .zero)
        #expect(book.pages[2].view.superview == nil)
    }

    @Test("The first and the last page bounce, without a report")
    func ends() {
        let book = Book(page: 4)
        book.drag(by: CGPoint(x: -110, y: 0))
        // 100 points beyond the end of something 393 long: 0.55 · 100 · 393 / (0.55 · 100 + 393).
        expectClose(book.offset?.x, 393 + 48.2478, within: 1e-4)
        book.fingers.up()
        MainLoop.current.settle()
        expectClose(book.offset?.x, 393)
        #expect(book.takeCalls() == ["after 4", "before 4"])
        book.swipe(150)
        #expect(book.takeCalls() == ["will 3", "did leave 4", "before 3"])
        book.swipe(-150)
        book.drag(by: CGPoint(x: -110, y: 0))
        expectClose(book.offset?.x, 393 + 48.2478, within: 1e-4)
        book.fingers.up()
        MainLoop.current.settle()
    }

    @Test("A finger that goes back beyond the page turns the other way")
    func otherWay() {
        let book = Book(page: 2)
        book.drag(by: CGPoint(x: -60, y: 0))
        book.fingers.drag(to: .middle.moved(60, 0), duration: 0.2)
        #expect(book.takeCalls() == ["after 2", "before 2", "will 3", "did stay on 2", "will 1"])
        #expect(book.pages[3].view.superview == nil)
        #expect(book.pages[1].view.superview === book.scroller)
        book.fingers.up()
        MainLoop.current.settle()
        #expect(book.takeCalls() == ["did leave 2", "before 1"])
    }

    @Test("A finger that takes a page on its way can bring it back, and the delegate hears of one turn")
    func grabbed() {
        let book = Book(page: 2)
        book.drag(by: CGPoint(x: -110, y: 0), duration: 0.1)
        book.fingers.up()
        MainLoop.current.advance(by: 0.05)
        book.drag(by: CGPoint(x: 180, y: 0), duration: 0.3)
        MainLoop.current.advance(by: 0.2)
        book.fingers.up()
        MainLoop.current.settle()
        #expect(book.takeCalls() == ["after 2", "before 2", "will 3", "did stay on 2"])
        expectClose(book.offset?.x, 393)
    }

    @Test("A finger that stops a page on its way, and is lifted at once, lets it go on to the nearest")
    func stopped() {
        let book = Book(page: 2)
        book.drag(by: CGPoint(x: -110, y: 0), duration: 0.1)
        book.fingers.up()
        MainLoop.current.advance(by: 0.2)
        book.fingers.down(at: .middle)
        let offset = book.offset
        #expect(offset?.x ?? 0 > 393 * 1.5 && offset?.x ?? 0 < 393 * 2)
        MainLoop.current.advance(by: 0.5)
        #expect(book.offset == offset)
        book.fingers.up()
        MainLoop.current.settle()
        #expect(book.numbers == ["3"])
        #expect(book.offset == CGPoint(x: 393, y: 0))
    }

    @Test("Neighbours are kept until pages change; a new data source is asked (PV3)")
    func kept() {
        let book = Book(page: 2)
        for _ in 0..<2 {
            book.drag(by: CGPoint(x: -40, y: 0), duration: 1)
            MainLoop.current.advance(by: 0.3)
            book.fingers.up()
            MainLoop.current.settle()
        }
        #expect(book.takeCalls() == ["after 2", "before 2", "will 3", "did stay on 2", "will 3", "did stay on 2"])
        book.pager.dataSource = book
        book.swipe(-150)
        #expect(book.takeCalls() == ["after 2", "before 2", "will 3", "did leave 2", "after 3"])
    }

    @Test("Without a data source fingers turn nothing; what an app says of the scroll view stays")
    func disabled() {
        let book = Book(page: 2, isDriven: false)
        book.swipe(-150)
        #expect(book.numbers == ["2"])
        book.pager.dataSource = book
        book.scroller?.isScrollEnabled = false
        book.set([3], animated: false)
        book.swipe(-150)
        #expect(book.numbers == ["3"])
        book.scroller?.isScrollEnabled = true
        book.swipe(-150)
        #expect(book.numbers == ["4"])
    }

    @Test("The scroll view's delegate is free for an app, which sees the offset return to the middle")
    func progress() throws {
        let book = Book(page: 2)
        let listener = ScrollListener(Journal())
        var offsets: [CGFloat] = []
        listener.onScroll = { offsets.append($0.contentOffset.x) }
        book.scroller?.delegate = listener
        book.swipe(-150)
        #expect(book.numbers == ["3"])
        let last = try #require(offsets.last)
        #expect(last == 393)
        expectClose(offsets.dropLast().last, 786)
    }

    @Test("Vertical pages turn up and down, and no other way")
    func vertical() {
        let book = Book(orientation: .vertical, page: 2)
        #expect(book.offset == CGPoint(x: 0, y: 852))
        book.swipe(-150)
        #expect(book.numbers == ["2"])
        book.swipe(0, -150)
        #expect(book.numbers == ["3"])
        book.swipe(0, 150)
        #expect(book.numbers == ["2"])
        #expect(book.takeCalls().last == "before 2")
    }

    @Test("Read from the right, the next page is on the left (PV8)")
    func rightToLeft() {
        let book = Book(page: 2)
        book.pager.view.semanticContentAttribute = .forceRightToLeft
        book.swipe(150)
        #expect(book.numbers == ["3"])
        #expect(book.takeCalls() == ["after 2", "before 2", "will 3", "did leave 2", "after 3"])
        let vertical = Book(orientation: .vertical, page: 2)
        vertical.pager.view.semanticContentAttribute = .forceRightToLeft
        vertical.swipe(0, -150)
        #expect(vertical.numbers == ["3"])
    }

    @Test("A call ends the finger's turn, and the delegate is notified that it was interrupted")
    func cutShort() {
        let book = Book(page: 2)
        book.drag(by: CGPoint(x: -110, y: 0))
        book.set([0], animated: false)
        #expect(book.takeCalls() == ["after 2", "before 2", "will 3", "did stay on 2, cut short"])
        book.fingers.drag(to: .middle.moved(-200, 0), duration: 0.1)
        #expect(book.offset == CGPoint(x: 393, y: 0))
        book.fingers.up()
        MainLoop.current.settle()
        #expect(book.numbers == ["0"])
        #expect(book.pager.children.count == 1)
        book.swipe(-150)
        #expect(book.numbers == ["1"])
    }

    @Test("The delegate may set pages while it hears of a turn")
    func setInCallbacks() {
        let book = Book(page: 2)
        book.onWillTurn = {
            book.onWillTurn = {}
            book.set([0], animated: false)
        }
        book.swipe(-150)
        #expect(book.numbers == ["0"])
        book.onDidTurn = { book.set([4], animated: false) }
        book.swipe(-150)
        #expect(book.numbers == ["4"])
        #expect(book.offset == CGPoint(x: 393, y: 0))
        #expect(book.pager.children.map { $0 === book.pages[4] } == [true])
    }
}
