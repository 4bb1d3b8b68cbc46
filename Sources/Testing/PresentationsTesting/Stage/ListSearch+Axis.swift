import UIKit

extension ListSearch {
    /// The axis along which a list scrolls.
    @MainActor
    enum Axis {
        case vertical, horizontal

        /// Returns whether there is more content along the axis than can be seen.
        func isScrollable(_ list: UIScrollView) -> Bool {
            let limits = limits(of: list)
            return list.isScrollEnabled && limits.upperBound > limits.lowerBound
        }

        func offset(of list: UIScrollView) -> CGFloat { along(list.contentOffset) }

        func start(of rect: CGRect) -> CGFloat { along(rect.origin) }

        /// The first and the last offset at which the list rests.
        func limits(of list: UIScrollView) -> ClosedRange<CGFloat> {
            let (before, after) = insets(of: list)
            let content = self == .vertical ? list.contentSize.height : list.contentSize.width
            return -before...max(-before, content + after - length(of: list))
        }

        /// Returns the length of the list inside its insets.
        func visibleLength(of list: UIScrollView) -> CGFloat {
            let (before, after) = insets(of: list)
            return length(of: list) - before - after
        }

        func point(at offset: CGFloat, of list: UIScrollView) -> CGPoint {
            self == .vertical
                ? CGPoint(x: list.contentOffset.x, y: offset) : CGPoint(x: offset, y: list.contentOffset.y)
        }

        /// Scrolls the shortest way that shows all of a view inside the insets. A view that is longer than the room
        /// stays.
        func show(_ view: UIView, in list: UIScrollView) {
            let frame = view.convert(view.bounds, to: list)
            let start = along(frame.origin)
            let end = start + (self == .vertical ? frame.height : frame.width)
            let first = offset(of: list) + insets(of: list).before
            let last = first + visibleLength(of: list)
            guard end - start <= last - first else { return }
            let limits = limits(of: list)
            let way = start < first ? start - first : max(0, end - last)
            let target = min(max(offset(of: list) + way, limits.lowerBound), limits.upperBound)
            guard way != 0 else { return }
            list.setContentOffset(point(at: target, of: list), animated: false)
        }

        private func along(_ point: CGPoint) -> CGFloat { self == .vertical ? point.y : point.x }

        private func length(of list: UIScrollView) -> CGFloat {
            self == .vertical ? list.bounds.height : list.bounds.width
        }

        private func insets(of list: UIScrollView) -> (before: CGFloat, after: CGFloat) {
            let inset = list.adjustedContentInset
            return self == .vertical ? (inset.top, inset.bottom) : (inset.left, inset.right)
        }
    }
}
