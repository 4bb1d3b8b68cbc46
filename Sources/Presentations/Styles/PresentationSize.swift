import UIKit

/// The size of a presented view, before margins and the maximum width limit it.
///
/// A width or height that is zero, negative, NaN or infinite fills the room inside the margins and the safe area.
///
/// ```swift
/// detail.preferredContentSize = CGSize(width: 0, height: 320)
/// presentAsCard(detail)  // 320 points high, and follows when that changes
/// presentAsCard(detail, style: Card(size: .fraction(width: 1, height: 0.5)))
/// ```
public enum PresentationSize: Equatable, Sendable {
    /// The size that the content asks for: its `preferredContentSize`, or else the size that Auto Layout finds for the
    /// width. For a navigation controller, the content is the view controller on top, and a size that Auto Layout finds
    /// includes the navigation bar. Content that is larger than the room fills the room.
    case fitting
    /// A size in points.
    case fixed(CGSize)
    /// Fractions of the room inside the margins and the safe area, each 0…1. For `nil`, the content decides the width
    /// or height.
    case fraction(width: CGFloat?, height: CGFloat?)
}
