import UIKit

/// How large a presented view is, before margins and the maximum width limit it.
///
/// ```swift
/// detail.preferredContentSize = CGSize(width: 0, height: 320)
/// presentAsCard(detail)                                        // 320 points high, and follows when that changes
/// presentAsCard(detail, style: Card(size: .fraction(width: 1, height: 0.5)))
/// ```
public enum PresentationSize: Equatable, Sendable {
    /// As large as the content asks: its `preferredContentSize`, or else what Auto Layout finds for the width. Of a
    /// navigation controller the controller on top counts, and the bar above it where Auto Layout finds the size. Content
    /// larger than the room gets the room.
    case fitting
    /// The given size in points.
    case fixed(CGSize)
    /// Shares of the room that margins and safe area leave, each 0…1; `nil` fits that side to the content.
    case fraction(width: CGFloat?, height: CGFloat?)
}
