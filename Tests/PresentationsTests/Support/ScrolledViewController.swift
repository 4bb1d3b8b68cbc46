import UIKit

/// Scrolling content that records its appearance calls.
package final class ScrolledViewController: CountingViewController {
    package let scrollView = UIScrollView()
    private let length: CGFloat

    /// - Parameter length: The length of the content, in points.
    package init(_ size: CGSize = .zero, length: CGFloat) {
        self.length = length
        super.init(size)
    }

    package override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(scrollView)
    }

    package override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        scrollView.frame = view.bounds
        scrollView.contentSize = CGSize(width: view.bounds.width, height: length)
    }

    /// True if the content is at a position where it can rest, to a pixel.
    package var isAtRest: Bool {
        let inset = scrollView.adjustedContentInset
        let end = max(-inset.top, scrollView.contentSize.height + inset.bottom - scrollView.bounds.height)
        return (-inset.top - 0.5...end + 0.5).contains(scrollView.contentOffset.y)
    }
}
