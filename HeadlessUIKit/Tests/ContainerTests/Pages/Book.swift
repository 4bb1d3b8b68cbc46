import UIKit

@testable import TestSupport

/// Five pages in a page view controller that fills a phone, with a log of requests and appearance calls.
@MainActor
final class Book: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    let journal = Journal()
    let pages: [NotedViewController]
    let pager: UIPageViewController
    let phone: Phone
    let fingers: Touchscreen
    var onWillTurn: () -> Void = {}
    var onDidTurn: () -> Void = {}
    var spine: UIPageViewController.SpineLocation?

    init(
        style: UIPageViewController.TransitionStyle = .scroll,
        orientation: UIPageViewController.NavigationOrientation = .horizontal,
        options: [UIPageViewController.OptionsKey: Any]? = nil, page: Int = 0, pageCount: Int = 1, isDriven: Bool = true
    ) {
        MainLoop.current.settle()
        pages = (0..<5).map { [journal] in NotedViewController("\($0)", journal) }
        pager = UIPageViewController(transitionStyle: style, navigationOrientation: orientation, options: options)
        pager.setViewControllers(Array(pages[page..<page + pageCount]), direction: .forward, animated: false)
        phone = Phone(root: pager)
        fingers = Touchscreen(phone.window)
        super.init()
        if isDriven { pager.dataSource = self }
        pager.delegate = self
        MainLoop.current.settle()
        _ = journal.take()
    }

    /// As apps find it.
    var scroller: UIScrollView? { pager.view.subviews.lazy.compactMap { $0 as? UIScrollView }.first }

    var offset: CGPoint? { scroller?.contentOffset }

    /// The numbers of the visible pages.
    var numbers: [String] { names(pager.viewControllers ?? []) }

    private func names(_ controllers: [UIViewController]) -> [String] {
        controllers.map { ($0 as? NotedViewController)?.name ?? "?" }
    }

    private func index(_ controller: UIViewController) -> Int? { pages.firstIndex { $0 === controller } }

    /// Returns the calls of the data source and the delegate since the last query.
    func takeCalls() -> [String] { journal.take().filter { !$0.contains(".") } }

    func drag(by way: CGPoint, duration: TimeInterval = 0.2, from start: CGPoint = .middle) {
        fingers.down(at: start)
        fingers.drag(to: start.moved(way.x, way.y), duration: duration)
    }

    /// Moves far and quickly enough to turn a page.
    func swipe(_ dx: CGFloat, _ dy: CGFloat = 0) {
        drag(by: CGPoint(x: dx, y: dy), duration: 0.1)
        fingers.up()
        MainLoop.current.settle()
    }

    func set(
        _ numbers: [Int], _ direction: UIPageViewController.NavigationDirection = .forward, animated: Bool = true,
        completion: ((Bool) -> Void)? = nil
    ) {
        pager.setViewControllers(
            numbers.map { pages[$0] }, direction: direction, animated: animated, completion: completion)
    }

    // MARK: Data source

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? {
        guard let index = index(viewController) else { return nil }
        journal.note("before \(index)")
        return index > 0 ? pages[index - 1] : nil
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? {
        guard let index = index(viewController) else { return nil }
        journal.note("after \(index)")
        return index < pages.count - 1 ? pages[index + 1] : nil
    }

    // MARK: Delegate

    func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
    ) {
        journal.note("will \(names(pendingViewControllers).joined(separator: "+"))")
        onWillTurn()
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {
        let previous = names(previousViewControllers).joined(separator: "+")
        journal.note("did \(completed ? "leave" : "stay on") \(previous)\(finished ? "" : ", cut short")")
        onDidTurn()
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
    ) -> UIPageViewController.SpineLocation {
        journal.note("spine \(orientation.isLandscape ? "landscape" : "portrait")")
        guard let spine else { return pageViewController.spineLocation }
        set(spine == .mid ? [0, 1] : [0], animated: false)
        return spine
    }
}
