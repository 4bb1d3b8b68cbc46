import Testing
import UIKit

@testable import TestSupport

/// Curling pages: the visible pages and the delegate's calls. The curl has no shape here.
@MainActor @Suite struct PageCurlTests {
    private func frame(_ page: UIViewController) -> CGRect { page.view.convert(page.view.bounds, to: nil) }

    @Test("One page fills the view, and there is no scroll view")
    func one() {
        let book = Book(style: .pageCurl, page: 2)
        #expect(frame(book.pages[2]) == CGRect(x: 0, y: 0, width: 393, height: 852))
        #expect(book.scroller == nil)
    }

    @Test("With the spine in the middle two pages share the view (PV6)")
    func two() {
        let spine = UIPageViewController.SpineLocation.mid.rawValue
        let book = Book(style: .pageCurl, options: [.spineLocation: spine], page: 0, pageCount: 2)
        #expect(frame(book.pages[0]) == CGRect(x: 0, y: 0, width: 196.5, height: 852))
        #expect(frame(book.pages[1]) == CGRect(x: 196.5, y: 0, width: 196.5, height: 852))
        book.swipe(-150)
        #expect(book.takeCalls() == ["after 1", "after 2", "will 2+3", "did leave 0+1"])
        #expect(book.numbers == ["2", "3"])
        #expect(frame(book.pages[3]).minX == 196.5)
        book.swipe(-150)
        #expect(book.takeCalls() == ["after 3", "after 4"])
        book.swipe(150)
        #expect(book.takeCalls() == ["before 2", "before 1", "will 0+1", "did leave 2+3"])
        #expect(book.numbers == ["0", "1"])
    }

    @Test("A drag turns a page when it is lifted, and a short one does not")
    func drag() {
        let book = Book(style: .pageCurl, page: 2)
        book.drag(by: CGPoint(x: -60, y: 0), duration: 1)
        MainLoop.current.advance(by: 0.2)
        #expect(book.takeCalls() == ["after 2", "will 3"])
        book.fingers.up()
        MainLoop.current.settle()
        #expect(book.takeCalls() == ["did stay on 2"])
        book.swipe(150)
        #expect(book.takeCalls() == ["before 2", "will 1", "did leave 2"])
        #expect(book.pages[1].view.superview === book.pager.view)
        #expect(book.pages[2].parent == nil)
    }

    @Test("A tap near an edge turns a page, one in the middle does not")
    func tap() {
        let book = Book(style: .pageCurl, page: 2)
        book.fingers.tap(at: CGPoint(x: 380, y: 400))
        MainLoop.current.settle()
        #expect(book.numbers == ["3"])
        book.fingers.tap(at: CGPoint(x: 200, y: 400))
        MainLoop.current.settle()
        #expect(book.numbers == ["3"])
        book.fingers.tap(at: CGPoint(x: 10, y: 400))
        MainLoop.current.settle()
        #expect(book.numbers == ["2"])
    }

    @Test("Bound on the right, pages turn the other way")
    func boundOnTheRight() {
        let spine = UIPageViewController.SpineLocation.max.rawValue
        let book = Book(style: .pageCurl, options: [.spineLocation: spine], page: 2)
        book.swipe(150)
        #expect(book.numbers == ["3"])
    }

    @Test("Set with animation, the page is there at once below a curl, and has appeared at its end")
    func animated() {
        let book = Book(style: .pageCurl)
        var isFinished: Bool?
        book.set([1]) { isFinished = $0 }
        #expect(book.pages[1].view.superview === book.pager.view)
        #expect(isFinished == nil)
        MainLoop.current.settle()
        #expect(isFinished == true)
        #expect(
            book.journal.takeAppearance() == [
                "1.didLoad", "1.willAppear(true)", "0.willDisappear(true)", "1.isAppearing(true)",
                "1.didAppear(true)", "0.didDisappear(true)",
            ])
    }

    @Test("A double-sided page is set with its back, and turns past it")
    func doubleSided() {
        let book = Book(style: .pageCurl)
        book.pager.isDoubleSided = true
        book.set([0, 1], animated: false)
        #expect(book.numbers == ["0"])
        book.swipe(-150)
        #expect(book.takeCalls() == ["after 0", "after 1", "will 2", "did leave 0"])
    }

    @Test("The delegate moves the spine when the screen is turned, with the pages for it")
    func spine() {
        let book = Book(style: .pageCurl)
        book.spine = .mid
        book.phone.turnToLandscape()
        MainLoop.current.settle()
        #expect(book.takeCalls() == ["spine landscape"])
        #expect(book.pager.spineLocation == .mid)
        #expect(book.numbers == ["0", "1"])
        #expect(frame(book.pages[1]) == CGRect(x: 426, y: 0, width: 426, height: 393))
    }

    @Test("With the spine in the middle pages cannot be single-sided")
    func traps() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let pager = UIPageViewController(
                    transitionStyle: .pageCurl, navigationOrientation: .horizontal,
                    options: [.spineLocation: UIPageViewController.SpineLocation.mid.rawValue])
                pager.isDoubleSided = false
            }
        }
    }
}
