import UIKit

/// A rectangle with some corners rounded.
struct RoundedOutline: Equatable {
    let rect: CGRect
    let radius: CGFloat
    let corners: CACornerMask

    @MainActor
    var path: CGPath {
        // Both option sets number the corners alike.
        let rounded = UIRectCorner(rawValue: UIRectCorner.RawValue(corners.rawValue))
        let radii = CGSize(width: radius, height: radius)
        return UIBezierPath(roundedRect: rect, byRoundingCorners: rounded, cornerRadii: radii).cgPath
    }
}
