import UIKit

extension UIEdgeInsets {
    /// Returns the parts of a container's safe area that reach into a view with a frame in it. As in UIKit, each edge
    /// is computed on its own: the inset minus the view's distance from the edge, at least zero and at most the whole
    /// inset (SA1).
    func reaching(into frame: CGRect, in container: CGSize) -> UIEdgeInsets {
        UIEdgeInsets(
            top: min(max(0, top - frame.minY), top), left: min(max(0, left - frame.minX), left),
            bottom: min(max(0, frame.maxY - container.height + bottom), bottom),
            right: min(max(0, frame.maxX - container.width + right), right))
    }
}

extension LayoutEnvironment {
    /// Returns the insets of the edges whose safe area does not reach into a view that rests in `frame`, and zero for
    /// the other edges. The content of the view ignores these insets wherever a drag or an animation moves the view.
    func suppressedSafeArea(of frame: CGRect) -> UIEdgeInsets {
        let reach = safeArea.reaching(into: frame, in: container)
        // Both are on the pixel grid, so less than half a point is rounding.
        func unless(_ reach: CGFloat, _ inset: CGFloat) -> CGFloat { reach < 0.5 ? max(0, inset) : 0 }
        return UIEdgeInsets(
            top: unless(reach.top, safeArea.top), left: unless(reach.left, safeArea.left),
            bottom: unless(reach.bottom, safeArea.bottom), right: unless(reach.right, safeArea.right))
    }
}

extension UIEdgeInsets {
    static func + (a: UIEdgeInsets, b: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(top: a.top + b.top, left: a.left + b.left, bottom: a.bottom + b.bottom, right: a.right + b.right)
    }

    static func - (a: UIEdgeInsets, b: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(top: a.top - b.top, left: a.left - b.left, bottom: a.bottom - b.bottom, right: a.right - b.right)
    }
}
