import Foundation

/// The graphics state of a context, saved and restored as a whole.
struct DrawingState {
    /// The transform to the drawing's own coordinates.
    var transform = CGAffineTransform.identity
    var fill = CGColor(gray: 0, alpha: 1)
    var stroke = CGColor(gray: 0, alpha: 1)
    var line = LineStyle()
    var alpha: CGFloat = 1
    var clips: [[PathStep]] = []
}
