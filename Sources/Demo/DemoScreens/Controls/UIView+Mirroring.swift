import UIKit

/// Layout with frames is written from left to right, and turned round at its end where the language runs the other way.
extension UIView {
    var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// Turns the places of all subviews round, if need be.
    func mirrorSubviews() {
        mirror(subviews)
    }

    func mirror(_ views: [UIView]) {
        guard isRightToLeft else { return }
        for view in views { view.frame.origin.x = bounds.width - view.frame.maxX }
    }
}
