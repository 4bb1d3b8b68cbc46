import UIKit

/// Records the calls of a scroll view's delegate.
final class ScrollListener: NSObject, UIScrollViewDelegate {
    var onScroll: (UIScrollView) -> Void = { _ in }
    var onWillEnd: (UnsafeMutablePointer<CGPoint>) -> Void = { _ in }
    private let journal: Journal

    init(_ journal: Journal) {
        self.journal = journal
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        journal.note("scroll didScroll")
        onScroll(scrollView)
    }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { journal.note("scroll willBeginDragging") }

    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        journal.note("scroll willEndDragging(\((velocity.y * 1000).rounded() / 1000))")
        onWillEnd(targetContentOffset)
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        journal.note("scroll didEndDragging(\(decelerate))")
    }

    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { journal.note("scroll willBeginDecelerating") }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { journal.note("scroll didEndDecelerating") }
}
