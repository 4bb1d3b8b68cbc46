import UIKit

extension CALayer {
    /// Whether the layer or one in it has an animation or is a scroll view that runs out: whether its numbers are those
    /// of a moment.
    @MainActor var isInMotion: Bool {
        guard animationKeys()?.isEmpty ?? true else { return true }
        if let view = delegate as? UIScrollView, view.isDecelerating { return true }
        return sublayers?.contains { $0.isInMotion } ?? false
    }
}
