import UIKit

/// Screens compute frames from left to right, and mirror them at the end where the layout runs from right to left.
extension UIView {
    var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// Mirrors the frames of all subviews where the layout runs from right to left.
    func mirrorSubviews() {
        mirror(subviews)
    }

    /// Mirrors the frames of some subviews where the layout runs from right to left.
    func mirror(_ views: [UIView]) {
        guard isRightToLeft else { return }
        for view in views { view.frame.origin.x = bounds.width - view.frame.maxX }
    }
}
