import Testing
import UIKit

@testable import TestSupport

/// Pages that code sets.
@MainActor @Suite struct PageSettingTests {
    @Test("There are no pages at first, and the defaults are those of the style")
    func defaults() {
        let scrolling = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .vertical)
        #expect(scrolling.viewControllers == [])
        #expect(scrolling.transitionStyle == .scroll)
        #expect(scrolling.navigationOrientation == .vertical)
        #expect(scrolling.spineLocation == .none)
        #expect(!scrolling.isDoubleSided)
        #expect(scrolling.gestureRecognizers.isEmpty)
        let curling = UIPageViewController(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
        #expect(curling.spineLocation == .min)
        #expect(curling.gestureRecognizers.count == 2)
        let two = UIPageViewController(
            transitionStyle: .pageCurl, navigationOrientation: .horizontal,
            options: [.spineLocation: UIPageViewController.SpineLocation.mid.rawValue])
        #expect(two.spineLocation == .mid)
        #expect(two.isDoubleSided)
    }

    @Test("The first pages are there at once, and the completion has been called when the call returns")
    func first() {
        let pager = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        let phone = Phone(root: pager)
        let page = UIViewController()
        var isFinished: Bool?
        pager.setViewControllers([page], direction: .forward, animated: true) { isFinished = $0 }
        #expect(isFinished == true)
        #expect(page.view.window === phone.window)
        #expect(page.parent === pager)
    }

    @Test("Animated, the pages are published at once and slide for 0.3 seconds; the delegate hears nothing (PV2)")
    func animated() {
        let book = Book(page: 2)
        var isFinished: Bool?
        book.set([4]) { isFinished = $0 }
        #expect(book.numbers == ["4"])
        #expect(book.offset == CGPoint(x: 393, y: 0))
        MainLoop.current.advance(by: 0.15)
        expectClose(book.offset?.x, 393 * 1.5, within: 0.5)
        #expect(isFinished == nil)
        #expect(book.pages[2].parent === book.pager)
        MainLoop.current.advance(by: 0.2)
        #expect(isFinished == true)
        #expect(book.offset == CGPoint(x: 393, y: 0))
        #expect(book.pages[4].view.convert(CGPoint.zero, to: nil) == .zero)
        #expect(book.pages[2].parent == nil)
        #expect(book.takeCalls() == [])
    }

    @Test("Backwards the page comes from the left")
    func reverse() {
        let book = Book(page: 2)
        book.set([1], .reverse)
        MainLoop.current.advance(by: 0.15)
        expectClose(book.offset?.x, 393 * 0.5, within: 0.5)
        MainLoop.current.settle()
        #expect(book.numbers == ["1"])
    }

    @Test("After an animation the old page stays the neighbour, whatever the data source says (PV3)")
    func oldNeighbour() {
        let book = Book(page: 0)
        book.set([3])
        MainLoop.current.settle()
        book.swipe(150)
        #expect(book.numbers == ["0"])
        #expect(book.takeCalls() == ["after 3", "will 0", "did leave 3", "before 0"])
    }

    @Test("Setting the page again without animation has its neighbours asked for anew (PV3)")
    func workaround() {
        let book = Book(page: 0)
        book.set([3])
        MainLoop.current.settle()
        book.set([3], animated: false)
        book.swipe(150)
        #expect(book.numbers == ["2"])
        #expect(book.takeCalls() == ["before 3", "after 3", "will 2", "did leave 3", "before 2"])
    }

    @Test("Read from the right, code's forward still comes from the right (PV8)")
    func rightToLeft() {
        let book = Book(page: 0)
        book.pager.view.semanticContentAttribute = .forceRightToLeft
        book.set([3])
        MainLoop.current.advance(by: 0.15)
        expectClose(book.offset?.x, 393 * 1.5, within: 0.5)
        MainLoop.current.settle()
        // The old page has gone to the left, where the next one would be.
        book.swipe(150)
        #expect(book.numbers == ["0"])
    }

    @Test("A call in the middle of an animation ends it: its completion gets false")
    func interrupted() {
        let book = Book(page: 0)
        var results: [String] = []
        book.set([1]) { results.append("first \($0)") }
        MainLoop.current.advance(by: 0.1)
        book.set([2], animated: false) { results.append("second \($0)") }
        #expect(results == ["first false", "second true"])
        #expect(book.offset == CGPoint(x: 393, y: 0))
        book.set([3]) { results.append("third \($0)") }
        MainLoop.current.advance(by: 0.1)
        book.set([4]) { results.append("fourth \($0)") }
        #expect(results == ["first false", "second true", "third false"])
        MainLoop.current.settle()
        #expect(results.last == "fourth true")
        #expect(book.pager.children.map { $0 === book.pages[4] } == [true])
        #expect(book.offset == CGPoint(x: 393, y: 0))
        book.swipe(150)
        #expect(book.numbers == ["3"])
    }

    @Test("A finger that lands during the animation does not stop it, and the next one turns pages")
    func untouched() {
        let book = Book(page: 2)
        book.set([3])
        MainLoop.current.advance(by: 0.1)
        book.fingers.down(at: .middle)
        MainLoop.current.settle()
        book.fingers.up()
        #expect(book.numbers == ["3"])
        #expect(book.offset == CGPoint(x: 393, y: 0))
        book.swipe(-150)
        #expect(book.numbers == ["4"])
    }

    @Test("Another number of pages than the style needs traps")
    func count() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let pager = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
                pager.setViewControllers(
                    [UIViewController(), UIViewController()], direction: .forward, animated: false)
            }
        }
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let pager = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
                pager.setViewControllers(nil, direction: .forward, animated: false)
            }
        }
    }
}
