/// Supplies the pages next to the visible one. Without it fingers turn no pages.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
    /// Returns nil if the page is the first.
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController?
    /// Returns nil if the page is the last.
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController?

    /// Returns the number of dots at the bottom. Pages that scroll horizontally have dots if the data source has this
    /// method and the next. Called when `setViewControllers(_:direction:animated:completion:)` is called. Optional on
    /// Apple's platforms.
    func presentationCount(for pageViewController: UIPageViewController) -> Int
    /// Returns the index of the emphasised dot. Not called after a finger has turned a page: then it is the next dot
    /// (PV7). Optional on Apple's platforms.
    func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
    public func presentationCount(for pageViewController: UIPageViewController) -> Int {
        OptionalMethods.noteMissing()
        return 0
    }

    public func presentationIndex(for pageViewController: UIPageViewController) -> Int {
        OptionalMethods.noteMissing()
        return 0
    }
}
