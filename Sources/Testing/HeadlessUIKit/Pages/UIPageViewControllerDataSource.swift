/// Supplies the pages next to the one that is shown. Without it fingers turn no pages.
@MainActor
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
    /// Nil where the page is the first.
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController?
    /// Nil where the page is the last.
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController?

    /// The number of dots at the bottom. Pages that scroll horizontally have dots if the data source has this method and the
    /// next. Asked when `setViewControllers(_:direction:animated:completion:)` is called. Optional on Apple's platforms.
    func presentationCount(for pageViewController: UIPageViewController) -> Int
    /// Which dot stands out. Not asked after a page was turned by a finger: the next dot is taken (PV7). Optional on Apple's
    /// platforms.
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
