import UIKit

/// How large a presented view is, before margins and the maximum width limit it.
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
