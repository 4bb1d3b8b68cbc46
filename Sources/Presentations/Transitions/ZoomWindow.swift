import UIKit

/// The visible part of a zooming view: a rounded rectangle, in points from the view's top left corner.
struct ZoomWindow: Equatable, Sendable {
    var rect: CGRect
    var cornerRadius: CGFloat
    /// The frame of the target. The window is opaque there, and transparent around it. `nil` for a window that is
    /// opaque everywhere.
    var target: CGRect?
}
