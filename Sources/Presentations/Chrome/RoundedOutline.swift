import UIKit

/// A rectangle with some corners rounded, and perhaps an arrow.
struct RoundedOutline: Equatable {
    let rect: CGRect
    let radius: CGFloat
    let corners: CACornerMask
    var arrow: PresentationArrow?

    @MainActor
    var path: CGPath {
        // Both option sets number the corners alike.
        let rounded = UIRectCorner(rawValue: UIRectCorner.RawValue(corners.rawValue))
        let radii = CGSize(width: radius, height: radius)
        let path = UIBezierPath(roundedRect: rect, byRoundingCorners: rounded, cornerRadii: radii)
        if let arrow = arrow?.path(beside: rect) {
            arrow.close()
            path.append(arrow)
        }
        return path.cgPath
    }
}
