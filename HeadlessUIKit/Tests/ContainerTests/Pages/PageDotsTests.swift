import Testing
import UIKit

@testable import TestSupport

@MainActor @Suite struct PageDotsTests {
    private let source = Dots()

    private func pager(
        _ orientation: UIPageViewController.NavigationOrientation = .horizontal
    ) -> (UIPageViewController, Phone) {
        let pager = UIPageViewController(transitionStyle: .scroll, navigationOrientation: orientation)
        pager.dataSource = source
        pager.setViewControllers([source.pages[1]], direction: .forward, animated: false)
        let phone = Phone(root: pager)
        MainLoop.current.settle()
        return (pager, phone)
    }

    private func dots(_ pager: UIPageViewController) -> UIPageControl? {
        pager.view.subviews.lazy.compactMap { $0 as? UIPageControl }.first
    }

    @Test("A data source that counts its pages gets dots below them (PV7)")
    func frame() throws {
        let (pager, _) = pager()
        let dots = try #require(self.dots(pager))
        #expect(dots.numberOfPages == 3)
        #expect(dots.currentPage == 1)
        // Three dots 18 points apart plus 20; 26 high, above the 34 of the home indicator.
        #expect(dots.frame == CGRect(x: 159.5, y: 792, width: 74, height: 26))
        #expect(source.pages[1].view.bounds.size == CGSize(width: 393, height: 792))
        #expect(dots === pager.view.subviews.first)
    }

    @Test("A finger's turn moves the dot without asking; a call asks (PV7)")
    func index() {
        let (pager, phone) = pager()
        source.asked = 0
        let fingers = Touchscreen(phone.window)
        fingers.down(at: .middle)
        fingers.drag(to: .middle.moved(-150, 0), duration: 0.1)
        fingers.up()
        MainLoop.current.settle()
        #expect(pager.viewControllers?.first === source.pages[2])
        #expect(dots(pager)?.currentPage == 2)
        #expect(source.asked == 0)
        source.index = 0
        pager.setViewControllers([source.pages[0]], direction: .reverse, animated: true)
        #expect(dots(pager)?.currentPage == 0)
        #expect(source.asked == 1)
        MainLoop.current.settle()
    }

    @Test("A tap beside the current dot turns the page")
    func tap() {
        let (pager, phone) = pager()
        let fingers = Touchscreen(phone.window)
        fingers.tap(at: CGPoint(x: 225, y: 805))
        MainLoop.current.settle()
        #expect(pager.viewControllers?.first === source.pages[2])
        #expect(dots(pager)?.currentPage == 2)
        fingers.tap(at: CGPoint(x: 225, y: 805))
        MainLoop.current.settle()
        #expect(pager.viewControllers?.first === source.pages[2])
        #expect(dots(pager)?.currentPage == 2)
    }

    @Test("Vertical pages have no dots, nor have those of a data source that does not count (PV7)")
    func none() {
        let (vertical, _) = pager(.vertical)
        #expect(dots(vertical) == nil)
        let book = Book()
        #expect(dots(book.pager) == nil)
        #expect(book.pages[0].view.bounds.height == 852)
    }
}

private final class Dots: NSObject, UIPageViewControllerDataSource {
    let pages = (0..<3).map { _ in UIViewController() }
    var index = 1
    var asked = 0

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? {
        pages.firstIndex { $0 === viewController }.flatMap { $0 > 0 ? pages[$0 - 1] : nil }
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? {
        pages.firstIndex { $0 === viewController }.flatMap { $0 < pages.count - 1 ? pages[$0 + 1] : nil }
    }

    func presentationCount(for pageViewController: UIPageViewController) -> Int { pages.count }

    func presentationIndex(for pageViewController: UIPageViewController) -> Int {
        asked += 1
        return index
    }
}
