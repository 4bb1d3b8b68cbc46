import UIKit

/// The part of a zooming view that is seen: a rounded rectangle, in points from the view's top left corner.
struct ZoomWindow: Equatable, Sendable {
    var rect: CGRect
    var cornerRadius: CGFloat
    /// Where the target is: there the window is opaque, and beside it transparent. `nil` for a window that is opaque all over.
    var target: CGRect?
}
