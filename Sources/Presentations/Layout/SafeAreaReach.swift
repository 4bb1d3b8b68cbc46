import UIKit

extension UIEdgeInsets {
    /// What of a container's safe area reaches into a view in it: per edge what the view does not stay away from, and
    /// at most the whole inset (SA1).
    func reaching(into frame: CGRect, in container: CGSize) -> UIEdgeInsets {
        UIEdgeInsets(
            top: min(max(0, top - frame.minY), top), left: min(max(0, left - frame.minX), left),
            bottom: min(max(0, frame.maxY - container.height + bottom), bottom),
            right: min(max(0, frame.maxX - container.width + right), right))
    }
}

extension LayoutEnvironment {
    /// The safe area on those edges on which none of it reaches into a view that rests in `frame`: wherever that view is
    /// moved, its content does without. On the other edges zero.
    func suppressedSafeArea(of frame: CGRect) -> UIEdgeInsets {
        let reach = safeArea.reaching(into: frame, in: container)
        // Both are on the pixel grid: less than half a point is rounding.
        func unless(_ reach: CGFloat, _ inset: CGFloat) -> CGFloat { reach < 0.5 ? max(0, inset) : 0 }
        return UIEdgeInsets(
            top: unless(reach.top, safeArea.top), left: unless(reach.left, safeArea.left),
            bottom: unless(reach.bottom, safeArea.bottom), right: unless(reach.right, safeArea.right))
    }
}
